/** Plays sound effects if enabled. Silent until the first user gesture, as browsers require. */
import { settings } from '../settings.svelte'
import { arrange, type Note, type SoundName } from './notes'

export { soundsFor } from './choose'
export type { SoundName } from './notes'

let context: AudioContext | null = null
let rush: AudioBuffer | null = null
let touched = false

if (typeof addEventListener === 'function') {
  // Capturing: some parts of the page keep their clicks and keys to themselves.
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { capture: true, passive: true })
}

function wake(): void {
  touched = true
  if (settings.sound) ready()
}

/** The context, made when it may be; null where there is no sound to be had. */
function ready(): AudioContext | null {
  if (!touched || typeof AudioContext === 'undefined') return null
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
    return context
  } catch {
    return null
  }
}

export function play(names: SoundName | readonly SoundName[]): void {
  const wanted = typeof names === 'string' ? [names] : names
  if (!settings.sound || settings.volume <= 0 || wanted.length === 0) return
  const to = ready()
  if (!to) return
  const master = to.createGain()
  master.gain.value = Math.min(1, settings.volume)
  master.connect(to.destination)
  // A moment ahead: what is due at once would begin with a click.
  const start = to.currentTime + 0.02
  for (const note of arrange(wanted)) sound(to, master, note, start + note.at)
}

function sound(to: AudioContext, master: AudioNode, note: Note, at: number): void {
  const end = at + note.length
  const loudness = to.createGain()
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(note.gain, at + Math.min(0.012, note.length / 4))
  loudness.gain.exponentialRampToValueAtTime(0.0001, end)
  loudness.connect(master)
  if (note.kind === 'noise') {
    const source = to.createBufferSource()
    source.buffer = rush ??= makeRush(to)
    const filter = to.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 0.9
    slide(filter.frequency, note, at, end)
    source.connect(filter).connect(loudness)
    source.start(at)
    source.stop(end)
  } else {
    const source = to.createOscillator()
    source.type = note.kind
    slide(source.frequency, note, at, end)
    source.connect(loudness)
    source.start(at)
    source.stop(end)
  }
}

function slide(frequency: AudioParam, note: Note, at: number, end: number): void {
  frequency.setValueAtTime(note.from, at)
  if (note.to !== note.from) frequency.exponentialRampToValueAtTime(note.to, end)
}

/** A second of noise, longer than any note. */
function makeRush(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate, to.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
