/** Of Babel's path, what is looked at here. */
interface SyntaxPath {
  node: Property & { properties?: Property[] }
}

interface Property {
  type: string
  key?: { name?: string; value?: unknown }
}

/** What a machine says of itself to people, and what only the compiler reads: no test is to notice when it changes. */
const unread = ['description', 'types']

const isUnread = ({ type, key }: Property) =>
  type === 'ObjectProperty' && unread.includes(String(key?.name ?? key?.value))

/** For Stryker: leaves out mutants in the prose of machines and in the types of their setup. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'prose',
    value: {
      shouldIgnore: ({ node }: SyntaxPath) =>
        // A setup of types alone is as good as an empty one.
        isUnread(node) || (node.properties?.length && node.properties.every(isUnread))
          ? 'Machines do not compute with it.'
          : undefined,
    },
  },
]
