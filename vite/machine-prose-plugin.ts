import type { Plugin } from 'vite'
import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

interface PropertyNode extends Node {
  type: 'Property'
  key: Node & { name?: string; value?: unknown }
  value: Node
}

/** Strips `description` and `types` from state machines in builds. */
export function machineProse(): Plugin {
  return {
    name: 'zed:machine-prose',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*(\.machine|-setup|-states)\.ts$/ },
      handler(code) {
        const stripped = withoutProse(code)
        return stripped === code ? null : { code: stripped, map: null }
      },
    },
  }
}

export function withoutProse(code: string): string {
  const cuts: [start: number, end: number][] = []
  visit(parseAst(code) as unknown as Node, (node) => {
    if (node.type !== 'ObjectExpression') return
    for (const property of (node as unknown as { properties: Node[] }).properties) {
      if (property.type === 'Property' && isProse(property as PropertyNode)) cuts.push([property.start, property.end])
    }
  })
  let rest = code
  for (const [start, end] of cuts.toSorted(([a], [b]) => b - a)) {
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '')
  }
  return rest
}

function isProse({ key, value }: PropertyNode): boolean {
  const name = key.name ?? key.value
  if (name === 'description') return isText(value)
  return name === 'types' && value.type === 'ObjectExpression'
}

function isText(value: Node): boolean {
  if (value.type === 'Literal') return typeof (value as Node & { value: unknown }).value === 'string'
  if (value.type === 'TemplateLiteral') return (value as Node & { expressions: unknown[] }).expressions.length === 0
  const { left, right } = value as Node & { left: Node; right: Node }
  return value.type === 'BinaryExpression' && isText(left) && isText(right)
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const part of Object.values(node)) {
    for (const inner of Array.isArray(part) ? part : [part]) {
      if (typeof inner === 'object' && inner !== null && typeof (inner as Node).type === 'string')
        visit(inner as Node, see)
    }
  }
}
