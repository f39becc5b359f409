import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryFlags } from '../../tools/memory-settings.ts'
import { freePort } from '../../tools/testing/serve-build.ts'
import { ask, longText, startServer, talk, times, type AttackedServer } from './server.ts'

let server: AttackedServer | undefined
let folder: string | undefined
afterEach(async () => {
  await server?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
  server = folder = undefined
})

const greeting = { lang: 'es' }
const newFolder = () => (folder = mkdtempSync(path.join(tmpdir(), 'fault-')))

describe('a disk that takes nothing', () => {
  it('does not silence Zed: clips are spoken from memory, and an operator is told', async () => {
    const file = path.join(newFolder(), 'file')
    writeFileSync(file, '')
    server = await startServer({ VOICE_CACHE_DIR: file, KEPT_DIR: file })
    for (const n of [1, 2, 3]) {
      const answer = await talk(server.port, { audioUrl: '', summaryText: longText(60, n), lang: 'es' })
      expect(answer.status).toBe(200)
      const sound = await ask(server.port, JSON.parse(answer.body).audio)
      expect([sound.status, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    }
    const ready = await ask(server.port, '/api/ready')
    expect([ready.status, JSON.parse(ready.body)]).toEqual([
      200,
      { ready: true, voice: 'ok', answers: 'ok', pages: 'ok', disk: 'memory', queue: 'ok' },
    ])
    expect(server.output()).toContain('Clips cannot be written')
  })
})

describe('a server without its voice', () => {
  it('shows pages, gives answers in writing, and says that it is not ready', async () => {
    const output = newFolder()
    cpSync(path.resolve('.output/server'), path.join(output, 'server'), { recursive: true })
    symlinkSync(path.resolve('.output/public'), path.join(output, 'public'))
    writeFileSync(path.join(output, 'server/voice.worker.mjs'), 'throw new Error("no voice here")')
    server = await startServer({ EXPECTED: '/api/health' }, path.join(output, 'server/index.mjs'))
    expect((await ask(server.port, '/')).status).toBe(200)
    const answer = await talk(server.port, { history: [{ role: 'user', content: '¿Qué es un átomo?' }], lang: 'es' })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true])
    expect(JSON.parse(answer.body).text.length).toBeGreaterThan(20)
    const ready = await ask(server.port, '/api/ready')
    expect([ready.status, JSON.parse(ready.body).voice]).toEqual([503, 'failing'])
    expect((await ask(server.port, '/api/health')).status).toBe(200)
  })
})

describe.each([['answers', 'chat.worker.mjs', { answers: 'failing' }]])(
  'a server without its %s',
  (_name, worker, expected) => {
    it('lives, and says that it is not ready', async () => {
      const output = newFolder()
      cpSync(path.resolve('.output/server'), path.join(output, 'server'), { recursive: true })
      symlinkSync(path.resolve('.output/public'), path.join(output, 'public'))
      writeFileSync(path.join(output, 'server', worker), 'throw new Error("nothing here")')
      server = await startServer({ EXPECTED: '/api/health' }, path.join(output, 'server/index.mjs'))
      const { port } = server
      await vi.waitFor(
        async () => {
          const ready = await ask(port, '/api/ready')
          expect([ready.status, JSON.parse(ready.body)]).toEqual([503, expect.objectContaining(expected)])
        },
        { timeout: 60_000 },
      )
      expect((await ask(port, '/api/health')).status).toBe(200)
    })
  },
)

