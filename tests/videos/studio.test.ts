import { mkdtempSync, writeFileSync, mkdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { sentencesIn, type VideoScript } from '../../src/content/video-script.ts'
import type { Word } from '../../src/talk/contract.ts'
import { cueLimits, asVtt, makeCues, sentencesOfBeat, type SpokenSentence } from '../../tools/videos/captions.ts'
import { applyChanges, writeChanges } from '../../tools/videos/frame-changes.ts'
import { coloursOn, nightGround, nightLine, zedColours } from '../../tools/videos/palette.ts'
import { ScriptError, readScripts } from '../../tools/videos/script-files.ts'
import {
  beatAt,
  framesPerSecond,
  layOut,
  letterWidthFor,
  sizeText,
  type Narration,
} from '../../tools/videos/timeline.ts'
import { momentOf } from '../../tools/videos/stage.ts'
import { appear, bump, clamp, ease, loop, pulse, spring, wander } from '../../tools/videos/motion.ts'

const script: VideoScript = {
  id: '1',
  slug: 'de-prueba',
  title: { es: 'De prueba', en: 'A trial' },
  summary: { es: 'Una prueba.', en: 'A trial.' },
  releaseDate: '2026-10-01',
  scale: 1e-9,
  sources: [{ title: 'A', publisher: 'B', year: 2000, url: 'https://example.org/' }],
  thumbnail: { beat: 0, at: 0.5 },
  beats: [1, 2, 3].map(() => ({
    scene: 'nano/lattice',
    settings: {},
    ground: 'paper' as const,
    headline: 'La luz entra',
    say: 'La luz entra recta. ¿Sale doblada?',
    english: 'Light enters straight. Does it leave bent?',
    cues: { bend: 'doblada' },
    rest: 0.4,
    emotion: 'neutral' as const,
  })),
}

/** Words of a text, a quarter of a second each. */
function said(text: string, pace = 0.25): Narration {
  const words: Word[] = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, i) => ({
    text: word,
    start: 0.06 + i * pace,
    end: 0.06 + (i + 0.8) * pace,
    from: index,
    to: index + word.length,
  }))
  return { duration: words.length * pace + 0.3, words, visemes: [{ time: 0, viseme: 'sil', weight: 0 }] }
}

function folderWith(text: string, name = '01-de-prueba.yaml', topic = 'nanotechnology'): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'))
  mkdirSync(path.join(folder, topic))
  writeFileSync(path.join(folder, topic, name), text)
  return folder
}

describe('scripts', () => {
  it('are read by slug, name and topic', () => {
    const folder = folderWith(stringify(script))
    for (const wanted of [[], ['de-prueba'], ['01-de-prueba'], ['nanotechnology/01-de-prueba'], ['nanotechnology']])
      expect(readScripts(wanted, folder).map(({ name }) => name)).toEqual(['01-de-prueba'])
  })

  it.each<[string, (data: VideoScript) => unknown, RegExp]>([
    ['a missing title', (data) => ({ ...data, title: undefined }), /01-de-prueba\.yaml: title: is missing/],
    ['a field that is none', (data) => ({ ...data, tittle: 'x' }), /tittle: is not a field of a script/],
    ['a number in place of a text', (data) => ({ ...data, id: 1 }), /id: must be a text in quotes/],
    ['two beats', (data) => ({ ...data, beats: data.beats.slice(1) }), /beats: must have at least three beats/],
    [
      'a sentence without its translation',
      (data) => ({ ...data, beats: data.beats.map((beat) => ({ ...beat, english: 'Only one.' })) }),
      /beats\.0: english must have as many sentences/,
    ],
    [
      'a cue whose word is not said',
      (data) => ({ ...data, beats: data.beats.map((beat) => ({ ...beat, cues: { bend: 'torcida' } })) }),
      /beats\.0: every cue must name words that stand in say/,
    ],
    [
      'a thumbnail of no beat',
      (data) => ({ ...data, thumbnail: { beat: 7, at: 0 } }),
      /thumbnail\.beat must be one of/,
    ],
    ['a day that is none', (data) => ({ ...data, releaseDate: '15 May' }), /releaseDate: must be a day/],
    ['another slug than its name', (data) => ({ ...data, slug: 'otra' }), /must be 01-otra\.yaml/],
  ])('refuse %s, naming file, field and remedy', (_name, change, message) => {
    const folder = folderWith(stringify(change(structuredClone(script))))
    expect(() => readScripts([], folder)).toThrow(ScriptError)
    expect(() => readScripts([], folder)).toThrow(message)
  })

  it('refuse bad YAML and names that fit none', () => {
    expect(() => readScripts([], folderWith('id: "1\n  x: ['))).toThrow(/01-de-prueba\.yaml: is no valid YAML/)
    expect(() => readScripts(['nothing'], folderWith(stringify(script)))).toThrow(/No script is called nothing/)
  })
})

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
    const tokens = readFileSync(new URL('../../src/shell/tokens.css', import.meta.url), 'utf8')
    const names = ['nm', '10nm', '100nm', 'um', '10um', '100um', 'mm', 'cm']
    for (const [i, name] of names.entries()) {
      const [, width] = new RegExp(`--w-${name}: (\\d+)%`).exec(tokens) ?? []
      expect(letterWidthFor(10 ** (i - 9)), name).toBeCloseTo(Number(width), 6)
    }
  })
})

