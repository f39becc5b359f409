/**
 * `npm run videos [-- slug…]`: renders films whose script has changed; `--outdated`, also those of an earlier studio; `--force`,
 * all. `--check` fails if any film doesn't show its script; `--twice` verifies that the frames are reproducible.
 */
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { VideoMadeSchema, type VideoMade } from '../../src/content/video-made.ts'
import { checkScenes } from './compile.ts'
import { createFingerprints, type Fingerprints } from './fingerprint.ts'
import { filmFolder, hashFrames, makeFilm } from './make-film.ts'
import { createNarrator } from './narration.ts'
import { ScriptError, readScripts, type ScriptFile } from './script-files.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    outdated: { type: 'boolean', default: false },
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

/** `stale`: does not show its script. `outdated`: shows it as the studio did earlier. */
type FilmState = 'fresh' | 'stale' | 'outdated'

async function stateOf(source: ScriptFile, { script, studio }: Fingerprints): Promise<FilmState> {
  const note = await readNote(source)
  const files = ['video.mp4', 'es.vtt', 'en.vtt', ...(note?.posters.map(({ name }) => name) ?? [])]
  const isWhole = files.every((file) => existsSync(`${filmFolder(source)}/${file}`))
  if (note?.fingerprints.script !== script || !isWhole) return 'stale'
  return note.fingerprints.studio === studio ? 'fresh' : 'outdated'
}

interface Planned {
  source: ScriptFile
  fingerprints: Fingerprints
}

async function main(): Promise<void> {
  const scripts = readScripts(positionals)
  if (values.twice) return twice(scripts)
  const fingerprintOf = createFingerprints()
  const planned: Record<FilmState, Planned[]> = { fresh: [], stale: [], outdated: [] }
  const faults: string[] = []
  for (const source of scripts) {
    try {
      await checkScenes(source)
      const fingerprints = await fingerprintOf(source.script)
      planned[await stateOf(source, fingerprints)].push({ source, fingerprints })
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error
      faults.push(error.message)
    }
  }
  if (values.check) return report(scripts, planned, faults)
  const stale = [
    ...planned.stale,
    ...(values.outdated || values.force ? planned.outdated : []),
    ...(values.force ? planned.fresh : []),
  ]
  const narrate = createNarrator()
  for (const [i, { source, fingerprints }] of stale.entries()) {
    const began = performance.now()
    try {
      // Removed first, so that metadata never describes another film.
      await rm(noteOf(source), { force: true })
      const note = await makeFilm(source, fingerprints, narrate)
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
  if (stale.length === 0 && faults.length === 0) console.log(`Nothing to film: ${films(scripts.length)} as written.`)
  else console.log(`${films(stale.length)} made or tried, ${Math.max(0, unchanged)} left as they are.`)
  complain(faults)
}

function report(
  scripts: ScriptFile[],
  { stale, outdated }: Pick<Record<FilmState, Planned[]>, 'stale' | 'outdated'>,
  faults: string[],
): void {
  for (const { source } of stale) console.log(`${source.topic}/${source.name}: has to be filmed (npm run videos)`)
  console.log(
    `${films(scripts.length)}: ${stale.length} to make, ${outdated.length} of an earlier studio (npm run videos -- --outdated), ${faults.length} with faults.`,
  )
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
