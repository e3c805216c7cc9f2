import { describe, expect, it } from 'vitest'
import { arrange, lengthOf, SOUND_NAMES, SOUNDS } from './notes'

describe.each(SOUND_NAMES)('the sound %s', (name) => {
  it('is soft and short', () => {
    expect(lengthOf(name)).toBeGreaterThan(0)
    expect(lengthOf(name)).toBeLessThan(1)
    for (const note of SOUNDS[name]) {
      expect(note.gain).toBeGreaterThan(0)
      expect(note.gain).toBeLessThanOrEqual(0.5)
    }
  })

  it('is never too loud where its notes meet', () => {
    for (const { at } of SOUNDS[name]) {
      const together = SOUNDS[name].filter((note) => note.at <= at && at < note.at + note.length)
      expect(together.reduce((sum, note) => sum + note.gain, 0)).toBeLessThanOrEqual(1)
    }
  })

  it('can be heard by everybody and can be played', () => {
    for (const note of SOUNDS[name]) {
      for (const pitch of [note.from, note.to]) {
        expect(pitch).toBeGreaterThanOrEqual(60)
        expect(pitch).toBeLessThanOrEqual(4000)
      }
      expect(note.at).toBeGreaterThanOrEqual(0)
      expect(note.length).toBeGreaterThan(0)
    }
  })
})

describe('several sounds', () => {
  it('lays cars 60 ms apart', () => {
    const starts = arrange(['car', 'car', 'car'])
      .filter((note) => note.kind === 'triangle')
      .map((note) => note.at)
    expect(starts.map((at) => Math.round(at * 1000))).toEqual([0, 60, 120])
  })

  it('comes one after the other', () => {
    const notes = arrange(['car', 'ticketDone'])
    expect(notes.filter((note) => note.kind === 'sine')[0]?.at).toBeCloseTo(0.06)
  })

  it('does not become a din', () => {
    const many = arrange(Array.from({ length: 200 }, () => 'car' as const))
    expect(Math.max(...many.map((note) => note.at + note.length))).toBeLessThan(1)
  })
})
