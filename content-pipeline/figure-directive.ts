import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { figureNames, isFigureName } from '../src/figures/figure-names.ts'

const directive = /^::figure\{name="([^"]*)"\}[ \t]*(?:\n|$)/
const attempt = /^:{2,}\s*\w/

interface FigureNode {
  type: 'figure'
  name: string
  children: BlockContent[]
  position?: Paragraph['position']
  data: { hName: 'figure'; hProperties: { dataFigure: string } }
}

declare module 'mdast' {
  interface RootContentMap {
    figure: FigureNode
  }
}

const opening = (node: RootContent): Text | undefined =>
  node.type === 'paragraph' && node.children[0]?.type === 'text' ? node.children[0] : undefined

function figureOf(paragraph: Paragraph, first: Text, name: string, length: number): FigureNode {
  const rest: PhrasingContent[] = [{ ...first, value: first.value.slice(length) }, ...paragraph.children.slice(1)]
  return {
    type: 'figure',
    name,
    children: [{ ...paragraph, children: rest, data: { hName: 'figcaption' } }],
    ...(paragraph.position && { position: paragraph.position }),
    data: { hName: 'figure', hProperties: { dataFigure: name } },
  }
}

/** Converts paragraphs starting with `::figure{name="…"}`; others remain text. */
export function placeFigures(tree: Root): void {
  tree.children = tree.children.map((node) => {
    const first = opening(node)
    const [line, name] = (first && directive.exec(first.value)) ?? []
    return node.type === 'paragraph' && first && line && name && isFigureName(name)
      ? figureOf(node, first, name, line.length)
      : node
  })
}

/** Returns an error message if the node is an invalid figure. `names`: figures used so far in the article. */
export function figureFault(node: RootContent, names: Set<string>): string | undefined {
  if (node.type === 'figure') {
    if (names.has(node.name)) return `show the figure ${node.name} once`
    names.add(node.name)
    const [caption] = node.children
    const isCaption =
      caption?.type === 'paragraph' && caption.children.some((part) => part.type !== 'text' || part.value.trim() !== '')
    return isCaption ? undefined : `write what to notice in the lines below ::figure{name="${node.name}"}`
  }
  const text = opening(node)?.value ?? ''
  return attempt.test(text)
    ? `call a drawing by ::drawing{name="…"}, a figure by ::figure{name="…"} on a line of its own, one of: ${figureNames.join(', ')}`
    : undefined
}
