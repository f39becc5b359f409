import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, it } from 'vitest'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'

function kindsOf(node: Node): Set<'element' | 'text' | 'nothing' | 'unknown'> {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element'])
    case 'Literal':
      return new Set([typeof node['value'] === 'string' && node['value'].trim() ? 'text' : 'nothing'])
    case 'TemplateLiteral':
      return new Set(['text'])
    case 'LogicalExpression':
      return new Set([...kindsOf(node['right'] as Node), 'nothing'])
    case 'ConditionalExpression':
      return new Set([...kindsOf(node['consequent'] as Node), ...kindsOf(node['alternate'] as Node)])
    case 'CallExpression': {
      const { property, name } = node['callee'] as { property?: { name: string }; name?: string }
      if (property?.name === '_' || name?.startsWith('format')) return new Set(['text'])
      return new Set(property?.name === 'map' ? ['element', 'nothing'] : ['unknown'])
    }
    default:
      return new Set(['unknown'])
  }
}

function mixedTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found: string[] = []
  const look = (node: unknown) => {
    const children = ((node as Node)['children'] as Node[]).filter(
      (child) => child.type !== 'JSXText' || String(child['value']).trim() !== '',
    )
    const kinds = children.map((child) => {
      if (child.type === 'JSXText') return new Set(['text'])
      if (isElement(child)) return new Set(['element'])
      return kindsOf(child['expression'] as Node)
    })
    const comesAndGoes = kinds.some((kind) => kind.size > 1)
    const hasText = kinds.some((kind) => kind.has('text'))
    if (children.length > 1 && comesAndGoes && hasText)
      found.push(`${file}:${source.slice(0, (node as Node).start).split('\n').length}`)
  }
  const { program } = parseSync(file, source)
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  return found
}

it('a text beside which something comes and goes, or that comes and goes, has an element of its own', () => {
  // Browser translation wraps text nodes; React then can't insert before or remove them (src/runtime/recover.tsx).
  expect(globSync('src/**/*.tsx').flatMap(mixedTexts)).toEqual([])
})
