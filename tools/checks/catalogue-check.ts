import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '../../src/i18n/language.ts'

const root = path.resolve(import.meta.dirname, '../..')

const composed = /`([a-z0-9_]+_)\$\{/g

export function findCatalogueFaults(
  catalogues: Record<Language, Record<string, unknown>>,
  sources: readonly string[],
): string[] {
  const faults: string[] = []
  const all = new Set(languages.flatMap((language) => Object.keys(catalogues[language])))
  const prefixes = new Set(sources.flatMap((source) => [...source.matchAll(composed)].map(([, prefix = '']) => prefix)))
  for (const key of all) {
    if (!/^[a-z0-9_]+$/.test(key)) faults.push(`${key}: is not snake_case`)
    const placeholders = languages.map((language) => {
      const text = catalogues[language][key]
      if (typeof text !== 'string' || text.trim() === '') {
        faults.push(`${key}: has no text in locales/${language}.json; add it with tools/messages.ts`)
        return ''
      }
      if (/['"]/.test(text))
        faults.push(`${key}: has a straight quote in locales/${language}.json; write ‘ ’, “ ” or « »`)
      return [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)]
        .map(([, name]) => name)
        .filter((name, at, names) => names.indexOf(name) === at)
        .sort()
        .join(' ')
    })
    if (new Set(placeholders).size > 1 && placeholders.every((names) => names !== '')) {
      faults.push(`${key}: its languages use different values (${placeholders.join(' / ')})`)
    }
    const used =
      sources.some((source) => source.includes(`'${key}'`) || source.includes(`"${key}"`)) ||
      [...prefixes].some((prefix) => key.startsWith(prefix))
    if (!used) faults.push(`${key}: is used nowhere in src; remove it from both catalogues`)
  }
  return faults
}

if (import.meta.main) {
  const catalogues = Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(path.join(root, `locales/${language}.json`), 'utf8')) as unknown,
    ]),
  ) as Record<Language, Record<string, unknown>>
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const faults = findCatalogueFaults(catalogues, sources)
  for (const fault of faults) console.error(fault)
  console.log(`${Object.keys(catalogues.es).length} messages, ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
