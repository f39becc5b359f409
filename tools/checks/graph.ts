import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readImports, rooms } from './boundaries.ts'

// `npm run graph`: draws the import graph of `src` folders into docs/folders.md.

export const graphFile = 'docs/folders.md'
const mark = { from: '<!-- graph -->', to: '<!-- /graph -->' }

/** Returns a Mermaid flowchart of folder imports. Dotted: type-only. */
export async function drawRooms(root: string): Promise<string> {
  const [all, runtime] = await Promise.all([arrowsOf(root, true), arrowsOf(root, false)])
  const names = ['composition root', ...rooms]
  const id = (name: string) => name.replaceAll(' ', '-')
  const lines = [
    'flowchart TD',
    ...names.map((name) => `  ${id(name)}["${name}"]`),
    ...names.flatMap((from) =>
      names
        .filter((to) => all.has(`${from} → ${to}`))
        .map((to) => `  ${id(from)} ${runtime.has(`${from} → ${to}`) ? '-->' : '-.->'} ${id(to)}`),
    ),
  ]
  return `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``
}

export function withGraph(document: string, graph: string): string {
  const [before, rest] = document.split(mark.from)
  const after = rest?.split(mark.to)[1]
  if (before === undefined || after === undefined) throw new Error(`${graphFile} has lost its marks ${mark.from}.`)
  return `${before}${mark.from}\n\n${graph}\n\n${mark.to}${after}`
}

async function arrowsOf(root: string, types: boolean): Promise<Set<string>> {
  const { modules } = await readImports(root, { types })
  const arrows = new Set<string>()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)]
      if (from && to && from !== to) arrows.add(`${from} → ${to}`)
    }
  }
  return arrows
}

function roomOf(file: string): string | undefined {
  const [, room] = /^src\/(?:([^/]+)\/)?[^/]+/.exec(file) ?? []
  if (room !== undefined) return room
  return /^src\/(router|client|server|listen)\.tsx?$/.test(file) ? 'composition root' : undefined
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const file = path.join(root, graphFile)
  writeFileSync(file, withGraph(readFileSync(file, 'utf8'), await drawRooms(root)))
  console.log(`${graphFile} shows the rooms as they are.`)
}
