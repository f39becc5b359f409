import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakInAdvance, textsToSpeak, type Progress } from '../../content-pipeline/narration/speak-in-advance.ts'
import { answersBeside } from '../../content-pipeline/answers-reader.ts'
import { createSpeechCache } from '../../src/speech/speech-cache.ts'
import type { Speech } from '../../src/speech/speech.ts'
import { createContentFixture, type ContentFixture } from '../content/article-file.ts'

let fixture: ContentFixture
let directory: string
beforeEach(() => {
  fixture = createContentFixture()
  directory = mkdtempSync(path.join(tmpdir(), 'advance-'))
})
afterEach(() => {
  fixture.remove()
  rmSync(directory, { recursive: true, force: true })
})

/** A voice from elsewhere; `fails`: another one speaks in its place. */
function otherVoice(fails: (text: string) => boolean = () => false) {
  const said: string[] = []
  return {
    said,
    version: 'remote',
    async speak(text: string): Promise<Speech> {
      said.push(text)
      const mp3 = new TextEncoder().encode(text)
      const speech: Speech = { mp3, duration: 1, words: [], visemes: [{ time: 0, viseme: 'sil', weight: 0 }] }
      return fails(text) ? { ...speech, isStandIn: true } : speech
    },
  }
}

const advance = (voice: ReturnType<typeof otherVoice>, told: Progress[] = []) =>
  speakInAdvance({
    ...{ content: fixture.content, withAnswers: false, voice, directory, maxBytes: 1e6 },
    onProgress: (progress) => void told.push(progress),
  })

it('what a reader hears first is said once, and a server finds it', async () => {
  const voice = otherVoice()
  const told: Progress[] = []
  const texts = textsToSpeak(fixture.content, false)
  expect(await advance(voice, told)).toEqual({ done: texts.length, total: texts.length, failed: 0 })
  expect(voice.said.toSorted()).toEqual(texts.map(({ text }) => text).toSorted())
  expect(told.map(({ done }) => done)).toEqual(texts.map((_, index) => index + 1))
  const server = createSpeechCache({ voice, directory, maxBytes: 1e6 })
  for (const { text, language } of texts) await server.say(text, language)
  expect(voice.said).toHaveLength(texts.length)
})

it('what the voice failed on is counted, not replaced, and said by the next run alone', async () => {
  const [, missing = ''] = textsToSpeak(fixture.content, false).map(({ text }) => text)
  expect((await advance(otherVoice((text) => text === missing))).failed).toBe(1)
  const again = otherVoice()
  expect((await advance(again)).failed).toBe(0)
  expect(again.said).toEqual([missing])
})

it('answers are said where they are wanted, by their sentences and whole', () => {
  writeFileSync(
    answersBeside(fixture.articleFile('en')),
    `- kind: what
  ask: [What is it?, What is that?, Tell me what it is, What do you call it?]
  say:
    - text: It is a test.
      from: Sentence.
    - text: It is short.
      from: Sentence.
`,
  )
  const texts = textsToSpeak(fixture.content, true).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['It is a test.', 'It is short.', 'It is a test. It is short.']))
  expect(textsToSpeak(fixture.content, false).map(({ text }) => text)).not.toContain('It is short.')
})

it('a folder that cannot be written ends it', async () => {
  const file = path.join(directory, 'file')
  writeFileSync(file, '')
  const voice = otherVoice()
  const options = { content: fixture.content, withAnswers: false, voice, directory: file, maxBytes: 1e6 }
  await expect(speakInAdvance(options)).rejects.toThrow(/ENOTDIR|EEXIST/)
})
