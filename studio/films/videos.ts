/**
 * `npm run videos [-- slug…]`: renders changed films. `--check` fails if any is outdated; `--force` renders all;
 * `--twice` verifies that the frames are reproducible.
 */
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { VideoMadeSchema, type VideoMade } from '../../src/content/video-made.ts'
import { checkScenes } from './compile.ts'
import { createFingerprints } from './fingerprint.ts'
import { filmFolder, hashFrames, makeFilm } from './make-film.ts'
import { createNarrator } from './narration.ts'
import { ScriptError, readScripts, type ScriptFile } from './script-files.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
  },
})

const noteOf = ({ file }: ScriptFile): string => file.replace(/\.yaml$/, '.made.json')
const films = (count: number): string => (count === 1 ? '1 film' : `${count} films`)

async function readNote(source: ScriptFile): Promise<VideoMade | undefined> {
  if (!existsSync(noteOf(source))) return undefined
  const result = v.safeParse(VideoMadeSchema, JSON.parse(await readFile(noteOf(source), 'utf8')))
  return result.success ? result.output : undefined
}

async function isFresh(source: ScriptFile, fingerprint: string): Promise<boolean> {
  const note = await readNote(source)
  const files = ['video.mp4', 'es.vtt', 'en.vtt', ...(note?.posters.map(({ name }) => name) ?? [])]
  return note?.fingerprint === fingerprint && files.every((file) => existsSync(`${filmFolder(source)}/${file}`))
}

async function main(): Promise<void> {
  const scripts = readScripts(positionals)
  if (values.twice) return twice(scripts)
  const fingerprintOf = createFingerprints()
  const stale: { source: ScriptFile; fingerprint: string }[] = []
  const faults: string[] = []
  for (const source of scripts) {
    try {
      await checkScenes(source)
      const fingerprint = await fingerprintOf(source.script)
      if (values.force || !(await isFresh(source, fingerprint))) stale.push({ source, fingerprint })
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error
      faults.push(error.message)
    }
  }
  if (values.check) return report(scripts, stale, faults)
  const narrate = createNarrator()
  for (const [i, { source, fingerprint }] of stale.entries()) {
    const began = performance.now()
    try {
      // Removed first, so that metadata never describes another film.
      await rm(noteOf(source), { force: true })
      const note = await makeFilm(source, fingerprint, narrate)
      await writeFile(noteOf(source), `${JSON.stringify(note, null, 2)}\n`)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const weight = (note.bytes / 1000).toFixed(0)
      console.log(
        `${i + 1}/${stale.length} ${source.topic}/${source.name}: ${note.durationSeconds.toFixed(1)} s, ${weight} kB, made in ${seconds} s`,
      )
    } catch (error) {
      faults.push(error instanceof ScriptError ? error.message : `${source.topic}/${source.name}: ${String(error)}`)
    }
  }
  const unchanged = scripts.length - stale.length - faults.length
  if (stale.length === 0 && faults.length === 0) console.log(`Nothing to film: ${films(scripts.length)} up to date.`)
  else console.log(`${films(stale.length)} to make, ${Math.max(0, unchanged)} up to date.`)
  complain(faults)
}

function report(scripts: ScriptFile[], stale: { source: ScriptFile }[], faults: string[]): void {
  for (const { source } of stale) console.log(`${source.topic}/${source.name}: has to be filmed (npm run videos)`)
  console.log(`${films(scripts.length)}: ${stale.length} to make, ${faults.length} with faults.`)
  complain(faults)
  if (stale.length > 0) process.exitCode = 1
}

async function twice(scripts: ScriptFile[]): Promise<void> {
  const narrate = createNarrator()
  for (const source of scripts) {
    const noted = (await readNote(source))?.framesHash
    const first = noted ?? (await hashFrames(source, narrate))
    const second = await hashFrames(source, narrate)
    console.log(`${source.topic}/${source.name}: ${first === second ? 'the same frames' : 'OTHER FRAMES'} ${second}`)
    if (first !== second) process.exitCode = 1
  }
}

function complain(faults: readonly string[]): void {
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exitCode = 1
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ScriptError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
