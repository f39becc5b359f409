import { describe, expect, it, vi } from 'vitest'
import {
  joinResults,
  listenByRecognition,
  recognisesOnDevice,
  recognitionOf,
  spokenVariety,
} from '../../src/listening/browser-recognition.ts'
import { FakeRecognition, lastRecognition } from './fake-recognition.ts'

function listen({ variety = 'es-ES', isOnDevice = false } = {}) {
  const told: string[] = []
  const ear = listenByRecognition(
    FakeRecognition,
    { variety, isOnDevice },
    {
      onOpen: () => told.push('open'),
      onWords: (words) => told.push(`words ${words}`),
      onHeard: (words) => told.push(`heard ${words}`),
      onRefused: () => told.push('refused'),
      onFailed: (reason) => told.push(`failed ${reason}`),
    },
  )
  return { ear, told, recognition: lastRecognition() }
}

describe('what the browser recognises', () => {
  it('is asked for in the variety, with words that may still change', () => {
    const { recognition, told } = listen({ variety: 'es-MX' })
    expect(recognition).toMatchObject({ lang: 'es-MX', continuous: true, interimResults: true, processLocally: false })
    expect(told).toEqual(['open'])
  })

  it('stays on the device where the browser offers it', () => {
    expect(listen({ isOnDevice: true }).recognition.processLocally).toBe(true)
  })

  it('comes as words, and counts when it ends', () => {
    const { ear, told, recognition } = listen()
    recognition.say('por')
    recognition.say('por qué brilla')
    ear.finish()
    expect(recognition.calls).toEqual(['start', 'stop'])
    recognition.say('¿Por qué brilla?')
    recognition.end()
    expect(told.slice(1)).toEqual([
      'words por',
      'words por qué brilla',
      'words ¿Por qué brilla?',
      'heard ¿Por qué brilla?',
    ])
  })

  it('ends by itself in some browsers', () => {
    const { told, recognition } = listen()
    recognition.say('hola')
    recognition.end()
    expect(told.at(-1)).toBe('heard hola')
  })

  it('is dropped when the ear is closed, and nothing is told any more', () => {
    const { ear, told, recognition } = listen()
    ear.close()
    expect(recognition.calls).toEqual(['start', 'abort'])
    recognition.say('hola')
    recognition.fail('aborted')
    expect(told).toEqual(['open'])
  })
})

describe('errors', () => {
  it.each([
    ['not-allowed', 'refused'],
    ['no-speech', 'failed silence'],
    ['audio-capture', 'failed microphone'],
    ['network', 'failed network'],
    ['language-not-supported', 'failed language'],
    ['service-not-allowed', 'failed service'],
    ['aborted', 'failed interrupted'],
    ['bad-grammar', 'failed service'],
    ['something new', 'failed service'],
  ])('%s: %s, once', (error, expected) => {
    const { told, recognition } = listen()
    recognition.fail(error)
    expect(told).toEqual(['open', expected])
  })

  it('lose no words that were understood before', () => {
    const { told, recognition } = listen()
    recognition.say('por qué')
    recognition.fail('network')
    expect(told.at(-1)).toBe('heard por qué')
  })
})

describe('results', () => {
  it.each<[string, string[], string]>([
    ['are joined', ['¿Qué es un grano?', '¿Y por qué brilla?'], '¿Qué es un grano? ¿Y por qué brilla?'],
    ['have their blanks trimmed', [' hola ', ' qué tal'], 'hola qué tal'],
    [
      'that repeat the ones before, as on Android, replace them',
      ['why', 'Why does', 'why does it glow'],
      'why does it glow',
    ],
    ['that are said twice, as on Android, count once', ['hola', 'hola'], 'hola'],
    ['may be empty', ['', 'hola', ''], 'hola'],
    ['may be none', [], ''],
  ])('%s', (_, transcripts, joined) => {
    expect(joinResults(transcripts.map((transcript) => [{ transcript }]))).toBe(joined)
  })

  it('may lack alternatives', () => expect(joinResults([[], [{ transcript: 'hola' }]])).toBe('hola'))
})

describe('the variety', () => {
  it.each([
    ['es', ['es-AR', 'es', 'en-US'], 'es-AR'],
    ['es', ['en-GB', 'es-mx'], 'es-mx'],
    ['es', ['es-419', 'es'], 'es-MX'],
    ['es', ['es', 'en'], 'es-ES'],
    ['es', ['est-EE', 'ca-ES'], 'es-ES'],
    ['es', [], 'es-ES'],
    ['en', ['es-ES', 'en-GB'], 'en-GB'],
    ['en', ['es-ES'], 'en-US'],
  ] as const)('of %s for a reader of %j is %s', (language, own, variety) => {
    expect(spokenVariety(language, own)).toBe(variety)
  })
})

describe('the browser', () => {
  it.each([
    ['the standard name', { SpeechRecognition: FakeRecognition }],
    ['the prefixed name', { webkitSpeechRecognition: FakeRecognition }],
  ])('offers recognition under %s', (_, window) => expect(recognitionOf(window)).toBe(FakeRecognition))

  it('may offer none', () => expect(recognitionOf({})).toBeUndefined())

  it.each([
    ['available', true],
    ['downloadable', false],
    ['unavailable', false],
  ])('that answers %s for the device recognises on it: %s', async (answer, expected) => {
    const available = vi.fn(async () => answer)
    expect(await recognisesOnDevice(Object.assign(class extends FakeRecognition {}, { available }), 'es-ES')).toBe(
      expected,
    )
    expect(available).toHaveBeenCalledWith({ langs: ['es-ES'], processLocally: true })
  })

  it.each([
    ['does not know the question', FakeRecognition],
    [
      'forbids the question',
      Object.assign(class extends FakeRecognition {}, { available: () => Promise.reject(new Error('no')) }),
    ],
  ])('that %s does not recognise on the device', async (_, constructor) => {
    expect(await recognisesOnDevice(constructor, 'es-ES')).toBe(false)
  })
})
