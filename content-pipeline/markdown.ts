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

// Addresses are tried against an https and an http base: `https:elsewhere.org` (no slashes) is relative on the first and another
// host on the second.
const sites = ['https://site.invalid', 'http://site.invalid']

function words(list: string): string[] {
  return list.split(' ')
}

/** What an article may hold. Of other elements the text stays, those of `strip` go with all that is in them. */
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

/** Reads an address as a browser on that site would: that sees through tabs, backslashes and control characters. */
function parseAddress(address: unknown, site: string): URL | undefined {
  return typeof address === 'string' && URL.canParse(address, `${site}/`) ? new URL(address, `${site}/`) : undefined
}

function staysOnSite(address: unknown): boolean {
  return sites.every((site) => parseAddress(address, site)?.origin === site)
}

/** Whether a picture's address is a file of this site, given by its path. */
export function isSitePicture(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('/') && staysOnSite(address)
}

/** Whether a link may stand in an article: http, https, mailto or a path of this site. */
export function isSafeLink(address: unknown): boolean {
  return sites.every((site) => ['http:', 'https:', 'mailto:'].includes(parseAddress(address, site)?.protocol ?? ''))
}

function settleLink(link: Element): void {
  const { href } = link.properties
  if (!isSafeLink(href)) delete link.properties.href
  else if (!staysOnSite(href)) link.properties.rel = ['noopener', 'noreferrer']
}

/** Drops pictures of foreign hosts, marks links that leave the site. */
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

/** A tree of HTML reduced to what an article may hold, with every address checked. The tree given is left alone. */
export function sanitizeTree(tree: Root): Root {
  return sanitizer.runSync(structuredClone(tree)) as Root
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => placeDrawings)
  .use(() => placeFigures)
  // Raw HTML is not passed on: an article is Markdown, and what remains is sanitised all the same.
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeSettleAddresses)
  .use(rehypeArrangeArticle)
  .freeze()

const writer = unified().use(rehypeStringify).freeze()

/** Markdown → sanitised HTML with heading ids, the box of key facts and pull quotes; typeset where its language is given. */
export function renderMarkdown(markdown: string, language?: Language): string {
  const tree = treeOf(markdown)
  if (language) typesetTree(tree, language)
  return writer.stringify(tree)
}

/** The same for an article: its headings are links to themselves, the first use of each of `terms` one to the glossary. */
export function renderArticle(markdown: string, terms?: TermFinder, language?: Language): string {
  const tree = treeOf(markdown)
  if (terms) markTerms(tree, terms)
  linkHeadings(tree)
  if (language) typesetTree(tree, language)
  return writer.stringify(tree)
}

const treeOf = (markdown: string) => processor.runSync(processor.parse(markdown)) as Root
