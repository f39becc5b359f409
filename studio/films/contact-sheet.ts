/** `node studio/films/contact-sheet.ts [slug…] [--out folder]`: four frames of each film, twelve films per page. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import * as v from 'valibot'
import { VideoMadeSchema } from '../../src/content/video-made.ts'
import { provideFfmpeg } from './provide-ffmpeg.ts'
import { filmFolder, filmName } from './make-film.ts'
import { ScriptError, readScripts, type ScriptFile } from './script-files.ts'
import { isWide } from './timeline.ts'

const moments = [0.08, 0.34, 0.6, 0.86] as const
const filmsOnPage = 12
const cell = { short: { width: 216, height: 384 }, wide: { width: 384, height: 216 } } as const
const caption = 22
const gap = 6

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: path.join(os.tmpdir(), 'video-sheets') } },
})

const run = promisify(execFile)

async function frameOf(file: string, seconds: number, size: { width: number; height: number }): Promise<Buffer> {
  const parameters = [
    '-v',
    'error',
    '-ss',
    seconds.toFixed(3),
    '-i',
    file,
    '-frames:v',
    '1',
    '-vf',
    `scale=${size.width}:-1`,
  ]
  const { stdout } = await run(provideFfmpeg(), [...parameters, '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'], {
    encoding: 'buffer',
    maxBuffer: 1 << 26,
  })
  return stdout
}

async function page(films: readonly ScriptFile[], wide: boolean, file: string): Promise<void> {
  const size = wide ? cell.wide : cell.short
  const columns = wide ? 1 : 3
  const strip = { width: moments.length * (size.width + gap) + gap, height: size.height + caption + gap }
  const parts: OverlayOptions[] = []
  for (const [i, source] of films.entries()) {
    const video = path.join(filmFolder(source), 'video.mp4')
    const note = JSON.parse(await readFile(source.file.replace(/\.yaml$/, '.made.json'), 'utf8')) as unknown
    const { durationSeconds, bytes } = v.parse(VideoMadeSchema, note)
    const [left, top] = [(i % columns) * strip.width + gap, Math.floor(i / columns) * strip.height]
    const text = `${filmName(source)}  ${durationSeconds.toFixed(1)} s  ${(bytes / 1000).toFixed(0)} kB`
    const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${strip.width}" height="${caption}"><text x="0" y="16" font-family="monospace" font-size="13">${text}</text></svg>`
    parts.push({ input: Buffer.from(line), left, top })
    for (const [n, at] of moments.entries())
      parts.push({
        input: await frameOf(video, durationSeconds * at, size),
        left: left + n * (size.width + gap),
        top: top + caption,
      })
  }
  const width = strip.width * Math.min(columns, films.length) + gap
  const height = strip.height * Math.ceil(films.length / columns)
  await sharp({ create: { width, height, channels: 3, background: '#c9cddb' } })
    .composite(parts)
    .png()
    .toFile(file)
  console.log(file)
}

async function main(): Promise<void> {
  const made = readScripts(positionals).filter((source) => existsSync(path.join(filmFolder(source), 'video.mp4')))
  if (made.length === 0) throw new ScriptError('No film has been made: run npm run videos first')
  await mkdir(values.out, { recursive: true })
  for (const wide of [false, true]) {
    const films = made.filter(({ topic }) => isWide(topic) === wide)
    for (let i = 0; i < films.length; i += filmsOnPage) {
      const name = `${wide ? 'wide' : 'shorts'}-${1 + i / filmsOnPage}.png`
      await page(films.slice(i, i + filmsOnPage), wide, path.join(values.out, name))
    }
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ScriptError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
