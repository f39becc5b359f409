import { parseSync, Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** What XState's actors, machines and snapshots can do for tools, and to be kept and given back. No page asks for it. */
export const unusedMembers = [
  'attachDevTools',
  'definition',
  'getAll',
  'getMeta',
  'getPersistedSnapshot',
  'microstep',
  'on',
  'resolveState',
  'restoreSnapshot',
  'select',
  'toJSON',
] as const

/** The plugin that puts the testers' door into a build. */
const testingDoor = 'zed:testing-door'

/** Leaves what no page asks of XState out of the browser's script; a build for testers keeps it. */
export function leanXState(): Plugin {
  let isForTesters = false
  return {
    name: 'zed:lean-xstate',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ plugins }) {
      isForTesters = plugins.some(({ name }) => name === testingDoor)
    },
    transform: {
      filter: { id: /\/xstate\/dist\/[^/]+\.esm\.js$/ },
      handler: (code) => (isForTesters ? null : { code: withoutUnused(code), map: null }),
    },
  }
}

/** A module of XState without the members that are not used, and without their binding in constructors. */
export function withoutUnused(code: string): string {
  const unused = new Set<string>(unusedMembers)
  const cuts: [start: number, end: number][] = []
  new Visitor({
    MethodDefinition({ key, start, end }) {
      if (key.type === 'Identifier' && unused.has(key.name)) cuts.push([start, end])
    },
    Property({ key, value, start, end }) {
      const isMember =
        /Function/.test(value.type) || (value.type === 'Identifier' && value.name.startsWith('machineSnapshot'))
      if (key.type === 'Identifier' && unused.has(key.name) && isMember) cuts.push([start, end])
    },
    ExpressionStatement({ start, end }) {
      const [, bound] = /^this\.(\w+) = this\.\w+\.bind\(this\)/.exec(code.slice(start, end)) ?? []
      if (bound && unused.has(bound)) cuts.push([start, end])
    },
  }).visit(parseSync('xstate.js', code).program)
  return cuts
    .filter(([start]) => !cuts.some(([from, to]) => from < start && start < to))
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
}
