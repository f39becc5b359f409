import { parseSync } from 'rolldown/utils'

/** What is left out of a library's module. Each name must be there: a release that names it otherwise fails the build. */
export interface SourceCuts {
  /**
   * Functions that are never called with effect, and what a call of each amounts to (`undefined` where it is empty,
   * `$1` is its first argument).
   */
  functions?: Readonly<Record<string, string>>
  /** Variables that keep one value, and that value. */
  constants?: Readonly<Record<string, string>>
  /** Values of `tag` that no node ever has: comparisons with them and their cases. */
  tags?: readonly number[]
  /** Cases of a function's switches, by the function's name, as their tests are written. */
  cases?: Readonly<Record<string, readonly string[]>>
  /** Statements by how they begin. */
  statements?: readonly string[]
  /** What a CommonJS module gives to others. */
  exports?: readonly string[]
  /** Properties of objects that the module writes down. */
  properties?: readonly string[]
  /** What else stands otherwise: each text stands there once. */
  texts?: readonly (readonly [from: string, to: string])[]
}

interface Node {
  type: string
  start: number
  end: number
}

type Cut = readonly [start: number, end: number, replacement: string]

const terminates = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'])

/**
 * A module's code without what is cut from it; `name` is told when it cannot be. The minifier then leaves out what nothing
 * refers to any more. Throws when the module has not everything that is to be cut, or still refers to it afterwards.
 */
export function withoutCuts(name: string, source: string, cuts: SourceCuts): string {
  const fail = (what: string): never => {
    throw new Error(`${name} has another form than is known here: ${what}`)
  }
  const code = (cuts.texts ?? []).reduce((text, [from, to]) => {
    const parts = text.split(from)
    return parts.length === 2 ? parts.join(to) : fail(`${parts.length - 1} times '${from}'`)
  }, source)
  const functions = new Map(Object.entries(cuts.functions ?? {}))
  const constants = new Map(Object.entries(cuts.constants ?? {}))
  const beginnings = [...(cuts.statements ?? []), ...(cuts.exports ?? []).map((given) => `exports.${given} =`)]
  const open = new Set([
    ...functions.keys(),
    ...constants.keys(),
    ...(cuts.properties ?? []),
    ...beginnings,
    ...(cuts.tags ?? []).map((tag) => `tag ${tag}`),
    ...Object.entries(cuts.cases ?? {}).flatMap(([where, tests]) => tests.map((test) => `${where}: case ${test}`)),
  ])
  const found: Cut[] = []
  const cut = (what: string, { start, end }: Node, replacement = '') => {
    open.delete(what)
    found.push([start, end, replacement])
  }
  const text = ({ start, end }: Node) => code.slice(start, end)

  walk(parse(name, code), (node, parents) => {
    const one = node as Node & Record<string, Node>
    const beginning = node.type.endsWith('Statement') && beginnings.find((begin) => code.startsWith(begin, node.start))
    if (beginning) {
      const kept = variablesOf(node, text)
      cut(beginning, node, kept.length > 0 ? `var ${kept.join(', ')};` : ';')
    }
    if (node.type === 'FunctionDeclaration') {
      const called = text(one['id'] ?? node)
      if (functions.has(called)) cut(called, node)
    } else if (node.type === 'ExpressionStatement') {
      const [, owner = ''] = /^(\w+)\.prototype\./.exec(text(node)) ?? []
      if (functions.has(owner)) found.push([node.start, node.end, ''])
    } else if (node.type === 'CallExpression') {
      const amount = functions.get(text(one['callee'] ?? node))
      const [first] = (node as Node & { arguments: Node[] }).arguments
      if (amount !== undefined)
        found.push([node.start, node.end, `(${(amount || 'void 0').replace('$1', first ? text(first) : '')})`])
    } else if (node.type === 'Identifier') {
      const value = constants.get(text(node))
      if (value !== undefined && isRead(node, parents.at(-1))) cut(text(node), node, value)
    } else if (node.type === 'Property') {
      const key = text(one['key'] ?? node)
      if (cuts.properties?.includes(key)) {
        const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0
        cut(key, { ...node, end: node.end + comma })
      }
    } else if (node.type === 'BinaryExpression') {
      const [, left = '', operator = '', right = ''] = /^(\S+) ([!=]==) (\S+)$/.exec(text(node)) ?? []
      const tag = [left, right].find((side) => cuts.tags?.includes(Number(side)))
      const isTag = [left, right].some((side) => /(^|\.)\w*tag(\$\w+)?$/i.test(side))
      if (tag && isTag) cut(`tag ${tag}`, node, operator === '===' ? '!1' : '!0')
    } else if (node.type === 'SwitchStatement') {
      const within = parents.findLast(({ type }) => type === 'FunctionDeclaration') as (Node & { id: Node }) | undefined
      const where = within ? text(within.id) : ''
      const ofTags = /(^|\.)tag$/.test(text(one['discriminant'] ?? node))
      let isEntered = false
      for (const each of (node as Node & { cases: (Node & { test: Node | null; consequent: Node[] })[] }).cases) {
        const test = each.test ? text(each.test) : 'default'
        const isCut = (ofTags && cuts.tags?.includes(Number(test))) || cuts.cases?.[where]?.includes(test)
        const begin = each.consequent[0]?.start ?? each.end
        if (isCut) {
          const what = cuts.cases?.[where]?.includes(test) ? `${where}: case ${test}` : `tag ${test}`
          cut(what, isEntered ? { ...each, end: begin } : each)
          // Other cases may go on with its variables.
          const body = (within as (Node & { body: Node }) | undefined)?.body
          const kept = isEntered ? [] : variablesOf(each, text)
          if (body && kept.length > 0) found.push([body.start + 1, body.start + 1, `var ${kept.join(', ')};`])
        }
        const last = each.consequent.at(-1)
        if (last ? !terminates.has(last.type) : !isCut) isEntered ||= !isCut
        else if (last) isEntered = false
      }
    }
  })
  if (open.size > 0) fail(`without ${[...open].join(', ')}`)
  const rest = apply(code, found)
  const known = freeNames(parse(name, code), code)
  for (const free of freeNames(parse(name, rest), rest)) if (!known.has(free)) fail(`it still refers to ${free}`)
  return rest
}

