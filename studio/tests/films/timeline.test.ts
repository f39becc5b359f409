import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { beatAt, framesPerSecond, layOut, letterWidthFor, sizeText } from '../../films/timeline.ts'
import { momentOf } from '../../films/stage.ts'
import { said, script } from './trial-script.ts'

describe('the timeline', () => {
  const film = layOut(
    'nanotechnology',
    script,
    script.beats.map(({ say }) => said(say)),
    [{}, {}, {}],
  )

  it('follows the voice: a beat lasts as long as it takes to say it', () => {
    for (const [i, beat] of film.beats.entries()) {
      expect(beat.speaks).toBeGreaterThan(beat.start)
      expect(beat.start + beat.duration).toBeCloseTo(beat.speaks + said(script.beats[i]!.say).duration + 0.4, 9)
      expect(film.beats[i + 1]?.start ?? film.closing).toBeCloseTo(beat.start + beat.duration, 9)
    }
    expect(film.frames / framesPerSecond).toBe(film.duration)
    expect(film.duration).toBeGreaterThan(film.closing + 1)
  })

  it('ties cues to words', () => {
    const beat = film.beats[1]!
    const word = said(script.beats[1]!.say).words.find(({ text }) => text === 'doblada')!
    const moment = momentOf(beat, beat.speaks - beat.start + word.start + 0.5)
    expect(moment.since('bend')).toBeCloseTo(0.5, 9)
    expect(moment.since('other')).toBe(-Infinity)
    expect(moment.since('toString')).toBe(-Infinity)
  })

  it('prefers a whole word to a part of one, and refuses what the voice does not say', () => {
    const beats = script.beats.map((beat) => ({
      ...beat,
      say: 'El soldado ve el sol. ¿Sale?',
      cues: { sun: 'sol' } as Record<string, string>,
    }))
    const laid = layOut(
      'nanotechnology',
      { ...script, beats },
      beats.map(({ say }) => said(say)),
      [{}, {}, {}],
    )
    const sun = said(beats[0]!.say).words[4]!
    expect(sun.text).toBe('sol')
    expect(laid.beats[0]!.cues['sun']).toBeCloseTo(laid.beats[0]!.speaks + sun.start, 9)
    const odd = beats.map((beat) => ({ ...beat, cues: { sun: 'luna' } }))
    expect(() =>
      layOut(
        'nanotechnology',
        { ...script, beats: odd },
        beats.map(({ say }) => said(say)),
        [],
      ),
    ).toThrow(/beats\.0\.cues\.sun: “luna” is not said/)
  })

  it('lets headline words enter one after another, soon', () => {
    for (const { headline } of film.beats) {
      expect(headline.map(({ text }) => text)).toEqual(['La', 'luz', 'entra'])
      for (const [i, word] of headline.entries()) {
        expect(word.at).toBeGreaterThan(headline[i - 1]?.at ?? 0)
        expect(word.at).toBeLessThan(3)
      }
    }
  })

  it('knows the beat of any time', () => {
    expect(beatAt(film, 0)).toBe(0)
    expect(beatAt(film, film.beats[2]!.start)).toBe(2)
    expect(beatAt(film, film.duration)).toBe(2)
  })

  it('writes sizes as they are read', () => {
    expect([1e-10, 1e-9, 6e-8, 1.5e-6, 2e-3, 0.15, 1, 1.8, 12_700].map(sizeText)).toEqual([
      '0,1 nm',
      '1 nm',
      '60 nm',
      '1,5 µm',
      '2 mm',
      '15 cm',
      '1 m',
      '1,8 m',
      '13 km',
    ])
  })

  it('makes letters as wide as the thing is large, by the tokens', () => {
    const tokens = readFileSync(new URL('../../../src/frame/tokens.css', import.meta.url), 'utf8')
    const names = ['nm', '10nm', '100nm', 'um', '10um', '100um', 'mm', 'cm']
    for (const [i, name] of names.entries()) {
      const [, width] = new RegExp(`--w-${name}: (\\d+)%`).exec(tokens) ?? []
      expect(letterWidthFor(10 ** (i - 9)), name).toBeCloseTo(Number(width), 6)
    }
  })
})
