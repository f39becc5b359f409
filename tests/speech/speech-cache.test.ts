import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSpeechCache, type SpeechCacheOptions, type Turn } from '../../src/speech/speech-cache.ts'
import type { Speech } from '../../src/speech/speech.ts'

const hashOf = (audio: string) => audio.replace('/api/speech/', '').replace('.mp3', '')

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'clips-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

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

function onDisk(options: Partial<SpeechCacheOptions> & Pick<SpeechCacheOptions, 'voice'>) {
  return createSpeechCache({ directory, maxBytes: 1e6, memoryBytes: 1, ...options })
}

const files = (folder: string) =>
  existsSync(path.join(directory, folder)) ? readdirSync(path.join(directory, folder)) : []

describe('the speech cache', () => {
  it('makes a sound once, under the name of its content, and gives it back to the byte', async () => {
    const voice = countingVoice()
    const cache = onDisk({ voice })
    const [a, b] = await Promise.all([cache.say('a', 'es'), cache.say('a', 'es')])
    await cache.settled()
    const c = await cache.say('a', 'es')
    expect(voice.said).toEqual(['a'])
    expect(b).toEqual(a)
    expect(c).toEqual(a)
    expect(a.audio).toMatch(/^\/api\/speech\/[\da-f]{64}\.mp3$/)
    expect(await cache.find(hashOf(a.audio))).toEqual(new Uint8Array(100).fill('a'.charCodeAt(0)))
  })

  it('has a sound at once, before it is on the disk', async () => {
    const cache = createSpeechCache({ voice: countingVoice(), directory, maxBytes: 1e6 })
    const { audio } = await cache.say('a', 'es')
    expect(await cache.find(hashOf(audio))).toHaveLength(100)
    await cache.settled()
  })

  it('tells languages and voices apart', async () => {
    const voice = countingVoice()
    for (const [language, version] of [
      ['es', 'v1'],
      ['en', 'v1'],
      ['es', 'v2'],
    ] as const) {
      const cache = onDisk({ voice: { ...voice, version } })
      await cache.say('a', language)
      await cache.settled()
    }
    expect(voice.said).toHaveLength(3)
  })

  it('lets the ones used longest ago go when they take too much, never the newest', async () => {
    const cache = onDisk({ voice: countingVoice(), maxBytes: 250 })
    const say = async (text: string) => {
      const clip = await cache.say(text, 'es')
      await cache.settled()
      return clip
    }
    const a = await say('a')
    const b = await say('b')
    await say('a')
    await say('c')
    expect(await cache.find(hashOf(a.audio))).toBeDefined()
    expect(await cache.find(hashOf(b.audio))).toBeUndefined()
    expect(files('mp3')).toHaveLength(2)
  })

  it('counts what is said from memory as used, too', async () => {
    const cache = onDisk({ voice: countingVoice(), maxBytes: 250, memoryBytes: 1e6 })
    for (const text of ['a', 'b', 'a', 'c']) {
      await cache.say(text, 'es')
      await cache.settled()
    }
    const voice = countingVoice()
    const later = onDisk({ voice, maxBytes: 250 })
    for (const text of ['a', 'c']) await later.say(text, 'es')
    expect(voice.said).toEqual([])
  })

  it('keeps a sound that two texts share until both are gone', async () => {
    const cache = onDisk({ voice: countingVoice(), maxBytes: 250 })
    const say = async (text: string) => {
      const clip = await cache.say(text, 'es')
      await cache.settled()
      return clip
    }
    const small = await say('a')
    const capital = await say('A')
    expect(capital.audio).toBe(small.audio)
    await say('b')
    await say('A')
    await say('c')
    expect(await cache.find(hashOf(capital.audio))).toBeDefined()
  })

  it('goes on where an earlier process stopped, and makes anew what is missing or damaged', async () => {
    const voice = countingVoice()
    const first = onDisk({ voice })
    const before = await first.say('a', 'es')
    await first.settled()
    writeFileSync(path.join(directory, 'clip', '0'.repeat(64)), 'no clip')
    const after = onDisk({ voice })
    expect(await after.say('a', 'es')).toEqual(before)
    expect(voice.said).toHaveLength(1)
    expect(files('clip')).not.toContain('0'.repeat(64))
    for (const damage of [
      () => truncateSync(path.join(directory, 'mp3', hashOf(before.audio)), 50),
      () => truncateSync(path.join(directory, 'mp3', hashOf(before.audio)), 0),
      () => rmSync(path.join(directory, 'mp3', hashOf(before.audio))),
    ]) {
      damage()
      expect(await after.find(hashOf(before.audio))).toBeUndefined()
      expect(await after.say('a', 'es')).toEqual(before)
      await after.settled()
      expect(await after.find(hashOf(before.audio))).toHaveLength(100)
    }
    expect(voice.said).toHaveLength(4)
  })

  it('leaves nothing half written, and removes what a process that was killed has left', async () => {
    mkdirSync(path.join(directory, 'mp3'))
    const left = [path.join(directory, 'mp3', 'left.part'), path.join(directory, 'mp3', 'f'.repeat(64))]
    for (const file of left) {
      writeFileSync(file, 'of no clip')
      utimesSync(file, 0, 0)
    }
    const cache = onDisk({ voice: countingVoice() })
    await Promise.all(['a', 'b', 'c'].map((text) => cache.say(text, 'es')))
    await cache.settled()
    expect([...files('clip'), ...files('mp3')].filter((name) => !/^[\da-f]{64}$/.test(name))).toEqual([])
    expect(files('mp3')).not.toContain('f'.repeat(64))
  })

  it('speaks from memory while the disk takes nothing, and tells so', async () => {
    const blocked = path.join(directory, 'file')
    writeFileSync(blocked, '')
    const told: boolean[] = []
    const cache = createSpeechCache({
      voice: countingVoice(),
      directory: blocked,
      maxBytes: 1e6,
      onWritten: (failure) => told.push(failure !== undefined),
    })
    const { audio } = await cache.say('a', 'es')
    await cache.settled()
    expect(await cache.find(hashOf(audio))).toHaveLength(100)
    rmSync(blocked)
    mkdirSync(blocked)
    await cache.say('b', 'es')
    await cache.settled()
    expect(told).toEqual([true, false])
  })

  it('does not remember a failure, and finds nothing under a strange name', async () => {
    const voice = countingVoice()
    const cache = onDisk({ voice })
    await expect(cache.say('broken', 'es')).rejects.toThrow('no voice')
    await expect(cache.say('broken', 'es')).rejects.toThrow('no voice')
    expect(voice.said).toHaveLength(2)
    for (const name of ['', '../../etc/passwd', 'clip:0', 'A'.repeat(64), 'a'.repeat(63)])
      expect(await cache.find(name)).toBeUndefined()
  })
})