function parse(name: string, code: string): Node {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** Makes the cuts; one that lies within another is made with it. */
function apply(code: string, cuts: readonly Cut[]): string {
  let rest = ''
  let at = 0
  for (const [start, end, replacement] of cuts.toSorted(([a, b], [c, d]) => a - c || d - b)) {
    if (start < at) continue
    rest += code.slice(at, start) + replacement
    at = end
  }
  return rest + code.slice(at)
}

/** The names that a node declares for the function around it. */
function variablesOf(node: Node, text: (node: Node) => string): string[] {
  const names: string[] = []
  walk(node, (one, parents) => {
    const isOwn = !parents.some(({ type }) => type.includes('Function'))
    if (one.type === 'VariableDeclarator' && isOwn) names.push(text((one as Node & { id: Node }).id))
  })
  return names
}

/** The names that a module refers to and does not declare where it does, globals for the most part. */
function freeNames(program: Node, code: string): Set<string> {
  const text = ({ start, end }: Node) => code.slice(start, end)
  const scopes = new Map<Node, Set<string>>([[program, new Set(variablesOf(program, text))]])
  const scopeOf = (parents: readonly Node[]) => parents.findLast((one) => scopes.has(one)) ?? program
  walk(program, (node, parents) => {
    const { id, params, param } = node as Node & { id?: Node; params?: Node[]; param?: Node }
    if (node.type === 'FunctionDeclaration' && id) scopes.get(scopeOf(parents))?.add(text(id))
    if (node.type.includes('Function')) {
      const own = [id, ...(params ?? [])].flatMap((one) => (one ? [text(one)] : []))
      const body = (node as Node & { body: Node }).body
      scopes.set(node, new Set([...own, 'arguments', ...variablesOf(body, text)]))
    } else if (node.type === 'CatchClause' && param) scopes.set(node, new Set([text(param)]))
  })
  const free = new Set<string>()
  walk(program, (node, parents) => {
    if (node.type !== 'Identifier' || !isReference(node, parents.at(-1))) return
    const name = text(node)
    const isDeclared = [program, ...parents].some((one) => scopes.get(one)?.has(name))
    const isLabel = /^(Labeled|Break|Continue)Statement$/.test(parents.at(-1)?.type ?? '')
    if (!isDeclared && !isLabel) free.add(name)
  })
  return free
}

/** Whether an identifier names a variable, not a property. */
function isReference(node: Node, parent: Node | undefined): boolean {
  const { type, property, key, computed } = parent as Node & { property?: Node; key?: Node; computed?: boolean }
  if (type === 'MemberExpression') return property !== node || computed === true
  return type !== 'Property' || key !== node || computed === true
}

/** Whether an identifier is a variable whose value is asked for. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (!isReference(node, parent)) return false
  const { type, left, id } = parent as Node & { left?: Node; id?: Node }
  return !(type === 'AssignmentExpression' && left === node) && !(type === 'VariableDeclarator' && id === node)
}

function walk(node: Node, see: (node: Node, parents: readonly Node[]) => void, parents: readonly Node[] = []): void {
  see(node, parents)
  const inner = [...parents, node]
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? part : [part]) {
      if (typeof one === 'object' && one !== null && typeof (one as Node).type === 'string')
        walk(one as Node, see, inner)
    }
  }
}
