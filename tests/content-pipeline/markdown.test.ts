// @vitest-environment jsdom
import type { Element as HtmlElement, ElementContent, Root, RootContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import {
  isSafeLink,
  isSitePicture,
  renderArticle,
  renderMarkdown,
  sanitizeTree,
} from '../../content-pipeline/markdown.ts'
import { hostileHtml, hostileMarkdown } from './hostile-vectors.ts'

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

function treeOf(html: string): Root {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return { type: 'root', children: [page.head, page.body].flatMap((part) => convertAll(part) as RootContent[]) }
}

function convertAll(parent: Node): ElementContent[] {
  const children = parent instanceof HTMLTemplateElement ? parent.content.childNodes : parent.childNodes
  return [...children].flatMap(convert)
}

const properties: Record<string, string> = { class: 'className', srcset: 'srcSet', 'xlink:href': 'xLinkHref' }

function convert(node: Node): ElementContent[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ type: 'text', value: node.nodeValue ?? '' }]
  if (node.nodeType === Node.COMMENT_NODE) return [{ type: 'comment', value: node.nodeValue ?? '' }]
  if (!(node instanceof Element)) return []
  const element: HtmlElement = {
    type: 'element',
    tagName: node.localName,
    properties: Object.fromEntries([...node.attributes].map(({ name, value }) => [properties[name] ?? name, value])),
    children: convertAll(node),
  }
  return [element]
}

function sanitizeHtml(html: string): string {
  return unified()
    .use(rehypeStringify)
    .stringify(sanitizeTree(treeOf(html)))
}

const inert = new Set(
  'h2 h3 h4 p ul ol li blockquote hr br strong em del code pre a img table thead tbody tr th td sub sup dl dt dd'
    .concat(' section div')
    .split(' '),
)
const attributes = new Set(
  'href title rel src alt width height loading decoding start align id class aria-labelledby'.split(' '),
)

function expectLocal(element: Element, site: string, html: string): void {
  const source = element.getAttribute('src')
  if (source !== null) expect(new URL(source, site).origin, html).toBe(site)
  const target = element.getAttribute('href')
  if (target === null) return
  const address = new URL(target, site)
  expect(['http:', 'https:', 'mailto:'], html).toContain(address.protocol)
  if (address.origin !== site) expect(element.getAttribute('rel'), html).toBe('noopener noreferrer')
}

function expectInert(html: string): void {
  for (const element of parse(html).querySelectorAll('*')) {
    expect([...inert], html).toContain(element.localName)
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    for (const { name } of element.attributes) expect([...attributes], html).toContain(name)
    for (const site of ['http://localhost:3000', 'https://zed.example']) expectLocal(element, site, html)
  }
}

describe('hostile content', () => {
  it('is of at least 150 kinds', () => {
    expect(new Set([...hostileHtml, ...hostileMarkdown]).size).toBeGreaterThanOrEqual(150)
  })

  it.each(hostileHtml)('is disarmed as HTML in an article: %s', (vector) => {
    expectInert(renderMarkdown(vector))
    expectInert(renderMarkdown(`Text before ${vector} and after.`))
    expectInert(renderMarkdown(`- a list with\n\n  ${vector}`))
  })

  it.each(hostileHtml)('is disarmed by the sanitiser alone: %s', (vector) => {
    expectInert(sanitizeHtml(vector))
    expectInert(sanitizeHtml(`<p>Text ${vector} text</p>`))
  })

  it.each(hostileMarkdown)('is disarmed as Markdown: %s', (vector) => {
    expectInert(renderMarkdown(vector))
  })

  it('does not take what is harmless with it', () => {
    const html = sanitizeHtml('<p>One <b onclick="x()">two</b> <strong>three</strong><script>four()</script></p>')
    expect(html).toBe('<p>One two <strong>three</strong></p>')
  })
})

