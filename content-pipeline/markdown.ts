import type { Element, ElementContent, Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import type { Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { arrangeArticle, linkHeadings } from './article-structure.ts'
import { placeDrawings } from './drawing-directive.ts'
import { placeFigures } from './figure-directive.ts'
import { markTerms, type TermFinder } from './glossary-marks.ts'
import type { Language } from '../src/i18n/language.ts'
import { typesetTree } from './typography.ts'

// Resolve against https and http: `https:elsewhere.org` (no slashes) is relative in one and another host in the other.
const sites = ['https://site.invalid', 'http://site.invalid']

function words(list: string): string[] {
  return list.split(' ')
}

/** Allowed elements. Others keep their text, except those of `strip`. */
const allowed: SanitizeSchema = {
  tagNames: words(
    'h2 h3 h4 p ul ol li blockquote hr br strong em del code pre a img table thead tbody tr th td sub sup dl dt dd ' +
      'figure figcaption',
  ),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    figure: ['dataFigure', 'dataDrawing'],
    ol: ['start'],
    th: [['align', 'left', 'right', 'center']],
    td: [['align', 'left', 'right', 'center']],
  },
  ancestors: { thead: ['table'], tbody: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: {},
  strip: words(
    'script style template noscript iframe frame frameset object embed applet svg math form textarea select button ' +
      'title xmp plaintext noembed noframes audio video',
  ),
  clobber: ['id', 'name'],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
}

/** Parses an address as a browser does, including tabs, backslashes, and control characters. */
function parseAddress(address: unknown, site: string): URL | undefined {
  return typeof address === 'string' && URL.canParse(address, `${site}/`) ? new URL(address, `${site}/`) : undefined
}

function staysOnSite(address: unknown): boolean {
  return sites.every((site) => parseAddress(address, site)?.origin === site)
}

export function isSitePicture(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('/') && staysOnSite(address)
}

/** Whether a link is allowed: http, https, mailto, or a path on this site. */
export function isSafeLink(address: unknown): boolean {
  return sites.every((site) => ['http:', 'https:', 'mailto:'].includes(parseAddress(address, site)?.protocol ?? ''))
}

function settleLink(link: Element): void {
  const { href } = link.properties
  if (!isSafeLink(href)) delete link.properties.href
  else if (!staysOnSite(href)) link.properties.rel = ['noopener', 'noreferrer']
}

/** Removes foreign pictures; marks external links. */
function settleAddresses(parent: { children: (ElementContent | Root['children'][number])[] }): void {
  parent.children = parent.children.filter(
    (child) => child.type !== 'element' || child.tagName !== 'img' || isSitePicture(child.properties.src),
  )
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'a') settleLink(child)
    if (child.tagName === 'img') Object.assign(child.properties, { loading: 'lazy', decoding: 'async' })
    settleAddresses(child)
  }
}

function rehypeSettleAddresses() {
  return (tree: Root): void => settleAddresses(tree)
}

function rehypeArrangeArticle() {
  return (tree: Root): void => arrangeArticle(tree)
}

const sanitizer = unified().use(rehypeSanitize, allowed).use(rehypeSettleAddresses).freeze()

export function sanitizeTree(tree: Root): Root {
  return sanitizer.runSync(structuredClone(tree)) as Root
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => placeDrawings)
  .use(() => placeFigures)
  // No raw HTML; the result is sanitized anyway.
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeSettleAddresses)
  .use(rehypeArrangeArticle)
  .freeze()

const writer = unified().use(rehypeStringify).freeze()

/** Renders Markdown to sanitized HTML with heading ids, key facts, and pull quotes; typeset if a language is given. */
export function renderMarkdown(markdown: string, language?: Language): string {
  const tree = treeOf(markdown)
  if (language) typesetTree(tree, language)
  return writer.stringify(tree)
}

export function renderArticle(markdown: string, terms?: TermFinder, language?: Language): string {
  const tree = treeOf(markdown)
  if (terms) markTerms(tree, terms)
  linkHeadings(tree)
  if (language) typesetTree(tree, language)
  return writer.stringify(tree)
}

const treeOf = (markdown: string) => processor.runSync(processor.parse(markdown)) as Root
