import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import { sampleRate } from '../../src/speech/synthesizer.ts'
import { loudness } from '../../src/speech/loudness.ts'
import { mp3Duration } from '../../src/speech/mp3-frames.ts'
import { findLingware } from '../../src/speech/lingware.ts'
import { createNarrationFinder, narratedText, storedNarration } from '../../src/speech/narration.ts'
import type { NarrationTimes } from '../../src/speech/narration.ts'
import type { Voice } from '../../src/speech/voice.ts'
import { listArticleFiles, readArticle } from '../../content-pipeline/content-reader.ts'
import { makeNarrations, sitePlaces } from '../../content-pipeline/narration/make-narrations.ts'
import {
  committedNarrations,
  narrationDirectory,
  narrationOf,
} from '../../content-pipeline/narration/narration-files.ts'
import { createContentFixture } from '../content/article-file.ts'
import type { ContentFixture } from '../content/article-file.ts'
import { decodeMp3 } from './decoded-mp3.ts'

const articles = languages
  .flatMap((language) => listArticleFiles(path.resolve('src/content'), language).map((file) => readArticle(file)))
  .filter(({ summaryText }) => summaryText !== '')

describe('the narrations of the site', () => {
  beforeAll(async () => {
    await makeNarrations(sitePlaces)
  }, 300_000)

  it('are as many as summaries, and nothing else lies there', () => {
    expect(articles.length).toBeGreaterThan(40)
    expect(readdirSync(narrationDirectory).filter((name) => /\.(mp3|json)$/.test(name))).toHaveLength(
      articles.length * 2,
    )
  })

  it.each(articles.map((article) => [article.id, article] as const))('%s', async (_id, article) => {
    const audioUrl = narrationOf(article, narrationDirectory)
    expect(audioUrl).toMatch(new RegExp(`^/narration/${article.id}\\.[0-9a-f]{16}\\.mp3$`))
    const narration = await createNarrationFinder(narrationDirectory)(audioUrl, article.language)
    if (!narration) throw new Error('no narration')
    const { text, duration, words, visemes } = narration
    expect(text).toBe(narratedText(article.summaryText))

    const mp3File = path.join(narrationDirectory, path.basename(audioUrl))
    const mp3 = readFileSync(mp3File)
    expect(Math.abs((mp3Duration(mp3) ?? 0) - duration)).toBeLessThan(0.02)
    const { samples, sampleRate: rate } = await decodeMp3(mp3)
    expect(rate).toBe(sampleRate)
    expect(Math.abs(samples.length / sampleRate - duration)).toBeLessThan(0.02)
    expect(Math.abs(loudness(samples, sampleRate) + 16)).toBeLessThan(1)

    const written = [...text.matchAll(/\S*[\p{L}\d]\S*/gu)]
    expect(words).toHaveLength(written.length)
    words.forEach((word, at) => {
      const [run = '', from = 0] = [written[at]?.[0], written[at]?.index]
      expect(text.slice(word.from, word.to)).toBe(word.text)
      expect(run).toContain(word.text)
      expect(word.from).toBeGreaterThanOrEqual(from)
      expect(word.to).toBeLessThanOrEqual(from + run.length)
      expect(word.start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0)
      expect(word.end).toBeGreaterThan(word.start)
    })
    expect(words.at(-1)?.end).toBeLessThanOrEqual(duration)
    expect(visemes.length).toBeGreaterThan(words.length)
  })
})

