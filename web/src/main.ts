import { mount } from 'svelte'
import './palette.css'
import './app.css'
import App from './App.svelte'
import { followAddress } from './lib/router.svelte'
import { applySettings, settings } from './lib/settings.svelte'
import { known, speak } from './lib/words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')

applySettings()
followAddress()
await speak(settings.language ?? known(navigator.languages))
mount(App, { target })
