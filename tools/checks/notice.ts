import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Writes NOTICE with authors and licenses of all parts. `--check` compares it with the lockfile.

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  version?: string
  license?: string
  dependencies?: Record<string, string>
}

export interface NoticeEntry {
  name: string
  version: string
  licence: string
  holders: string[]
}

const isBuildOnly = (name: string) =>
  name.startsWith('@types/') ||
  ['@lingui/babel-plugin-lingui-macro', '@tanstack/router-utils', '@tanstack/start-plugin-core'].includes(name)

/** Licenses compatible with GPL-3.0-or-later. */
const compatible = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.0-or-later',
  'LGPL-2.1-or-later',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Python-2.0',
  'Zlib',
])

/** Works inside packages that the package's license file omits. */
const inside: Record<string, string> = {
  '@echogarden/espeak-ng-emscripten': 'eSpeak NG, GPL-3.0-or-later, by Jonathan Duddington, Reece H. Dunn and others',
  '@echogarden/svoxpico-wasm': 'SVOX Pico, Apache-2.0, by SVOX AG and the Android Open Source Project',
  'wasm-media-encoders':
    'LAME, LGPL-2.0-or-later, by the LAME project; libvorbis and libogg, BSD-3-Clause, by the Xiph.Org Foundation',
}

export function closureOf(lock: Lockfile, roots: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    if (isBuildOnly(name)) return
    const place = placeOf(lock, name, from)
    if (found.has(place)) return
    found.add(place)
    for (const dependency of Object.keys(lock.packages[place]?.dependencies ?? {})) add(dependency, place)
  }
  for (const root of roots) add(root, '')
  return [...found].sort(byNameOf)
}

function placeOf(lock: Lockfile, name: string, from: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = path.posix.join(folder, 'node_modules', name)
    if (lock.packages[place]) return place
    if (folder === '') throw new Error(`package-lock.json has no ${name}. Run npm install, then try again.`)
    if (!folder.includes('/node_modules/')) folder = ''
  }
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const byNameOf = (one: string, other: string) => compare(nameOf(one), nameOf(other)) || compare(one, other)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

export function isCompatible(licence: string): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => compatible.has(one)))
}

export function holdersOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[\s*#>-]*(MIT License (?=Copyright))?/, '').trim())
  return [...new Set(lines.filter(namesHolder))]
}

function namesHolder(line: string): boolean {
  if (!/^(Portions )?Copyright\b/.test(line)) return false
  // Skips copyright of the license text itself, and templates.
  if (/Free Software Foundation|\[yyyy\]|<year>|\{yyyy\}/.test(line)) return false
  const rest = line.replace(/^.*?Copyright|\([cC]\)|©|present|[\d\s,.-]/g, '')
  return rest !== '' && !/^(notice|holder|owner|license|statement|and|in)/.test(rest)
}

/** `texts`: license texts and their source package. */
export function noticeOf(entries: readonly NoticeEntry[], texts: ReadonlyMap<string, { name: string; text: string }>) {
  const rule = '-'.repeat(80)
  return [
    'Zed is under GPL-3.0-or-later, see LICENSE. What it serves to visitors and what its server runs holds works of others,',
    'under the licences named here. This file is generated: change tools/checks/notice.ts, then run node tools/checks/notice.ts.',
    '',
    ...entries.flatMap(({ name, version, licence, holders }) => [
      `${name} ${version}, ${licence}`,
      ...holders.map((holder) => `    ${holder}`),
      ...(inside[name] === undefined ? [] : [`    Holds ${inside[name]}`]),
    ]),
    ...[...texts].flatMap(([licence, { name, text }]) => [
      '',
      rule,
      `${licence}, as it stands in ${name}`,
      rule,
      '',
      text,
    ]),
    '',
  ].join('\n')
}

function readNotice(root: string): string {
  const manifest = readJson<{ dependencies: Record<string, string> }>(path.join(root, 'package.json'))
  const lock = readJson<Lockfile>(path.join(root, 'package-lock.json'))
  const refused: string[] = []
  const texts = new Map<string, { name: string; text: string }>()
  const entries = closureOf(lock, Object.keys(manifest.dependencies)).map((place) => {
    const folder = path.join(root, place)
    if (!existsSync(folder)) throw new Error(`${place} is missing. Run npm ci, then try again.`)
    const name = nameOf(place)
    const { license: licence = 'none', version = '' } = lock.packages[place] ?? {}
    if (!isCompatible(licence)) {
      refused.push(`${name} ${version} is under '${licence}', which is not known to go with GPL-3.0-or-later.`)
    }
    const text = licenceTextIn(folder)
    // LICENSE has the GPL text.
    if (text !== '' && !texts.has(licence) && !licence.startsWith('GPL')) texts.set(licence, { name, text })
    const holders = holdersOf(text)
    return { name, version, licence, holders: holders.length > 0 ? holders : [authorIn(folder, name)] }
  })
  if (refused.length > 0)
    throw new Error(`${refused.join('\n')}\nTake another package, or add its licence to the list.`)
  return noticeOf(entries, new Map([...texts].sort(([one], [other]) => compare(one, other))))
}

function licenceTextIn(folder: string): string {
  const [file] = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying)/i.test(name))
    .sort()
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
}

function authorIn(folder: string, name: string): string {
  const { author } = readJson<{ author?: string | { name: string } }>(path.join(folder, 'package.json'))
  const named = typeof author === 'object' ? author.name : author?.replace(/\s*[<(].*$/, '')
  return `By ${named ?? `the authors of ${name}`} (no copyright line)`
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function main(checking: boolean): void {
  const root = path.resolve(import.meta.dirname, '../..')
  const file = path.join(root, 'NOTICE')
  try {
    const notice = readNotice(root)
    if (!checking) writeFileSync(file, notice)
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== notice) {
      throw new Error('NOTICE is not what the packages say now. Run node tools/checks/notice.ts and commit it.')
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (import.meta.main) main(process.argv.includes('--check'))