describe('links and pictures', () => {
  it('marks links that leave the site and no others', () => {
    const links = parse(
      renderMarkdown(
        '[a](https://doi.org/10.1038/nature01941) [b](/news-single/1) [c](#s-x) [d](mailto:a@example.org)',
      ),
    ).querySelectorAll('a')
    expect([...links].map((link) => link.getAttribute('rel'))).toEqual([
      'noopener noreferrer',
      null,
      null,
      'noopener noreferrer',
    ])
    expect([...links].every((link) => link.hasAttribute('href'))).toBe(true)
  })

  it('keeps a picture of the site, loaded late', () => {
    const picture = parse(renderMarkdown('![A wing](/pictures/wing.webp)')).querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/pictures/wing.webp')
    expect(picture?.alt).toBe('A wing')
    expect(picture?.getAttribute('loading')).toBe('lazy')
  })

  it.each(['/pictures/a.webp', '/a.png'])('takes %s for a picture of the site', (address) => {
    expect(isSitePicture(address)).toBe(true)
  })

  it.each([
    '',
    'a.png',
    '//evil.example/a.png',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/a',
    null,
    7,
  ])('does not take %j for a picture of the site', (address) => expect(isSitePicture(address)).toBe(false))

  it.each(['java\tscript:alert(1)', ' javascript:1', 'data:text/html,x', 'blob:x', undefined])(
    'does not take %j for a safe link',
    (address) => expect(isSafeLink(address)).toBe(false),
  )
})

describe('the structure of an article', () => {
  it('gives headings ids without accents, each its own', () => {
    const headings = parse(
      renderMarkdown('## ¿Cómo funciona?\n\n### Años\n\n## ¿Cómo funciona?\n\n## 漢字'),
    ).querySelectorAll('*')
    expect([...headings].map(({ id }) => id)).toEqual(['s-como-funciona', 's-anos', 's-como-funciona-2', 's-section'])
  })

  it.each(['Datos clave', 'Key facts'])('boxes %s as a definition list under its heading', (heading) => {
    const page = parse(
      renderMarkdown(`Text.\n\n## ${heading}\n\n- **Size:** 60 to *100* nanometres\n- **Made of** lipids\n\nMore.`),
    )
    const box = page.querySelector('section.key-facts')
    expect(page.querySelector(`#${box?.getAttribute('aria-labelledby')}`)?.textContent).toBe(heading)
    expect([...(box?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual(['Size', 'Made of'])
    expect([...(box?.querySelectorAll('dd') ?? [])].map((fact) => fact.textContent)).toEqual([
      '60 to 100 nanometres',
      'Lipids',
    ])
    expect(box?.querySelector('dd em')?.textContent).toBe('100')
    expect(box?.textContent).not.toContain('More.')
  })

  it('keeps a plain list of key facts a list', () => {
    const box = parse(renderMarkdown('## Key facts\n\n- One\n- Two')).querySelector('section.key-facts')
    expect([...(box?.querySelectorAll('ul > li') ?? [])].map((item) => item.textContent)).toEqual(['One', 'Two'])
  })

  it('leaves other lists and a heading without a list alone', () => {
    const page = parse(renderMarkdown('## Key facts\n\nNone yet.\n\n## Parts\n\n- **A:** b'))
    expect(page.querySelector('section')).toBeNull()
    expect(page.querySelector('ul > li strong')?.textContent).toBe('A:')
  })
})

describe('the headings of an article', () => {
  it('are links to themselves, named by their text', () => {
    const page = parse(renderArticle('## Dos *y* medio\n\nUno.\n\n## Key facts\n\n- **A:** b'))
    const links = [...page.querySelectorAll('a')]
    expect(links.map((one) => [one.textContent, one.getAttribute('href'), one.closest('h2')?.id])).toEqual([
      ['Dos y medio', '#s-dos-y-medio', 's-dos-y-medio'],
      ['Key facts', '#s-key-facts', 's-key-facts'],
    ])
  })

  it('are left alone where they hold a link, and in other texts', () => {
    expect(renderArticle('## [Dos](/x)')).toBe('<h2 id="s-dos"><a href="/x">Dos</a></h2>')
    expect(renderMarkdown('## Dos')).toBe('<h2 id="s-dos">Dos</h2>')
  })
})

describe('a figure', () => {
  const called = '::figure{name="wing-lamellae"}\nWhat *there* is [to see](/x).\n\nAfter.'

  it('stands where the text calls it, what is written below the call is its caption', () => {
    expect(renderArticle(`Before.\n\n${called}`)).toBe(
      '<p>Before.</p>\n<figure data-figure="wing-lamellae"><figcaption>What <em>there</em> is <a href="/x">to see</a>.' +
        '</figcaption></figure>\n<p>After.</p>',
    )
  })

  it('of no known name, or within a line, is the text that it is', () => {
    expect(renderArticle('::figure{name="none"}\nA.')).not.toContain('<figure')
    expect(renderArticle('Text ::figure{name="wing-lamellae"}')).not.toContain('<figure')
    expect(renderArticle('> ::figure{name="wing-lamellae"}\n> A.')).not.toContain('<figure')
  })
})
