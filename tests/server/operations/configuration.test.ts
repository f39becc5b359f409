import { describe, expect, test } from 'vitest'
import { ConfigurationError, listeningOrigin, readConfiguration } from '../../../src/server/operations/configuration.ts'

describe('the configuration', () => {
  test('has a value for everything when nothing is set', () => {
    expect(readConfiguration({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: undefined,
      talkUrl: undefined,
      trustProxy: false,
      voiceWorkers: 1,
      avatar: { engine: 'zed' },
    })
  })

  test('reads what is set, and takes an empty variable for an unset one', () => {
    const configuration = readConfiguration({
      HOST: '0.0.0.0',
      PORT: '8080',
      SITE_URL: 'https://zed.example/',
      TALK_URL: 'https://cms.example/talk',
      TRUST_PROXY: 'true',
      VOICE_WORKERS: '',
      VOICE_CACHE_MB: '10',
    })
    expect(configuration).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      siteUrl: 'https://zed.example',
      talkUrl: 'https://cms.example/talk',
      trustProxy: true,
      voiceWorkers: 1,
      voiceCacheBytes: 10 * 1024 * 1024,
      securityPolicy: { talkOrigin: 'https://cms.example', unity: false },
    })
  })

  test.each(['mailto:hello@zed.example', 'https://zed.example/errors'])('takes %s for contact', (contact) => {
    expect(readConfiguration({ CONTACT: contact }).contact).toBe(contact)
  })

  test.each([
    ['CONTACT', 'hello@zed.example'],
    ['CONTACT', 'mailto:hello'],
    ['CONTACT', 'javascript:alert(1)'],
    ['CONTACT', 'http://zed.example'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://zed.example/blog'],
    ['SITE_URL', 'https://zed.example?x=1'],
    ['SITE_URL', 'https://me:secret@zed.example'],
    ['HOST', '[oh'],
    ['TALK_URL', 'cms'],
    ['TRUST_PROXY', 'yes'],
    ['VOICE_WORKERS', '0'],
    ['TALK_PER_MINUTE', '-1'],
    ['TALK_VOICE_SECONDS', '0'],
    ['TALK_VOICE_WAIT_MS', 'soon'],
    ['ACCESS_LOG', '1'],
    ['METRICS_TOKEN', 'short'],
    ['AVATAR_CONFIGURATION', '{"engine":"puppet"}'],
    ['AVATAR_CONFIGURATION', '{not json'],
    ['HELPLINES_FILE', '/nowhere/lines.json'],
    ['HELPLINES_FILE', 'package.json'],
    ['MODEL_URL', 'localhost:11434'],
    ['MODEL_TIMEOUT_MS', '1'],
    ['SPEECH_URL', 'ftp://voices.example'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError)
    expect(() => readConfiguration({ [name]: value })).toThrow(name)
  })

  test('an origin is taken as browsers write it', () => {
    expect(readConfiguration({ SITE_URL: ' HTTPS://Zed.example/ ' }).siteUrl).toBe('https://zed.example')
    expect(readConfiguration({ HOST: '[::1]' }).host).toBe('::1')
    expect(listeningOrigin({ host: 'fe80::1%eth0', port: 3000 })).toBe('http://[fe80::1]:3000')
  })

  test('the embedded voice has time left to speak after one from elsewhere has failed', () => {
    const given = { SPEECH_URL: 'http://127.0.0.1:8880/v1', TALK_VOICE_WAIT_MS: '3000' }
    expect(() => readConfiguration(given)).toThrow('SPEECH_TIMEOUT_MS')
    expect(readConfiguration({ ...given, SPEECH_TIMEOUT_MS: '1000' }).speech?.timeoutMs).toBe(1000)
  })

  test('a model needs a name, and a voice has one of each language', () => {
    expect(() => readConfiguration({ MODEL_URL: 'http://127.0.0.1:11434/v1' })).toThrow('MODEL_NAME')
    const { model, speech } = readConfiguration({
      MODEL_URL: 'http://127.0.0.1:11434/v1',
      MODEL_NAME: 'small',
      SPEECH_URL: 'http://127.0.0.1:8880/v1/',
      SPEECH_VOICE_ES: 'ef_dora',
    })
    expect(model).toEqual({ url: 'http://127.0.0.1:11434/v1', name: 'small', key: undefined, timeoutMs: 8000 })
    expect(speech).toMatchObject({ url: 'http://127.0.0.1:8880/v1', voices: { es: 'ef_dora', en: 'alloy' } })
  })

  test('names every variable that is wrong, not only the first', () => {
    expect(() => readConfiguration({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT[\s\S]*TRUST_PROXY/)
  })
})

test.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['zed.local', 80, 'http://zed.local'],
  ['::1', 8080, 'http://[::1]:8080'],
  ['0.0.0.0', 3000, 'http://localhost:3000'],
  ['::', 3000, 'http://localhost:3000'],
])('who listens at %s, port %i is found at %s', (host, port, origin) => {
  expect(listeningOrigin({ host, port })).toBe(origin)
})