describe('captions', () => {
  const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'abcdeñóí') })
  const sentence = fc
    .tuple(
      fc.array(fc.tuple(word, fc.constantFrom('', '', '', ',')), { minLength: 1, maxLength: 45 }),
      fc.constantFrom('.', '?', '!'),
    )
    .map(
      ([words, end]) =>
        `${words
          .map(([text, mark]) => text + mark)
          .join(' ')
          .replace(/,$/, '')}${end}`,
    )
  const beat = fc.record({
    sentences: fc.array(fc.tuple(sentence, sentence), { minLength: 1, maxLength: 4 }),
    pace: fc.double({ min: 0.12, max: 0.6, noNaN: true }),
  })

  function sentencesOf(beats: { sentences: [string, string][]; pace: number }[]) {
    let speaks = 0.4
    return beats.flatMap(({ sentences, pace }) => {
      const say = sentences.map(([es]) => es).join(' ')
      const english = sentences.map(([, en]) => en).join(' ')
      const { words, duration } = said(say, pace)
      const found = sentencesOfBeat({ say, english, speaks, words })
      speaks += duration + 0.6
      return found
    })
  }

  const rules = (sentences: SpokenSentence[]) => {
    const cues = makeCues(sentences)
    for (const [i, cue] of cues.entries()) {
      expect(cue.text.length).toBeLessThanOrEqual(cueLimits.characters)
      expect(cue.text.trim()).toBe(cue.text)
      expect(cue.text).not.toBe('')
      expect(cue.end - cue.start).toBeLessThanOrEqual(cueLimits.seconds + 1e-6)
      expect(cue.end - cue.start).toBeGreaterThanOrEqual(cueLimits.shortest - 1e-6)
      const next = cues[i + 1]
      if (next) expect(next.start).toBeGreaterThanOrEqual(cue.end - 1e-6)
    }
    // Nothing is lost.
    expect(cues.map(({ text }) => text).join(' ')).toBe(sentences.map(({ text }) => text).join(' '))
    return cues
  }

  it('keep to the rules and lose no word, in both languages', () => {
    fc.assert(
      fc.property(fc.array(beat, { minLength: 1, maxLength: 4 }), (beats) => {
        const sentences = sentencesOf(beats)
        rules(sentences.map(({ es }) => es))
        rules(sentences.map(({ en }) => en))
      }),
      { numRuns: 200 },
    )
  })

  it('come with their words', () => {
    const say = 'La luz entra recta. ¿Sale doblada?'
    const [first, second] = rules(
      sentencesOfBeat({ say, english: 'It enters. It leaves?', speaks: 2, words: said(say).words }).map(({ es }) => es),
    )
    expect(first?.text).toBe('La luz entra recta.')
    expect(first?.start).toBeCloseTo(2.06, 3)
    expect(second?.start).toBeCloseTo(2.06 + 4 * 0.25, 3)
  })

  it('divide a long sentence where one breathes', () => {
    const say =
      'Primero llega una onda larga que recorre todo el cristal, después los electrones la siguen a un lado y a otro sin descanso.'
    const cues = rules(
      sentencesOfBeat({ say, english: say, speaks: 0, words: said(say, 0.3).words }).map(({ es }) => es),
    )
    expect(cues.map(({ text }) => text)).toEqual([
      'Primero llega una onda larga que recorre todo el cristal,',
      'después los electrones la siguen a un lado y a otro sin descanso.',
    ])
  })

  it('are WebVTT', () => {
    const vtt = asVtt([{ start: 0.5, end: 61.0625, text: 'a < b & c' }], 'es')
    expect(vtt).toBe('WEBVTT\nLanguage: es\n\n1\n00:00:00.500 --> 00:01:01.063\na &lt; b &amp; c\n')
  })

  it('know sentences with figures in them', () => {
    expect(sentencesIn('Mide 2.5 nanómetros. ¿Y qué? ¡Mucho!')).toEqual(['Mide 2.5 nanómetros.', '¿Y qué?', '¡Mucho!'])
  })
})

