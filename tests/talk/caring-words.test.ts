import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { ReplyExtrasSchema } from '../../src/contract/talk-reply.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import { careKinds, emergencies, followUps, sufferers, type CareKind } from '../../src/talk/care/care-kinds.ts'
import type { CareReading } from '../../src/talk/care/care-reading.ts'
import { caringLines, type CareTurn } from '../../src/talk/care/caring-words.ts'
import firstAid from '../../src/talk/care/first-aid.json' with { type: 'json' }
import { defaultHelplines } from '../../src/talk/care/helplines.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import { valueOfWords } from '../speech/value-of-words.ts'

const say = (reading: CareReading, turn: Partial<CareTurn>, language: Language) =>
  caringLines(reading, { turn: 1, seed: 0, ...turn }, language, defaultHelplines)
const textsOf = (...asked: Parameters<typeof say>) => say(...asked).lines.map(({ text }) => text)
const numbersIn = (text: string) => text.match(/\*?\d[\d -]{1,}\d|\*\d+/g) ?? []

describe.each(languages)('in %s', (language) => {
  it.each(emergencies)('an emergency, %s: the number first, then what to do', (emergency) => {
    for (const who of sufferers) {
      const texts = textsOf({ kind: 'emergency', who, emergency }, {}, language)
      expect(texts[0]).toMatch(language === 'es' ? /112 en España o al 911/ : /911 .* or 999/)
      expect(texts[1]).toBe(firstAid[emergency][language])
      expect(texts.length).toBeLessThanOrEqual(3)
    }
    expect(firstAid[emergency].source).toMatch(/^https:\/\//)
  })

  it('names the poison line where it is poison, and only there', () => {
    const of = (emergency: 'poison' | 'overdose' | 'bite') =>
      textsOf({ kind: 'emergency', who: 'other', emergency }, {}, language).join(' ')
    const line = language === 'es' ? '91 562 04 20' : '1-800-222-1222'
    expect(of('poison')).toContain(line)
    expect(of('overdose')).toContain(line)
    expect(of('bite')).not.toContain(line)
  })

  it('is short, asks one question at most, and names two numbers at most', () => {
    for (const kind of careKinds.filter((one) => one !== 'emergency'))
      for (const who of sufferers)
        for (const seed of [0, 1, 2]) {
          const text = textsOf({ kind, who }, { seed }, language).join(' ')
          expect(text.length, text).toBeLessThanOrEqual(420)
          expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
          expect(numbersIn(text).length, text).toBeLessThanOrEqual(2)
        }
  })

  it('speaks to a helper otherwise than to who suffers', () => {
    const kinds: CareKind[] = ['suicide', 'self-harm', 'abuse', 'assault', 'bullying', 'eating', 'panic', 'low-mood']
    for (const kind of kinds)
      expect(textsOf({ kind, who: 'other' }, {}, language)[0]).not.toBe(
        textsOf({ kind, who: 'reader' }, {}, language)[0],
      )
  })

  it('refuses a recipe without a number or a reproach', () => {
    const { lines, help } = say({ kind: 'recipe', who: 'reader' }, {}, language)
    expect(numbersIn(lines.map(({ text }) => text).join(' '))).toEqual([])
    expect(help).toEqual([])
  })

  it('says nothing twice running, whatever follows', () => {
    const readings: CareReading[] = [
      ...careKinds.filter((kind) => kind !== 'emergency').map((kind) => ({ kind, who: 'reader' as const })),
      { kind: 'emergency', who: 'other', emergency: 'overdose' },
    ]
    for (const reading of readings)
      for (const followUp of [undefined, ...followUps]) {
        const turns = [1, 2, 3, 4].map((turn) =>
          textsOf(reading, { turn, followUp: turn === 1 ? undefined : followUp }, language).at(0),
        )
        for (let at = 1; at < turns.length; at += 1)
          expect(turns[at], `${reading.kind} ${followUp}`).not.toBe(turns[at - 1])
      }
  })

  it('says of another country what there is: its own number, else where to look', () => {
    const reading: CareReading = { kind: 'suicide', who: 'reader' }
    const known = textsOf(reading, { turn: 2, followUp: 'elsewhere', region: 'IE' }, language).join(' ')
    expect(known).toContain('116 123')
    const unknown = textsOf(reading, { turn: 2, followUp: 'elsewhere' }, language).join(' ')
    expect(unknown).toContain('findahelpline.com')
    const emergency = textsOf({ kind: 'emergency', who: 'other', emergency: 'bite', region: 'CO' }, {}, language)
    expect(emergency[0]).toContain('123')
    expect(emergency[0]).not.toContain('112')
  })

  it('names the country of a line in the language of the answer', () => {
    const region = (code: string) => textsOf({ kind: 'suicide', who: 'reader' }, { region: code }, language).join(' ')
    const names: Record<Language, Record<string, string>> = {
      es: {
        GB: 'En Reino Unido te',
        IE: 'En Irlanda te',
        NZ: 'En Nueva Zelanda te',
        US: 'En Estados Unidos te',
        PE: 'En Perú te',
      },
      en: {
        GB: 'In the United Kingdom you',
        US: 'In the United States you',
        ES: 'In Spain you',
        MX: 'In Mexico you',
        PE: 'In Peru you',
      },
    }
    for (const [code, name] of Object.entries(names[language])) expect(region(code)).toContain(name)
  })

  it('says every number of a country digit by digit', () => {
    const spokenDigits = (text: string) =>
      sentencesOf(text, language)
        .flatMap(({ spoken }) => spoken.split(/[ .,:;?!]+/))
        .map((word) => valueOfWords(word, language))
        .filter((value) => value < 10)
        .join('')
    const emergency: CareReading = { kind: 'emergency', who: 'other', emergency: 'poison' }
    for (const region of new Set(defaultHelplines.map(({ country }) => country)))
      for (const kind of careKinds)
        for (const followUp of [undefined, ...followUps])
          for (const turn of [1, 2, 3, 4, 5])
            for (const text of textsOf(
              kind === 'emergency' ? emergency : { kind, who: 'reader' },
              { turn, followUp: turn === 1 ? undefined : followUp, region, seed: turn },
              language,
            ))
              if (/\d/.test(text)) expect(spokenDigits(text), text).toContain(text.replace(/\D/g, ''))
  })

  it('brings contacts that the page can read, with what its browser needs in order to put its own country first', () => {
    const { help } = say({ kind: 'suicide', who: 'reader' }, {}, language)
    expect(v.parse(ReplyExtrasSchema, { help }).help).toEqual(help)
    expect(help.every(({ country, timeZones }) => country !== undefined && timeZones !== undefined)).toBe(true)
    expect(help.some(({ chat }) => chat !== undefined)).toBe(true)
  })
})

describe('the table of help lines', () => {
  it('has an emergency number and somebody to talk to in each country, looked up on a day', () => {
    for (const country of ['ES', 'US', 'MX', 'AR', 'CL', 'CO', 'PE', 'CR', 'EC', 'UY', 'GB', 'IE']) {
      const lines = defaultHelplines.filter((line) => line.country === country)
      expect(
        lines.map(({ kind }) => kind),
        country,
      ).toEqual(expect.arrayContaining(['emergency', 'crisis']))
    }
    expect(
      defaultHelplines.every(({ checked, source }) => checked !== undefined && source.startsWith('https://')),
    ).toBe(true)
  })

  it('names time zones that a browser knows', () => {
    const zones = new Set(
      languages.flatMap((language) =>
        say({ kind: 'suicide', who: 'reader' }, {}, language).help.flatMap(({ timeZones = [] }) => timeZones),
      ),
    )
    expect(zones.has('America/Mexico_City')).toBe(true)
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})
