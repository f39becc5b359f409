import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

// What no linter says: names that tell nothing, and who may touch the visitor's language.

const sayNothing = /(^|\/)(utils?|helpers?|misc|common|index)\.tsx?$/

/** Faults of sources, given as path in the tree → text; each a line that says what to do. */
export function findNamingFaults(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => [
    ...(sayNothing.test(file) && !file.startsWith('src/routes/')
      ? [`${file} has a name that says nothing. Name it by what is inside.`]
      : []),
    ...(/localStorage|sessionStorage/.test(source) && /['"]language['"]/.test(source) && /^src\/(?!i18n\/)/.test(file)
      ? [`${file} touches the storage key 'language': only src/i18n does.`]
      : []),
  ])
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('{src,build,studio,tools}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  const faults = findNamingFaults(
    new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')])),
  )
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'Names say what is inside.' : `${faults.length} faults of names.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
