/** Headless browser behind a loopback server that provides fonts and receives frames. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { provideChromium } from '../../tools/testing/chromium.ts'
import { kitFile } from './scene-files.ts'
import { applyChanges } from './frame-changes.ts'
import { frameSize, type Film } from './timeline.ts'

const root = path.join(import.meta.dirname, '../..')
const letters = path.join(root, 'node_modules/@fontsource-variable/anybody/files')

export interface FilmRoom {
  open(film: Film): Promise<void>
  /** A frame as a PNG; `time` in seconds, `pixels` per length unit. */
  still(time: number, pixels: number): Promise<Buffer>
  sheet(frames: readonly { time: number; caption: string }[], columns: number, pixels: number): Promise<Buffer>
  /** Draws frames `from` to `to` (exclusive); `take` gets each frame's planes (`toPlanes`) in order, valid until it resolves. */
  shoot(from: number, to: number, pixels: number, take: (planes: Buffer) => Promise<void>): Promise<void>
  close(): Promise<void>
}

export async function openFilmRoom(kits: readonly string[]): Promise<FilmRoom> {
  const script = await bundle(kits)
  let size = { width: 0, height: 0 }
  const parcels = createParcelQueue()
  const server = createServer((request, response) => {
    answer(request, response, script, parcels.put).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The loopback server has no port')
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Deterministic colors and fonts.
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-gpu',
    ],
  })
  const page = await browser.newPage()
  page.on('console', (line) => {
    if (line.type() === 'error') console.error(line.text())
  })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`http://127.0.0.1:${address.port}/`)
  return {
    open: async (film) => {
      size = frameSize(film.wide)
      await page.evaluate((given) => filmPage.open(given), film)
    },
    still: async (time, pixels) =>
      Buffer.from(await page.evaluate(([at, scale]) => filmPage.still(at, scale), [time, pixels] as const), 'base64'),
    sheet: async (shown, columns, pixels) => {
      const given = { frames: shown, columns, pixels }
      const picture = await page.evaluate((one) => filmPage.sheet(one.frames, one.columns, one.pixels), given)
      return Buffer.from(picture, 'base64')
    },
    shoot: async (from, to, pixels, next) => {
      const frame = new Uint32Array((Math.round(size.width * pixels) * Math.round(size.height * pixels) * 3) / 8)
      parcels.begin(async (bytes) => {
        const changes = new Uint32Array(new Uint8Array(bytes).buffer)
        for (let at = 0; at < changes.length;) {
          at = applyChanges(frame, changes, at)
          await next(Buffer.from(frame.buffer))
        }
      })
      await page.evaluate((given) => filmPage.shoot(...given), [from, to, pixels] as [number, number, number])
    },
    close: async () => {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createParcelQueue() {
  let take: (bytes: Buffer) => Promise<void> = async () => undefined
  let next = 0
  const waiting = new Map<number, () => void>()
  return {
    begin: (taker: (bytes: Buffer) => Promise<void>): void => {
      take = taker
      next = 0
      waiting.clear()
    },
    put: async (number: number, bytes: Buffer): Promise<void> => {
      if (number !== next) await new Promise<void>((resolve) => waiting.set(number, resolve))
      await take(bytes)
      next = number + 1
      waiting.get(next)?.()
      waiting.delete(next)
    },
  }
}

async function bundle(kits: readonly string[]): Promise<string> {
  const entry = '\0studio'
  const lines = kits.map((kit) => `import { ${kit} } from ${JSON.stringify(kitFile(kit))}`)
  const page = JSON.stringify(path.join(import.meta.dirname, 'film-page.ts'))
  const code = `${lines.join('\n')}\nimport { openFilmPage } from ${page}\nopenFilmPage({ ${kits.join(', ')} })`
  const built = await rolldown({
    input: 'studio',
    platform: 'browser',
    logLevel: 'warn',
    plugins: [
      {
        name: 'studio',
        resolveId: (id) => (id === 'studio' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  })
  const { output } = await built.generate({ format: 'iife', minify: false })
  await built.close()
  return output[0].code
}

const blank =
  '<!doctype html><meta charset="utf-8"><title>studio</title><link rel="icon" href="data:,"><script src="/studio.js"></script>'

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  script: string,
  take: (number: number, body: Buffer) => Promise<void>,
): Promise<void> {
  const url = request.url ?? '/'
  if (request.method === 'POST') {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const number = Number(url.slice(url.indexOf('=') + 1))
    await take(number, parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    response.writeHead(204).end()
  } else if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(blank)
  else if (url === '/studio.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  else if (/^\/letters\/[a-z-]+\.woff2$/.test(url)) {
    const bytes = await readFile(path.join(letters, path.basename(url)))
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(bytes)
  } else response.writeHead(404).end()
}
