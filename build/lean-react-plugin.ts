import type { Plugin } from 'vite'
import { missingExports, reactCuts } from './lean-react-cuts.ts'
import { withoutCuts } from './source-cuts.ts'

/** How a module of the browser's build names what it takes of React. */
const taken = /\b(?:import_(?:react|react_dom)(?:\$\d+)?|React(?:DOM|\$\d+)?)\.(\w+)/g

/** What JSX writes that the browser's React does not know: elements with a hyphen, and properties. */
const unknown = /<[a-z]+-[a-z-]+[\s>]|\s(?:onSelect|onBeforeInput|xlink[A-Z]\w+|xml[A-Z]\w+|is|precedence|formAction)=/

/** What of React's a module takes that is left out of the browser's script. */
export function missingOf(code: string): string[] {
  return [...code.matchAll(taken)].flatMap(([, name]) => (name && missingExports.has(name) ? [name] : []))
}

/** What a source file writes that is left out of the browser's script. */
export function unknownIn(source: string): string | undefined {
  return unknown.exec(source)?.[0].trim()
}

/** Leaves what no page asks of React out of the browser's script, and fails the build of a page that asks for it. */
export function leanReact(): Plugin {
  return {
    name: 'zed:lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [/\/(?:react|react-dom|scheduler)\/cjs\/[a-z-]+\.production\.js$/, /\/src\/[^?]+\.tsx$/] },
      handler(code, id) {
        const file = Object.keys(reactCuts).find((end) => id.endsWith(end))
        if (file) return { code: withoutCuts(file, code, reactCuts[file] ?? {}), map: null }
        const word = id.endsWith('.tsx') ? unknownIn(code) : undefined
        if (word) this.error(`'${word}' is nothing to the browser's React here: see build/lean-react-cuts.ts`)
        return null
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const [id, { code }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
        if (Object.keys(reactCuts).some((end) => id.endsWith(end))) continue
        const [name] = missingOf(code ?? '')
        if (name) this.error(`${id} asks for React's ${name}, which build/lean-react-cuts.ts leaves out.`)
      }
    },
  }
}
