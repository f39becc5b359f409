import { readFileSync, writeFileSync } from 'node:fs'

function add(key: string, texts: Record<'es' | 'en', string>): void {
  if (!/^[a-z0-9_]+$/.test(key)) throw new Error(`The key '${key}' is not snake_case.`)
  for (const language of ['es', 'en'] as const) {
    const file = new URL(`../locales/${language}.json`, import.meta.url)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    messages[key] = texts[language]
    const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(file, JSON.stringify(sorted, null, 2) + '\n')
  }
}

const [command, key, es, en, ...rest] = process.argv.slice(2)
if (command !== 'add' || key === undefined || es === undefined || en === undefined || rest.length > 0) {
  console.error('Usage: node tools/messages.ts add key "texto en español" "text in English"')
  process.exit(2)
}
add(key, { es, en })
