/** Of Babel's path, what is looked at here. */
interface SyntaxPath {
  node: { type: string; key?: { name?: string; value?: unknown } }
}

/** What a machine says of itself to people, and what only the compiler reads: no test is to notice when it changes. */
const unread = ['description', 'types']

/** For Stryker: leaves out mutants in the prose of machines and in the types of their setup. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'prose',
    value: {
      shouldIgnore: ({ node: { type, key } }: SyntaxPath) =>
        type === 'ObjectProperty' && unread.includes(String(key?.name ?? key?.value))
          ? 'Machines do not compute with it.'
          : undefined,
    },
  },
]
