import type { Nodes as MarkdownNode, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { countWords } from '../src/content/schema.ts'
import { drawingFault, placeDrawings } from './drawing-directive.ts'
import { figureFault, placeFigures } from './figure-directive.ts'
import { keyFactsHeadings } from './article-structure.ts'
import { isSafeLink, isSitePicture } from './markdown.ts'

export const articleWords = { min: 500, max: 900 } as const

/** A fault; `line` counts from 1 at the start of the body. */
interface BodyFault {
  line: number
  remedy: string
}

export interface Body {
  links: { address: string; line: number }[]
  pictures: { address: string; line: number }[]
  paragraphs: { text: string; line: number }[]
  quotations: { text: string; line: number }[]
  figures: string[]
  hasKeyFacts: boolean
  /** Word count, without captions. */
  words: number
  faults: BodyFault[]
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Returns the paragraphs as lines, without quotations, which repeat the text. */
export function proseOf(body: Body): string {
  return body.paragraphs.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n')
}

function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const filler = /[Ll]orem ipsum|\b(?:TODO|FIXME|TBD|XXX)\b|^\s*(?:…|\.\.\.)\s*$/

function faultOf(node: MarkdownNode): string | undefined {
  switch (node.type) {
    case 'html':
      return 'write it as Markdown: raw HTML is not published'
    case 'footnoteDefinition':
    case 'footnoteReference':
      return "name the work in 'sources' of the front matter instead of a footnote"
    case 'text':
      return filler.test(node.value) ? 'write what stands here for the time being' : undefined
    case 'heading':
      if (node.depth === 1) return 'begin with ## (the title of the article is the only # of its page)'
      return node.depth > 4 ? 'use ##, ### or ####' : undefined
    case 'link':
    case 'definition':
      return isSafeLink(node.url) ? undefined : `link to an https address or a path of this site, not to ${node.url}`
    case 'image':
      if (!isSitePicture(node.url)) return `show a picture of this site by its path, not ${node.url}`
      return node.alt?.trim() ? undefined : 'describe the picture: ![description](path)'
    default:
      return undefined
  }
}

function checkHeadingOrder(root: Root, faults: BodyFault[]): void {
  let last = 1
  for (const node of root.children) {
    if (node.type !== 'heading') continue
    if (node.depth > last + 1) {
      faults.push({ line: node.position?.start.line ?? 1, remedy: `use ${'#'.repeat(last + 1)}: no level is skipped` })
    }
    last = node.depth
  }
}

function checkSections(root: Root, faults: BodyFault[]): void {
  root.children.forEach((node, at) => {
    const next = root.children[at + 1]
    if (node.type !== 'heading' || (next && (next.type !== 'heading' || next.depth > node.depth))) return
    faults.push({ line: node.position?.start.line ?? 1, remedy: 'write this section, or take its heading out' })
  })
}

/** Analyzes a Markdown body for the content check. */
export function inspectBody(markdown: string): Body {
  const root = parser.parse(markdown)
  placeDrawings(root)
  placeFigures(root)
  const body: Body = {
    ...{ links: [], pictures: [], paragraphs: [], quotations: [], faults: [] },
    figures: root.children.flatMap((node) => (node.type === 'figure' ? [node.name] : [])),
    hasKeyFacts: root.children.some(
      (node, index) =>
        node.type === 'heading' &&
        node.depth === 2 &&
        keyFactsHeadings.includes(textOf(node).trim()) &&
        root.children[index + 1]?.type === 'list',
    ),
    words: countWords(
      root.children.map((node) => (node.type === 'figure' || node.type === 'drawing' ? '' : textOf(node))).join(' '),
    ),
  }
  visit(root, false)
  const figures = new Set<string>()
  for (const node of root.children) {
    const remedy = drawingFault(node) ?? figureFault(node, figures)
    if (remedy) body.faults.push({ line: node.position?.start.line ?? 1, remedy })
  }
  checkHeadingOrder(root, body.faults)
  checkSections(root, body.faults)
  return body

  function visit(node: MarkdownNode, quoted: boolean): void {
    const line = node.position?.start.line ?? 1
    const remedy = faultOf(node)
    if (remedy) body.faults.push({ line, remedy })
    if (node.type === 'link' || node.type === 'definition') body.links.push({ address: node.url, line })
    if (node.type === 'image') body.pictures.push({ address: node.url, line })
    if (node.type === 'blockquote') body.quotations.push({ text: textOf(node), line })
    if (node.type === 'paragraph' && !quoted) body.paragraphs.push({ text: textOf(node), line })
    if ('children' in node) for (const child of node.children) visit(child, quoted || node.type === 'blockquote')
  }
}
