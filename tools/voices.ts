import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { voicesDirectory } from '../content-pipeline/narration/narration-files.ts'
import { findLingware, lingwareNames } from '../src/speech/lingware.ts'

const packageName = 'libttspico-data'
/** Packages of the archive's non-free part, by distribution. */
const components: Record<string, string> = { debian: 'non-free', ubuntu: 'multiverse' }
const patienceMs = 60_000
/** Tells when fetching failed: a machine without a network tries once a day. */
const failedMark = () => path.join(voicesDirectory(), 'not-fetched')
const dayMs = 86_400_000

const missing =
  'Zed speaks with eSpeak NG, for the voices of SVOX Pico are not here: docs/operations.md, "The voice", tells how to get them.'

/** Finds Pico's voices, or fetches Debian's package of them, without root. Otherwise says how, and returns undefined. */
export function provideVoices({ again = false } = {}): string | undefined {
  const found = findLingware(voicesDirectory())
  if (found !== undefined) return found
  if (!again && existsSync(failedMark()) && Date.now() - statSync(failedMark()).mtimeMs < dayMs) {
    console.log(missing)
    return undefined
  }
  try {
    console.log(`Fetching Zed's voices (the package ${packageName})…`)
    fetchVoices()
  } catch (error) {
    console.log(`They could not be fetched: ${error instanceof Error ? error.message : String(error)}`)
    markFailed()
  }
  const fetched = findLingware(voicesDirectory())
  if (fetched === undefined) console.log(missing)
  return fetched
}

function markFailed(): void {
  try {
    mkdirSync(voicesDirectory(), { recursive: true })
    writeFileSync(failedMark(), '')
  } catch {
    // Then it is tried with each start.
  }
}

function fetchVoices(): void {
  const sources = nonFreeSources()
  if (sources === '') throw new Error("this machine's package sources name no archive of Debian or Ubuntu.")
  const folder = mkdtempSync(path.join(tmpdir(), 'voices-'))
  try {
    writeFileSync(path.join(folder, 'voices.sources'), sources)
    for (const name of ['lists/partial', 'cache/archives/partial'])
      mkdirSync(path.join(folder, name), { recursive: true })
    const options = [
      ...[`Dir::Etc::SourceList=/dev/null`, `Dir::Etc::SourceParts=${folder}`],
      ...[`Dir::State::Lists=${folder}/lists`, `Dir::Cache=${folder}/cache`],
      // As root, apt would hand the work to a user who may not write here.
      ...['APT::Sandbox::User=', 'Acquire::Retries=1', 'Acquire::http::Timeout=15', 'Acquire::https::Timeout=15'],
      'Acquire::Languages=none',
    ].flatMap((option) => ['-o', option])
    const deadline = Date.now() + patienceMs
    run('apt-get', [...options, '-qq', 'update'], folder, deadline)
    run('apt-get', [...options, '-qq', 'download', packageName], folder, deadline)
    const [file] = globSync(`${packageName}_*.deb`, { cwd: folder })
    if (file === undefined) throw new Error(`there is no package ${packageName}.`)
    run('dpkg-deb', ['-x', file, 'unpacked'], folder, deadline)
    mkdirSync(voicesDirectory(), { recursive: true })
    for (const name of lingwareNames)
      copyFileSync(path.join(folder, 'unpacked/usr/share/pico/lang', name), path.join(voicesDirectory(), name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, parameters: readonly string[], folder: string, deadline: number): void {
  const { status, stderr, error } = spawnSync(command, parameters, {
    cwd: folder,
    timeout: Math.max(1, deadline - Date.now()),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (error) throw error
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1) ?? `${command} ended with ${status}`)
}

/** The machine's own sources (deb822 and one-line), with the part that has the package instead of theirs. */
function nonFreeSources(): string {
  const component = components[/^ID=(\w+)$/m.exec(readIfThere('/etc/os-release'))?.[1] ?? '']
  if (component === undefined) return ''
  const folder = '/etc/apt/sources.list.d'
  const stanzas = globSync('*.sources', { cwd: folder }).flatMap((name) =>
    readIfThere(path.join(folder, name)).split(/\n\s*\n/),
  )
  const lines = ['/etc/apt/sources.list', ...globSync('*.list', { cwd: folder }).map((name) => path.join(folder, name))]
    .flatMap((file) => readIfThere(file).split('\n'))
    .map(stanzaOfLine)
  return [...stanzas, ...lines]
    .filter((stanza) => /^Components:.*\bmain\b/m.test(stanza) && /^URIs:.*\/(debian|ubuntu)\/?\s*$/m.test(stanza))
    .map((stanza) => stanza.replace(/^Components:.*$/m, `Components: ${component}`))
    .join('\n\n')
}

/** `deb [signed-by=…] uri suite main` as a stanza, or ''. */
function stanzaOfLine(line: string): string {
  const [, options = '', uri, suite] = /^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s+(?:\S+\s+)*?main\b/.exec(line) ?? []
  if (uri === undefined || suite === undefined) return ''
  const key = /signed-by=(\S+)/.exec(options)?.[1]
  return [
    ...['Types: deb', `URIs: ${uri}`, `Suites: ${suite}`, 'Components: main'],
    ...(key === undefined ? [] : [`Signed-By: ${key}`]),
  ].join('\n')
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

// `node tools/voices.ts` finds or fetches the voices.
if (import.meta.main) {
  const found = provideVoices({ again: true })
  if (found !== undefined) console.log(`Zed's voices are in ${found}.`)
}