describe('frames on their way', () => {
  it('arrive as they were drawn', () => {
    const frame = fc.uint32Array({ minLength: 40, maxLength: 40, max: 3 })
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 6 }), (frames) => {
        const room = new Uint32Array(frames.length * 90)
        let used = 0
        let before = new Uint32Array(40)
        for (const now of frames) {
          used += writeChanges(before, now, room, used)
          before = Uint32Array.from(now)
        }
        const shown = new Uint32Array(40)
        let at = 0
        for (const now of frames) {
          at = applyChanges(shown, room.subarray(0, used), at)
          expect([...shown]).toEqual([...now])
        }
        expect(at).toBe(used)
      }),
    )
  })

  it('are nothing when nothing moved', () => {
    const still = Uint32Array.from({ length: 1000 }, (_, i) => i)
    expect(writeChanges(still, still, new Uint32Array(10))).toBe(2)
  })
})

describe('motion', () => {
  it('begins at 0 and comes to 1, without jumps', () => {
    for (const shape of Object.values(ease)) {
      expect(shape(-1)).toBeCloseTo(0, 9)
      expect(shape(0)).toBeCloseTo(0, 9)
      expect(shape(1)).toBeCloseTo(1, 9)
      expect(shape(3)).toBeCloseTo(1, 9)
      for (let t = 0; t < 1; t += 0.01) expect(Math.abs(shape(t + 0.01) - shape(t))).toBeLessThan(0.08)
    }
    expect(appear(-Infinity)).toBe(0)
    expect(spring(-Infinity)).toBe(0)
    expect(spring(9)).toBeCloseTo(1, 6)
  })

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.integer({ min: 0, max: 999 }), (time, seed) => {
        for (const value of [loop(time, 1.7), pulse(time), bump(time, 1, 2), clamp(time)]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
        expect(Math.abs(wander(time, seed))).toBeLessThanOrEqual(1.0001)
      }),
    )
  })
})

describe('the palette', () => {
  it('is that of the tokens', () => {
    const tokens = readFileSync(new URL('../../src/shell/tokens.css', import.meta.url), 'utf8')
    const pair = (name: string) =>
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1) ?? []
    const light = coloursOn('paper', 'nano')
    const dark = coloursOn('night', 'nano')
    for (const [ink, name] of Object.entries({ nano: 'n', info: 'i', bio: 'b', cogno: 'c', zed: 'zed' })) {
      expect([light[ink as 'nano'], dark[ink as 'nano']], ink).toEqual(pair(name))
    }
    expect(light.ground).toBe(pair('tray')[0])
    expect(light.key).toBe(pair('ink')[0])
    expect([nightGround, nightLine]).toEqual([pair('paper')[1], pair('ink')[1]])
    expect([zedColours.disc, zedColours.pale]).toEqual([pair('zed')[0], pair('zed-pale')[0]])
  })

  it('never puts an ink on a field of itself', () => {
    for (const ink of ['nano', 'info', 'bio', 'cogno'] as const) {
      const colours = coloursOn('ink', ink)
      for (const name of ['inkA', 'inkB', 'nano', 'info', 'bio', 'cogno', 'line'] as const)
        expect(colours[name], `${ink} ${name}`).not.toBe(colours.ground)
    }
  })
})

it('the trial script is one that could stand in a file', () => {
  expect(parse(stringify(script))).toEqual(script)
})