describe('the committed narrations', () => {
  const names = existsSync(committedNarrations) ? readdirSync(committedNarrations) : []

  it('are pairs of sound and times, 12 MB in all at most', () => {
    const stems = (ending: string) =>
      names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
    expect(stems('.mp3')).toEqual(stems('.json'))
    expect(names).toHaveLength(2 * stems('.mp3').length)
    const bytes = names.reduce((sum, name) => sum + statSync(path.join(committedNarrations, name)).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })

  // Whoever has Pico's voices makes them anew after a change of a summary: `npm run narrations`.
  it.skipIf(findLingware('.cache/voices') === undefined)('all fit, and are published', async () => {
    const narrations = mkdtempSync(path.join(tmpdir(), 'narrations-'))
    const unneeded = () => ({ ...speakAtOnce(), speak: async () => Promise.reject(new Error('was made anew')) })
    const { made, kept } = await makeNarrations({ ...sitePlaces, narrations }, undefined, unneeded)
    expect([made, kept]).toEqual([0, names.length / 2])
    rmSync(narrations, { recursive: true })
  })
})

const speakAtOnce = (): Voice => ({
  version: 'test',
  speak: async (text) => ({
    mp3: new TextEncoder().encode(text),
    duration: 1,
    words: [{ text: text.slice(0, 2), start: 0, end: 1, from: 0, to: 2 }],
    visemes: [{ time: 0, viseme: 'sil', weight: 0 }],
  }),
  close: async () => {},
})

describe('making narrations', () => {
  let fixture: ContentFixture
  let narrations: string
  beforeEach(() => {
    fixture = createContentFixture()
    narrations = path.join(fixture.root, 'narrations')
    for (const language of languages) {
      fixture.change(fixture.articleFile(language), 'home-section-one', 'home-section-two')
      fixture.change(fixture.articleFile(language), /(summaryText: >-\n {2}).*/, shortened(language))
    }
  })
  afterEach(() => fixture.remove())

  const shortened = (language: 'es' | 'en', last = '') =>
    `summaryText: >-\n  ${`${language === 'es' ? 'La luz va y viene sin parar.' : 'The light comes and goes again.'} `.repeat(10)}${last}`
  const make = () => makeNarrations({ content: fixture.content, narrations }, undefined, speakAtOnce)
  const times = () =>
    Object.fromEntries(readdirSync(narrations).map((n) => [n, statSync(path.join(narrations, n)).mtimeMs]))

  it('makes each once, again when its text changes, and removes what nobody names', async () => {
    expect(await make()).toMatchObject({ made: 2, kept: 0 })
    const before = times()
    expect(await make()).toMatchObject({ made: 0, kept: 2 })
    expect(times()).toEqual(before)

    const old = narrationOf(readArticle(fixture.articleFile('en')), narrations)
    fixture.change(fixture.articleFile('en'), /again\.\s*$/m, 'again. Then it goes out.')
    expect(narrationOf(readArticle(fixture.articleFile('en')), narrations)).toBe('')
    expect(await make()).toMatchObject({ made: 1, kept: 1 })
    expect(narrationOf(readArticle(fixture.articleFile('en')), narrations)).not.toBe(old)
    expect(readdirSync(narrations)).toHaveLength(4)

    for (const language of languages)
      fixture.change(fixture.articleFile(language), /summaryText: >-\n.*\n/, "summaryText: ''\n")
    expect(await make()).toEqual({ made: 0, kept: 0, seconds: 0 })
    expect(readdirSync(narrations)).toEqual([])
  })

  it('makes one again whose timing file is broken, and none for an article with its own recording', async () => {
    await make()
    const [broken = ''] = readdirSync(narrations).filter((name) => name.endsWith('.json'))
    writeFileSync(path.join(narrations, broken), '{"text":')
    fixture.change(fixture.articleFile(broken.startsWith('es') ? 'en' : 'es'), 'scale:', 'audio: /audio/1.mp3\nscale:')
    expect(await make()).toMatchObject({ made: 1, kept: 0 })
    expect(readdirSync(narrations)).toHaveLength(2)
  })
})

describe('finding a narration', () => {
  let fixture: ContentFixture
  beforeEach(() => {
    fixture = createContentFixture()
    mkdirSync(path.join(fixture.root, 'narration'))
    fixture.write(path.join(fixture.root, 'narration/es-1.0123456789abcdef.json'), storedNarration(narration))
    fixture.write(path.join(fixture.root, 'narration/2.0123456789abcdef.json'), '{"text":"Half')
    fixture.write(path.join(fixture.root, 'es-1.0123456789abcdef.json'), storedNarration(narration))
  })
  afterEach(() => fixture.remove())

  const narration: NarrationTimes = {
    language: 'es',
    text: 'Hola.',
    duration: 1,
    words: [{ text: 'Hola', start: 0.1, end: 0.5, from: 0, to: 4 }],
    visemes: [{ time: 0, viseme: 'sil', weight: 0 }],
  }
  const find = (audioUrl: string, language: 'es' | 'en' = 'es') =>
    createNarrationFinder(path.join(fixture.root, 'narration'))(audioUrl, language)

  it('gives what its timing file says, under its address', async () => {
    const audio = '/narration/es-1.0123456789abcdef.mp3'
    expect(await find(audio)).toEqual({ ...narration, audio })
  })

  it.each([
    ['', 'es'],
    ['/narration/es-1.0123456789abcdef.mp3', 'en'],
    ['/narration/es-9.0123456789abcdef.mp3', 'es'],
    ['/narration/2.0123456789abcdef.mp3', 'en'],
    ['/narration/../es-1.0123456789abcdef.mp3', 'es'],
    ['/narration/%2e%2e/es-1.0123456789abcdef.mp3', 'es'],
    ['https://elsewhere.example/narration/es-1.0123456789abcdef.mp3', 'es'],
    ['/narration/es-1.0123456789abcdef.json', 'es'],
  ] as const)('knows none for %j in %s', async (audioUrl, language) => {
    expect(await find(audioUrl, language)).toBeUndefined()
  })
})