describe('being stopped', () => {
  it('lets a talk end that is under way, and takes nothing new', async () => {
    server = await startServer()
    const { port } = server
    const talked = talk(port, { audioUrl: '', summaryText: longText(250, 5), lang: 'es' })
    // Answered later, so the talk request has arrived.
    await ask(port, '/api/health')
    const ended = server.kill('SIGTERM')
    const answer = await talked
    expect([answer.status, JSON.parse(answer.body).audio]).toEqual([200, expect.stringContaining('.mp3')])
    expect(await ended).toBe(0)
    await expect(ask(port, '/')).rejects.toThrow()
  })

  it('in the midst of writing leaves no damaged clip', async () => {
    const clips = newFolder()
    for (let round = 0; round < times(1, 6); round += 1) {
      server = await startServer({ VOICE_CACHE_DIR: clips, TALK_PER_MINUTE: '100000' })
      const { port } = server
      const talks = Array.from({ length: 8 }, (_, n) =>
        talk(
          port,
          { audioUrl: '', summaryText: longText(50, round * 100 + n), lang: 'es' },
          { from: `127.0.4.${n + 1}` },
        ),
      )
      await Promise.race(talks)
      // Responses precede the write of their clip.
      const written = path.join(clips, 'mp3')
      await vi.waitFor(() => expect(existsSync(written) && readdirSync(written)).not.toHaveLength(0), 5000)
      await server.kill('SIGKILL')
      await Promise.allSettled(talks)
      for (const name of readdirSync(written).filter((one) => !one.endsWith('.part'))) {
        const bytes = readFileSync(path.join(written, name))
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(name)
      }
      await server.stop()
    }
  })
})

describe('`npm start`', () => {
  it('gives the server its settings for memory, and has it end what is under way when it is told to stop itself', async () => {
    const place = newFolder()
    const port = await freePort()
    const start = spawn(process.execPath, [path.resolve('tools/start.ts')], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        VOICE_CACHE_DIR: path.join(place, 'voice'),
        KEPT_DIR: path.join(place, 'kept'),
      },
    })
    const exited = once(start, 'exit')
    await vi.waitFor(async () => expect((await ask(port, '/api/ready')).status).toBe(200), { timeout: 120_000 })
    const [child = ''] = readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, 'utf8').split(' ')
    const read = (name: string) => readFileSync(`/proc/${child}/${name}`, 'utf8').split('\0')
    expect(read('cmdline')).toEqual(expect.arrayContaining([...memoryFlags]))
    expect(read('environ')).toContain('MALLOC_ARENA_MAX=1')
    const talked = talk(port, { audioUrl: '', summaryText: longText(250, 6), lang: 'es' })
    await ask(port, '/api/health')
    start.kill('SIGINT')
    // Terminals signal the server, too.
    process.kill(Number(child), 'SIGINT')
    expect((await talked).status).toBe(200)
    expect(await exited).toEqual([0, null])
    expect(existsSync(`/proc/${child}`)).toBe(false)
  })
})

describe('a setting that can’t be used', () => {
  it('is named, and nothing is served, however the server is started', async () => {
    const child = spawn(process.execPath, [path.resolve('.output/server/index.mjs')], {
      env: { PATH: process.env['PATH'], PORT: 'eighty', TRUST_PROXY: 'perhaps' },
    })
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said += part.toString()))
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(said).toMatch(/PORT must be[\s\S]*TRUST_PROXY must be/)
  })
})

describe('what an operator sees', () => {
  it('are counters of what happened, for this machine or for who has the token', async () => {
    server = await startServer({ METRICS_TOKEN: 'a-token-of-16-or-more', ACCESS_LOG: 'true' })
    await ask(server.port, '/shorts?q=secret')
    await talk(server.port, greeting)
    expect((await ask(server.port, '/api/metrics')).status).toBe(404)
    const metrics = await ask(server.port, '/api/metrics', {
      headers: { authorization: 'Bearer a-token-of-16-or-more' },
    })
    expect(metrics.status).toBe(200)
    for (const line of [
      /^zed_http_requests_total\{kind="page",status="200"\} [1-9]/m,
      /^zed_voice_seconds_total [1-9]/m,
      /^zed_render_queue 0/m,
    ]) {
      expect(metrics.body).toMatch(line)
    }
    expect(metrics.body).toMatch(/^# TYPE zed_page_cache_hits_total counter/m)
    expect(JSON.parse(server.output().split('\n')[0] ?? '')).toMatchObject({
      message: 'Listening',
      url: server.url + '/',
    })
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const answered = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ message }) => message === 'Answered')
    expect(answered).toContainEqual(expect.objectContaining({ path: '/shorts', status: 200, ms: expect.any(Number) }))
    expect(server.output()).not.toMatch(/secret|127\.0\.0\.1"/)
  })
})
