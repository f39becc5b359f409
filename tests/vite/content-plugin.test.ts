import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createServer, isRunnableDevEnvironment } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Article, ArticleCard, Post } from '../../src/content/schema.ts'
import { contentPlugin } from '../../vite/content-plugin.ts'
import { createContentFixture } from '../content/article-file.ts'
import type { ContentFixture } from '../content/article-file.ts'

interface Content {
  cards: Record<'es' | 'en', ArticleCard[]>
  articles: Record<'es' | 'en', Record<string, () => Promise<{ default: Article }>>>
  posts: Record<'es' | 'en', Post[]>
}

let fixture: ContentFixture
beforeEach(() => {
  fixture = createContentFixture()
  fixture.write(
    path.join(fixture.root, 'entry.js'),
    `import cards from 'virtual:content/cards'
     import articles from 'virtual:content/articles'
     import posts from 'virtual:content/posts'
     export { cards, articles, posts }`,
  )
})
afterEach(() => fixture.remove())

const quiet = { configFile: false, logLevel: 'silent' } as const

async function buildContent(): Promise<Map<string, string>> {
  const result = await build({
    ...quiet,
    root: fixture.root,
    plugins: [contentPlugin({ directory: 'content' })],
    build: {
      ssr: 'entry.js',
      outDir: 'built',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('One build was asked for.')
  return new Map(result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : '']))
}

describe('a build', () => {
  it('puts every article into a chunk of its own and none of their bodies into the index', async () => {
    const chunks = await buildContent()
    const entry = chunks.get('entry.mjs') ?? ''
    expect(entry).toContain('A title for a test')
    expect(entry).not.toContain('Light bounces off')
    expect([...chunks.values()].filter((code) => code.includes('Light bounces off'))).toHaveLength(1)

    const built = (await import(pathToFileURL(path.join(fixture.root, 'built/entry.mjs')).href)) as Content
    const article = (await built.articles.en['1']?.())?.default
    expect(article).toMatchObject({ title: 'A title for a test', link: '/en/news/test-article', language: 'en' })
    expect(article?.author).toBe('Light and Matter desk')
    expect(built.articles.es['es-1']).toBeDefined()
    expect(built.cards.es[0]).toMatchObject({ id: 'es-1', link: '/es/noticia/articulo-de-prueba' })
    expect(built.posts.en[0]).toMatchObject({ slug: 'test-advertisement', link: '/post/test-advertisement' })
  })

  it('stops at a file that breaks the schema and names file, field and remedy', async () => {
    fixture.change(fixture.articleFile('en'), 'Nanophotonics', 'Chemistry')
    await expect(buildContent()).rejects.toThrow(/test-article\.md: category: must be one of: nanomedicine/)
  })
})

describe('the development server', () => {
  let server: ViteDevServer

  beforeEach(async () => {
    server = await createServer({
      ...quiet,
      root: fixture.root,
      plugins: [contentPlugin({ directory: 'content' })],
      server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 20 } },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
    })
  })
  afterEach(() => server.close())

  async function read(): Promise<Content> {
    const environment = server.environments.ssr
    if (!isRunnableDevEnvironment(environment)) throw new Error('The server environment runs modules.')
    return environment.runner.import<Content>('/entry.js')
  }

  it('shows a change, a new article and a removed one at once', async () => {
    expect((await read()).cards.en.map((card) => card.title)).toEqual(['A title for a test'])

    const file = fixture.articleFile('en')
    fixture.change(file, 'A title for a test', 'Another title')
    await vi.waitFor(async () => expect((await read()).cards.en[0]?.title).toBe('Another title'), 60_000)
    expect((await (await read()).articles.en['1']?.())?.default.title).toBe('Another title')

    rmSync(file)
    await vi.waitFor(async () => expect((await read()).cards.en).toEqual([]), 60_000)
    expect(Object.keys((await read()).articles.en)).toEqual([])
  })
})
