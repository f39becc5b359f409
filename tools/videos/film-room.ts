/** A headless browser with the studio in it, behind a loopback server that gives it letters and takes its frames. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { provideChromium } from '../chromium.ts'
import { kitFile } from './compile.ts'
import type { Film } from './timeline.ts'

const root = path.join(import.meta.dirname, '../..')
const letters = path.join(root, 'node_modules/@fontsource-variable/anybody/files')

export interface FilmRoom {
  /** Puts a film on the stage. */
  open(film: Film): Promise<void>
  /** A frame as a PNG; `time` in seconds, `pixels` per length unit. */
  still(time: number, pixels: number): Promise<Buffer>
  /** Frames on one sheet as a PNG. */
  sheet(frames: readonly { time: number; caption: string }[], columns: number, pixels: number): Promise<Buffer>
  /** Draws frames `from` up to `to` (not included); `take` gets the RGBA bytes of each, in order. */
  shoot(from: number, to: number, pixels: number, take: (rgba: Buffer) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Opens the room with the kits that its films use. */
export async function openFilmRoom(kits: readonly string[]): Promise<FilmRoom> {
  const script = await bundle(kits)
  let take: (rgba: Buffer) => Promise<void> = async () => undefined
  const server = createServer((request, response) => {
    answer(request, response, script, (body) => take(body)).catch((error: unknown) => {
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
      // The same colours and the same letters on every machine.
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
    open: (film) => page.evaluate((given) => filmPage.open(given), film),
    still: async (time, pixels) =>
      Buffer.from(await page.evaluate(([at, size]) => filmPage.still(at, size), [time, pixels] as const), 'base64'),
    sheet: async (frames, columns, pixels) => {
      const given = { frames, columns, pixels }
      const shown = await page.evaluate((one) => filmPage.sheet(one.frames, one.columns, one.pixels), given)
      return Buffer.from(shown, 'base64')
    },
    shoot: async (from, to, pixels, next) => {
      take = next
      await page.evaluate((given) => filmPage.shoot(...given), [from, to, pixels] as [number, number, number])
    },
    close: async () => {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The browser's side as one script, with only the kits that are needed: another one may be under construction. */
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
  take: (body: Buffer) => Promise<void>,
): Promise<void> {
  const url = request.url ?? '/'
  if (request.method === 'POST') {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    await take(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    response.writeHead(204).end()
  } else if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(blank)
  else if (url === '/studio.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  else if (/^\/letters\/[a-z-]+\.woff2$/.test(url)) {
    const bytes = await readFile(path.join(letters, path.basename(url)))
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(bytes)
  } else response.writeHead(404).end()
}
