// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleNotFound } from '../../src/news/article-not-found.tsx'
import { articleParts } from '../../src/news/article-parts.ts'
import { ArticlePage, type ArticlePageProps } from '../../src/news/article-page.tsx'
import { rememberOpened } from '../../src/news/reading-memory.ts'
import { CategoryPage } from '../../src/news/category-page.tsx'
import { renderPage } from '../frame/rendered-page.tsx'
import { article, card } from './article-fixtures.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const popular = ['es-2', 'es-3'].map((id) => card({ id, title: `Popular ${id}`, imageAlt: `Imagen ${id}` }))

const shownArticle = (shown = article(), lists: Partial<Pick<ArticlePageProps, 'popular' | 'films' | 'next'>> = {}) => (
  <ArticlePage article={shown} text={articleParts(shown.content)} popular={[]} next={[]} films={[]} {...lists} />
)
const popularSection = () => screen.getByRole('region', { name: 'Para seguir' })

describe('the article page', () => {
  it('is complete: category, title, excerpt, author, date, picture, content, sources, author box, comments', async () => {
    await renderPage(shownArticle())
    const text = screen.getByRole('article')
    expect(within(text).getByRole('link', { name: 'Nanomedicina' }).getAttribute('href')).toBe('/category/nanomedicine')
    const title = within(text).getByRole('heading', { level: 1, name: 'Una gota que piensa' })
    expect(title.tabIndex).toBe(-1)
    expect(within(text).getByText('El extracto de la gota.')).toBeTruthy()
    expect(within(text).getByText('14 oct 2026').getAttribute('datetime')).toBe('2026-10-14T08:00:00.000Z')
    expect(within(text).getByText('4 min de lectura')).toBeTruthy()
    expect(within(text).getByRole('img', { name: 'Una gota' }).getAttribute('fetchpriority')).toBe('high')
    expect(within(text).getByText('Una gota, muy de cerca.')).toBeTruthy()
    expect(within(text).getByText('El primer párrafo.')).toBeTruthy()
    // A deferred island; client rendering loads it at once.
    expect((await within(text).findByRole('link', { name: /A paper/ })).getAttribute('rel')).toBe('noopener noreferrer')
    const author = screen.getByRole('region', { name: 'Quién escribe' })
    expect(within(author).getByRole('heading', { name: 'Mesa de Pruebas' })).toBeTruthy()
    expect(author.textContent).toContain('Lo que se prueba')
    expect(author.textContent).toContain('La mesa prueba cosas.')
    expect(await screen.findByRole('region', { name: 'Deja un comentario' })).toBeTruthy()
  })

  it('tells beside its date when it was last changed, and below the text what changed', async () => {
    const changes = [
      { date: '2026-11-22', text: 'La gota pesa otra vez.' },
      { date: '2026-11-02', text: 'La gota tiene una fuente más.' },
    ]
    await renderPage(shownArticle(article({ changes, updated: '2026-11-22' })))
    expect(screen.getByText('Actualizado el 22 nov 2026').getAttribute('datetime')).toBe('2026-11-22')
    const told = within(await screen.findByRole('region', { name: 'Correcciones y cambios' })).getAllByRole('listitem')
    expect(told.map((item) => item.textContent)).toEqual([
      '22 nov 2026La gota pesa otra vez.',
      '2 nov 2026La gota tiene una fuente más.',
    ])
  })

  it('links the films that show what it tells', async () => {
    const picture = {
      thumbnail: '/videos/a/small.avif',
      poster: '/videos/a/large.avif',
      scale: 1e-7,
      releaseDate: '2026-09-01',
    }
    const films = [
      {
        id: '9',
        topic: 'nanotechnology',
        technoscience: 'Nanotecnología',
        title: 'Una carta',
        durationSeconds: 41.6,
        ...picture,
      },
      { id: '6', topic: 'retroengineering', title: 'Una batería', durationSeconds: 60, ...picture },
    ] as const
    await renderPage(shownArticle(article(), { films }))
    const section = within(await screen.findByRole('region', { name: 'En vídeo' }))
    expect(
      section.getAllByRole('link').map((link) => [link.lastChild?.lastChild?.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Una carta', '/shorts/Nanotecnolog%C3%ADa/9'],
      ['Una batería', '/retroengineering/6'],
    ])
    expect(section.getByText('0:42')).toBeTruthy()
  })

  it('goes on right after its text: an article by subject, the list, and only then what stands behind the text', async () => {
    const next = [card({ id: 'es-7', title: 'La siguiente' })]
    await renderPage(shownArticle(article(), { popular, next }))
    const order = [
      screen.getByText('El primer párrafo.'),
      screen.getByRole('link', { name: 'La siguiente' }),
      popularSection(),
      await screen.findByRole('region', { name: 'Fuentes' }),
      screen.getByRole('region', { name: 'Quién escribe' }),
      await screen.findByRole('region', { name: 'Deja un comentario' }),
    ]
    expect(
      order.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
    ).toEqual(order)
    const reports = screen.getAllByRole('link', { name: /Has visto un error/ })
    expect(new Set(reports.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/contact?about=%2Fnews-single%2Fes-1']),
    )
  })

  it('goes on with what this browser has not opened yet', async () => {
    const next = ['es-7', 'es-8'].map((id) => card({ id, title: `La de ${id}` }))
    rememberOpened('7')
    await renderPage(shownArticle(article(), { next }))
    expect(
      within(screen.getByRole('region', { name: 'Lo siguiente' })).getByRole('link', { name: 'La de es-8' }),
    ).toBeTruthy()
  })

  it('leaves out what an article does not have', async () => {
    await renderPage(shownArticle(article({ sources: [], imageCaption: undefined })))
    await screen.findByRole('region', { name: 'Deja un comentario' })
    expect(screen.queryByRole('heading', { name: 'Fuentes' })).toBeNull()
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Correcciones y cambios' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'En vídeo' })).toBeNull()
    expect(screen.queryByText(/Actualizado/)).toBeNull()
  })

  it('lists the popular articles in their order', async () => {
    await renderPage(shownArticle(article(), { popular }))
    const items = within(popularSection()).getAllByRole('listitem')
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Popular es-2', 'Popular es-3'])
    expect(within(popularSection()).getByRole('link', { name: 'Popular es-3' }).getAttribute('href')).toBe(
      '/news-single/es-3',
    )
  })

  it('says so when there is none', async () => {
    await renderPage(shownArticle())
    expect(within(popularSection()).getByText('No popular news found.')).toBeTruthy()
  })

  it("shows the placeholder for its picture, the author's and a popular one that fail", async () => {
    const { container } = await renderPage(shownArticle(article(), { popular }))
    const images = [...container.querySelectorAll('img')]
    expect(images.length).toBe(5)
    for (const image of images) fireEvent.error(image)
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      Array.from({ length: 5 }, () => '/pictures/placeholder.svg'),
    )
  })

  it('keeps a comment through the change to the translation, and starts anew on another article', async () => {
    const { rerenderPage } = await renderPage(shownArticle())
    await screen.findByRole('textbox', { name: /Comentario/ })
    const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comentario/ })
    fireEvent.change(comment(), { target: { value: 'A medias' } })
    rerenderPage(shownArticle(article({ id: '1', title: 'A drop' })))
    expect(comment().value).toBe('A medias')
    rerenderPage(shownArticle(article({ id: 'es-2' })))
    expect(comment().value).toBe('')
  })
})

describe('an article that is in no list', () => {
  it('says so in the language of the page, and word for word, and leads on', async () => {
    await renderPage(<ArticleNotFound />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta noticia no está.')
    expect(screen.getByText('Loading news or news not found.')).toBeTruthy()
    expect(screen.getByText(/^Puede que la dirección esté mal escrita/)).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/search', '/'])
  })
})

describe('a category page', () => {
  it('lists its articles under its name', async () => {
    await renderPage(<CategoryPage films={[]} category="nanomedicine" cards={popular} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nanomedicina')
    expect(screen.getByText('2 artículos')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('is no dead end when it is empty', async () => {
    await renderPage(<CategoryPage films={[]} category="Sports" cards={[]} />)
    expect(screen.getByText('Todavía no hay artículos en esta categoría.')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  })
})
