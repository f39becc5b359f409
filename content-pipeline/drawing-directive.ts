import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'

const directive = /^::drawing\{name="([a-z0-9-]+)"\}[ \t]*(?:\n|$)/

interface DrawingNode {
  type: 'drawing'
  name: string
  children: Paragraph[]
  position?: Paragraph['position']
  data: { hName: 'figure'; hProperties: { dataDrawing: string } }
}

declare module 'mdast' {
  interface RootContentMap {
    drawing: DrawingNode
  }
}

function drawingOf(paragraph: Paragraph, first: Text, name: string, length: number): DrawingNode {
  const rest: PhrasingContent[] = [{ ...first, value: first.value.slice(length) }, ...paragraph.children.slice(1)]
  return {
    type: 'drawing',
    name,
    children: [{ ...paragraph, children: rest, data: { hName: 'figcaption' } }],
    ...(paragraph.position && { position: paragraph.position }),
    data: { hName: 'figure', hProperties: { dataDrawing: name } },
  }
}

/** Converts paragraphs starting with `::drawing{name="…"}`. */
export function placeDrawings(tree: Root): void {
  tree.children = tree.children.map((node) => {
    const first = node.type === 'paragraph' && node.children[0]?.type === 'text' ? node.children[0] : undefined
    const [line, name] = (first && directive.exec(first.value)) ?? []
    return node.type === 'paragraph' && first && line && name ? drawingOf(node, first, name, line.length) : node
  })
}

export function drawingFault(node: RootContent): string | undefined {
  if (node.type !== 'drawing') return undefined
  const isCaption = node.children[0]?.children.some((part) => part.type !== 'text' || part.value.trim() !== '')
  return isCaption ? undefined : `write a caption in the lines below ::drawing{name="${node.name}"}`
}
