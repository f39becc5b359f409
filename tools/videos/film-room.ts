/** A headless browser with the studio in it, behind a loopback server that gives it letters and takes its frames. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { provideChromium } from '../chromium.ts'

const root = path.join(import.meta.dirname, '../..')
const letters = path.join(root, 'node_modules/@fontsource-variable/anybody/files')

export interface FilmRoom {
  readonly page: Page
  /** Takes what the page posts to /frames until another one is set. */
  onFrames(take: (body: Buffer) => Promise<void>): void
  close(): Promise<void>
}

/** Opens the room with a script of the browser's side in it. @param entry its file */
export async function openFilmRoom(entry: string): Promise<FilmRoom> {
  const script = await bundle(entry)
  let take: (body: Buffer) => Promise<void> = async () => undefined
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
    page,
    onFrames: (next) => {
      take = next
    },
    close: async () => {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const built = await rolldown({ input: entry, platform: 'browser', logLevel: 'warn' })
  const { output } = await built.generate({ format: 'iife', name: 'studio', minify: false })
  await built.close()
  return output[0].code
}

const blank = '<!doctype html><meta charset="utf-8"><title>studio</title><script src="/studio.js"></script>'

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
