import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import type { Speech } from '../../src/speech/speech.ts'
import { createSpeechCache } from '../../src/speech/speech-cache.ts'

const hashOf = (audio: string) => audio.replace('/api/speech/', '').replace('.mp3', '')

/** A voice that counts and makes 100 bytes that depend on the text. */
function countingVoice() {
  const said: string[] = []
  return {
    said,
    version: 'v1',
    async speak(text: string): Promise<Speech> {
      said.push(text)
      if (text === 'broken') throw new Error('no voice')
      const mp3 = new Uint8Array(100).fill(text.toLowerCase().charCodeAt(0))
      return { mp3, duration: 1, words: [], visemes: [{ time: 0, viseme: 'sil', weight: 0 }] }
    },
  }
}

describe('the speech cache', () => {
  it('makes a sound once, under the name of its content, and gives it back to the byte', async () => {
    const voice = countingVoice()
    const cache = createSpeechCache({ voice, storage: createStorage(), maxBytes: 1e6 })
    const [a, b] = await Promise.all([cache.say('a', 'es'), cache.say('a', 'es')])
    const c = await cache.say('a', 'es')
    expect(voice.said).toEqual(['a'])
    expect(b).toEqual(a)
    expect(c).toEqual(a)
    expect(a.audio).toMatch(/^\/api\/speech\/[\da-f]{64}\.mp3$/)
    expect(await cache.find(hashOf(a.audio))).toEqual(new Uint8Array(100).fill('a'.charCodeAt(0)))
  })

  it('tells languages and voices apart', async () => {
    const voice = countingVoice()
    const storage = createStorage()
    await createSpeechCache({ voice, storage, maxBytes: 1e6 }).say('a', 'es')
    await createSpeechCache({ voice, storage, maxBytes: 1e6 }).say('a', 'en')
    await createSpeechCache({ voice: { ...voice, version: 'v2' }, storage, maxBytes: 1e6 }).say('a', 'es')
    expect(voice.said).toHaveLength(3)
  })

  it('lets the ones used longest ago go when they take too much, never the newest', async () => {
    const voice = countingVoice()
    const cache = createSpeechCache({ voice, storage: createStorage(), maxBytes: 250 })
    const a = await cache.say('a', 'es')
    const b = await cache.say('b', 'es')
    await cache.say('a', 'es')
    await cache.say('c', 'es')
    expect(await cache.find(hashOf(a.audio))).toBeDefined()
    expect(await cache.find(hashOf(b.audio))).toBeUndefined()
    const tiny = createSpeechCache({ voice, storage: createStorage(), maxBytes: 10 })
    const only = await tiny.say('d', 'es')
    expect(await tiny.find(hashOf(only.audio))).toBeDefined()
  })

  it('keeps a sound that two texts share until both are gone', async () => {
    const voice = countingVoice()
    const cache = createSpeechCache({ voice, storage: createStorage(), maxBytes: 250 })
    const small = await cache.say('a', 'es')
    const capital = await cache.say('A', 'es')
    expect(capital.audio).toBe(small.audio)
    await cache.say('b', 'es')
    await cache.say('A', 'es')
    await cache.say('c', 'es')
    expect(await cache.find(hashOf(capital.audio))).toBeDefined()
  })

  it('goes on where an earlier process stopped, and mends what is missing or broken', async () => {
    const voice = countingVoice()
    const storage = createStorage()
    const before = await createSpeechCache({ voice, storage, maxBytes: 1e6 }).say('a', 'es')
    await storage.setItem('clip:0000', { nonsense: true })
    const after = createSpeechCache({ voice, storage, maxBytes: 1e6 })
    expect(await after.say('a', 'es')).toEqual(before)
    expect(voice.said).toHaveLength(1)
    expect(await storage.hasItem('clip:0000')).toBe(false)
    await storage.removeItem(`mp3:${hashOf(before.audio)}`)
    expect(await after.say('a', 'es')).toEqual(before)
    expect(voice.said).toHaveLength(2)
  })

  it('does not remember a failure, and finds nothing under a strange name', async () => {
    const voice = countingVoice()
    const cache = createSpeechCache({ voice, storage: createStorage(), maxBytes: 1e6 })
    await expect(cache.say('broken', 'es')).rejects.toThrow('no voice')
    await expect(cache.say('broken', 'es')).rejects.toThrow('no voice')
    expect(voice.said).toHaveLength(2)
    for (const name of ['', '../../etc/passwd', 'clip:0', 'A'.repeat(64), 'a'.repeat(63)])
      expect(await cache.find(name)).toBeUndefined()
  })
})
