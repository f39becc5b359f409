import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'

export const keyFactsHeadings: readonly string[] = ['Datos clave', 'Key facts']

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function headingId(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // The prefix avoids conflicts with ids of the page.
  return `s-${words || 'section'}`
}

function isElement(node: RootContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function nameHeadings(tree: Root): void {
  const taken = new Map<string, number>()
  for (const node of tree.children) {
    if (node.type !== 'element' || !/^h[2-4]$/.test(node.tagName)) continue
    const id = headingId(textOf(node))
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    node.properties.id = count === 1 ? id : `${id}-${count}`
  }
}

/** Converts `**Term:** fact` to a definition list pair; undefined for other forms. */
function definition(item: Element): Element | undefined {
  const paragraph = item.children.find((child): child is Element => isElement(child, 'p'))
  const [term, ...rest] = (paragraph ?? item).children.filter((child, index) => index > 0 || !isBlank(child))
  if (!term || !isElement(term, 'strong')) return undefined
  const [first, ...others] = rest
  // In the box, facts start on their own line: capitalize.
  const opening = /^\s*:?\s*(\p{L}?)/u
  const fact: ElementContent[] =
    first?.type === 'text'
      ? [{ ...first, value: first.value.replace(opening, (_, letter: string) => letter.toUpperCase()) }, ...others]
      : rest
  const label: ElementContent[] = [{ type: 'text', value: textOf(term).replace(/\s*:\s*$/, '') }]
  return element('div', {}, [element('dt', {}, label), element('dd', {}, fact)])
}

function boxKeyFacts(tree: Root): void {
  const at = tree.children.findIndex((node) => isElement(node, 'h2') && keyFactsHeadings.includes(textOf(node).trim()))
  const heading = tree.children[at]
  const listAt = tree.children.findIndex((node, index) => index > at && !isBlank(node))
  const list = tree.children[listAt]
  if (!isElement(heading, 'h2') || !isElement(list, 'ul')) return
  const items = list.children.filter((child): child is Element => isElement(child, 'li'))
  const pairs = items.map(definition).filter((pair) => pair !== undefined)
  const body = pairs.length === items.length ? element('dl', {}, pairs) : list
  const label = { className: ['key-facts'], ariaLabelledBy: [String(heading.properties.id)] }
  tree.children.splice(at, listAt - at + 1, element('section', label, [heading, body]))
}

/** Makes each heading with an id link to itself, unless it contains a link already. */
export function linkHeadings(parent: { children: (Root['children'][number] | ElementContent)[] }): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    if (!/^h[2-4]$/.test(node.tagName)) linkHeadings(node)
    else if (node.properties.id && !holdsLink(node)) {
      node.children = [element('a', { href: `#${String(node.properties.id)}` }, node.children)]
    }
  }
}

function holdsLink(node: Element): boolean {
  return node.children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)))
}

/** Adds heading ids and the key facts box to a sanitized tree. */
export function arrangeArticle(tree: Root): void {
  nameHeadings(tree)
  boxKeyFacts(tree)
}
