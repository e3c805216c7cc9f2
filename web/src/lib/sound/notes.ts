/** The sound effects as synthesized notes. Pure. */
export const SOUND_NAMES = ['card', 'car', 'tunnel', 'yourTurn', 'ticketDone', 'end', 'tick'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

export interface Note {
  /** `noise` is a rush through a narrow filter, the others are waves. */
  readonly kind: 'sine' | 'triangle' | 'noise'
  /** Hertz at the start and at the end. */
  readonly from: number
  readonly to: number
  /** Seconds after the start of the sound, and how long it lasts. */
  readonly at: number
  readonly length: number
  /** How loud at most, where 1 is as loud as can be. */
  readonly gain: number
}

function bell(pitch: number, at: number, length: number, gain: number): Note[] {
  return [
    { kind: 'sine', from: pitch, to: pitch, at, length, gain },
    { kind: 'sine', from: pitch * 2, to: pitch * 2, at, length: length * 0.6, gain: gain * 0.25 },
  ]
}

export const SOUNDS: Record<SoundName, readonly Note[]> = {
  // A card slides over paper.
  card: [{ kind: 'noise', from: 2600, to: 1200, at: 0, length: 0.11, gain: 0.2 }],
  // A small wooden car is put down.
  car: [
    { kind: 'triangle', from: 330, to: 170, at: 0, length: 0.055, gain: 0.3 },
    { kind: 'noise', from: 1800, to: 900, at: 0, length: 0.025, gain: 0.16 },
  ],
  // A train goes into the dark.
  tunnel: [
    { kind: 'noise', from: 420, to: 120, at: 0, length: 0.7, gain: 0.32 },
    { kind: 'sine', from: 110, to: 70, at: 0, length: 0.65, gain: 0.25 },
  ],
  // The station's two-tone bell.
  yourTurn: [...bell(659.3, 0, 0.32, 0.24), ...bell(880, 0.15, 0.5, 0.24)],
  // Three steps up: the line is complete.
  ticketDone: [...bell(523.3, 0, 0.25, 0.2), ...bell(659.3, 0.1, 0.25, 0.2), ...bell(784, 0.2, 0.45, 0.22)],
  // Arrival.
  end: [
    ...bell(392, 0, 0.4, 0.2),
    ...bell(523.3, 0.14, 0.4, 0.2),
    ...bell(659.3, 0.28, 0.4, 0.2),
    ...bell(784, 0.42, 0.55, 0.22),
  ],
  // A pocket watch.
  tick: [{ kind: 'triangle', from: 1250, to: 1150, at: 0, length: 0.025, gain: 0.12 }],
}

/** Seconds from the start of a sound to that of the next: cars are placed one by one. */
const STEP: Record<SoundName, number> = {
  card: 0.1,
  car: 0.06,
  tunnel: 0.35,
  yourTurn: 0.2,
  ticketDone: 0.3,
  end: 0.4,
  tick: 0.1,
}

/** More at once would be a din. */
const MOST = 14

export function lengthOf(name: SoundName): number {
  return Math.max(...SOUNDS[name].map((note) => note.at + note.length))
}

/** The notes of several sounds, one after the other. */
export function arrange(names: readonly SoundName[]): Note[] {
  let start = 0
  return names.slice(0, MOST).flatMap((name) => {
    const begin = start
    start += STEP[name]
    return SOUNDS[name].map((note) => ({ ...note, at: note.at + begin }))
  })
}