describe('the turn of a text', () => {
  it('is asked for only when the text must be said, with about how long it takes', async () => {
    const asked: number[] = []
    const turn: Turn = (seconds, work) => {
      asked.push(seconds)
      return work()
    }
    const cache = createSpeechCache({ voice: countingVoice(), directory, maxBytes: 1e6 })
    await cache.say('a'.repeat(140), 'es', { turn })
    await cache.say('a'.repeat(140), 'es', { turn })
    await cache.settled()
    expect(asked).toEqual([10])
  })

  it('ends when the last who waits has gone, not before', async () => {
    let stopped: AbortSignal | undefined
    const voice = {
      version: 'v1',
      speak: (_text: string, _language: string, signal?: AbortSignal) => {
        stopped = signal
        return new Promise<Speech>((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        )
      },
    }
    const cache = createSpeechCache({ voice, directory, maxBytes: 1e6 })
    const readers = [new AbortController(), new AbortController()]
    const waits = readers.map(({ signal }) => cache.say('a', 'es', { signal }))
    const settled = Promise.allSettled(waits)
    await vi.waitUntil(() => stopped)
    readers[0]?.abort(new Error('gone'))
    expect(stopped?.aborted).toBe(false)
    readers[1]?.abort(new Error('gone, too'))
    expect(stopped?.aborted).toBe(true)
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

it('a clip by another voice that stands in is served to whoever asked, and not kept', async () => {
  const voice = countingVoice()
  let fails = true
  const cache = onDisk({
    voice: { ...voice, speak: async (text) => ({ ...(await voice.speak(text)), ...(fails && { isStandIn: true }) }) },
    memoryBytes: 1e6,
  })
  const { audio } = await cache.say('hola', 'es')
  expect(await cache.find(hashOf(audio))).toHaveLength(100)
  fails = false
  await cache.say('hola', 'es')
  await cache.say('hola', 'es')
  expect(voice.said).toEqual(['hola', 'hola'])
})
