import { readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContainerSite, type ContainerSite } from '../../tools/testing/container-site.ts'

let site: ContainerSite
beforeAll(async () => {
  site = await startContainerSite()
})
afterAll(() => site.stop())

it.each(['/', '/en', '/news-single/es-1', '/search?q=adn'])('renders %s', async (page) => {
  const response = await fetch(site.url + page)
  expect(response.status).toBe(200)
  const html = await response.text()
  const [, sheet = ''] = /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const [, font = ''] = /url\(["']?(\/assets\/[^"')]+\.woff2)/.exec(await (await fetch(site.url + sheet)).text()) ?? []
  expect((await fetch(site.url + font)).headers.get('content-type')).toBe('font/woff2')
  expect(site.output()).not.toContain('could not be')
})

it.each([
  ['es', '¿Qué es un átomo?'],
  ['en', 'What is an atom?'],
])('answers a question in %s, and its sound can be fetched', async (lang, content) => {
  const answer = await fetch(`${site.url}/api/talk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ history: [{ role: 'user', content }], lang }),
  })
  expect(answer.status).toBe(200)
  const reply = (await answer.json()) as { text: string; audio: string; duration: number }
  expect(reply.text.length).toBeGreaterThan(20)
  const sound = await fetch(site.url + reply.audio)
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  // 16 kbit/s at the least.
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(reply.duration * 2000)
})

it('imports nothing but modules of Node and what lies beside it', () => {
  const server = path.resolve('.output/server')
  const modules = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !file.startsWith('node_modules'))
    .map((file) => path.join(server, file))
  expect(modules.length).toBeGreaterThan(100)
  const packages = new Set(modules.flatMap((file) => importedIn(readFileSync(file, 'utf8'))).filter(isPackage))
  expect(packages).toContain('piscina')
  for (const name of packages) expect(readdirSync(path.join(server, 'node_modules', name))).toContain('package.json')
})

const isPackage = (id: string) => !id.startsWith('.') && !isBuiltin(id)

function importedIn(code: string): string[] {
  const found: string[] = []
  visit(parseAst(code), ({ type, source, callee, arguments: [first] = [] }) => {
    if (/^(Import|Export.*)(Declaration|Expression)$/.test(type) && typeof source?.value === 'string')
      found.push(source.value)
    const isRequired = type === 'CallExpression' && /require/i.test(callee?.name ?? '')
    if (isRequired && typeof first?.value === 'string') found.push(first.value)
  })
  return found
}

interface SyntaxNode {
  type: string
  name?: string
  value?: unknown
  source?: SyntaxNode | null
  callee?: SyntaxNode
  arguments?: SyntaxNode[]
}

function visit(node: object, see: (node: SyntaxNode) => void): void {
  if ('type' in node) see(node as SyntaxNode)
  for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) visit(part as object, see)
}
