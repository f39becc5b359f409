/**
 * `node studio/films/still.ts <slug> [--beat n] [--at 0.5] [--sheet] [--out folder]`: a frame (default: the thumbnail),
 * or with --sheet all beats at four moments.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compile, kitsOf } from './compile.ts'
import { openFilmRoom } from './film-room.ts'
import { createNarrator } from './narration.ts'
import { ScriptError, readScripts } from './script-files.ts'
import type { Film } from './timeline.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beat: { type: 'string' },
    at: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    out: { type: 'string', default: path.join(os.tmpdir(), 'video-stills') },
  },
})

const moments = [0.12, 0.4, 0.68, 0.96] as const

function frames(film: Film): { time: number; caption: string }[] {
  const shown = film.beats.flatMap((beat, i) =>
    moments.map((at) => ({
      time: beat.start + beat.duration * at,
      caption: `${i} ${beat.scene} @${at} ${(beat.start + beat.duration * at).toFixed(1)}s`,
    })),
  )
  const next = film.beats[1]
  const change = next ? [{ time: next.start + 0.2, caption: 'change' }] : []
  return [...shown, ...change, { time: film.duration - 0.1, caption: `end ${film.duration.toFixed(1)}s` }]
}

async function main(): Promise<void> {
  const scripts = readScripts(positionals)
  if (positionals.length === 0) throw new ScriptError('Say which script: a slug, a topic or topic/nn-slug')
  await mkdir(values.out, { recursive: true })
  const narrate = createNarrator()
  for (const source of scripts) {
    const { film } = await compile(source, narrate)
    const room = await openFilmRoom(kitsOf(source.script))
    try {
      await room.open(film)
      const name = `${source.topic}-${source.name}`
      if (values.sheet) {
        const sheet = await room.sheet(frames(film), film.wide ? 4 : 8, film.wide ? 0.75 : 0.75)
        await save(path.join(values.out, `${name}.png`), sheet)
      } else {
        const { beat, at } = source.script.thumbnail
        const index = values.beat === undefined ? beat : Number(values.beat)
        const share = values.at === undefined ? (values.beat === undefined ? at : 0.5) : Number(values.at)
        const chosen = film.beats[index]
        if (!chosen) throw new ScriptError(`--beat must be 0 to ${film.beats.length - 1}`)
        const still = await room.still(chosen.start + chosen.duration * share, 2)
        await save(path.join(values.out, `${name}-${index}-${share}.png`), still)
      }
    } finally {
      await room.close()
    }
  }
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes)
  console.log(file)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ScriptError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
