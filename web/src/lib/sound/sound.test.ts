import { afterEach, describe, expect, it, vi } from 'vitest'

/** Browsers differ in what they have; the page must not. */
async function load(made: number[] | null) {
  vi.resetModules()
  const listeners: Record<string, () => void> = {}
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (listeners[name] = listener))
  if (made) {
    const sounds = made
    const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
    const node = () => ({
      connect: vi.fn((to: unknown) => to),
      gain: param(),
      frequency: param(),
      Q: param(),
      start: vi.fn(),
      stop: vi.fn(),
    })
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running'
        currentTime = 0
        sampleRate = 100
        destination = {}
        createGain = node
        createOscillator = () => (sounds.push(1), node())
        createBufferSource = () => (sounds.push(1), node())
        createBiquadFilter = node
        createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
      },
    )
  }
  const { play } = await import('./sound')
  const { settings } = await import('../settings.svelte')
  return { play, settings, gesture: () => listeners.pointerdown?.() }
}

afterEach(() => vi.unstubAllGlobals())

describe('playing', () => {
  it('is off on the first visit', async () => {
    const made: number[] = []
    const { play, gesture } = await load(made)
    gesture()
    play('card')
    expect(made).toHaveLength(0)
  })

  it('waits for a gesture, then plays every note', async () => {
    const made: number[] = []
    const { play, settings, gesture } = await load(made)
    settings.sound = true
    play('car')
    expect(made).toHaveLength(0)
    gesture()
    play(['car', 'car'])
    expect(made).toHaveLength(4)
    settings.volume = 0
    play('car')
    expect(made).toHaveLength(4)
  })

  it('does nothing where the browser has no sound', async () => {
    const { play, settings, gesture } = await load(null)
    settings.sound = true
    gesture()
    expect(() => play(['card', 'end'])).not.toThrow()
  })
})
