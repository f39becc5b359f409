// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommentForm } from '../../src/news/comment-form.deferred.tsx'
import { commenterKey, isWebsite, parseCommenter } from '../../src/news/saved-commenter.ts'
import { renderPage } from '../frame/rendered-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => userEvent.click(screen.getByRole('button', { name: /Publicar|Post/ }))
const status = () => screen.getByRole('status').textContent
const problemOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null

async function fill() {
  await userEvent.type(field(/Comentario/), '¿Y si no?')
  await userEvent.type(field(/Nombre/), 'Ada')
  await userEvent.type(field(/Correo/), 'ada@example.org')
}

describe('the comment form', () => {
  it('says above its fields that comments are not open, and leads to what is', async () => {
    await renderPage(<CommentForm page="/news-single/es-1" />)
    const said = screen.getByText(/todavía no están abiertos/)
    expect(said.compareDocumentPosition(field(/Comentario/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getByRole('link', { name: /Has visto un error/ }).getAttribute('href')).toBe(
      '/contact?about=%2Fnews-single%2Fes-1',
    )
  })

  it('has its fields, states that the email will not be published and marks what is required', async () => {
    await renderPage(<CommentForm page="/news-single/es-1" />)
    expect(screen.getByText(/Tu dirección de correo no se publicará/)).toBeTruthy()
    expect([/Comentario/, /Nombre/, /Correo/, /Sitio web/].map((name) => field(name).required)).toEqual([
      ...[true, true, true],
      false,
    ])
    expect(save().checked).toBe(false)
  })

  it('says in place what is missing, in the language of the page, and goes to the first of it', async () => {
    const { toggleLanguage } = await renderPage(<CommentForm page="/news-single/es-1" />)
    await submit()
    expect(problemOf(field(/Comentario/))).toBe('Escribe tu comentario.')
    expect(problemOf(field(/Nombre/))).toBe('Escribe tu nombre.')
    expect(problemOf(field(/Correo/))).toBe('Escribe tu correo.')
    expect(problemOf(field(/Sitio web/))).toBeNull()
    expect(document.activeElement).toBe(field(/Comentario/))
    expect(status()).toBe('')
    toggleLanguage()
    expect(problemOf(field(/Comment/))).toBe('Write your comment.')
  })

  it('takes blanks for nothing and refuses a broken email or website', async () => {
    await renderPage(<CommentForm page="/news-single/es-1" />)
    await userEvent.type(field(/Comentario/), '   ')
    await userEvent.type(field(/Nombre/), 'Ada')
    await userEvent.type(field(/Correo/), 'ada@')
    await userEvent.type(field(/Sitio web/), 'javascript:alert(1)')
    await submit()
    expect(problemOf(field(/Comentario/))).toBe('Escribe tu comentario.')
    expect(problemOf(field(/Nombre/))).toBeNull()
    expect(problemOf(field(/Correo/))).toContain('no parece completo')
    expect(problemOf(field(/Sitio web/))).toContain('no parece un sitio web')
  })

  it('sends nothing, says so and keeps the text, also through a change of language', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { toggleLanguage } = await renderPage(<CommentForm page="/news-single/es-1" />)
    await fill()
    await submit()
    expect(status()).toContain('no hemos enviado nada')
    expect(fetched).not.toHaveBeenCalled()
    toggleLanguage()
    expect(status()).toContain('nothing was sent')
    expect(field(/Comment/).value).toBe('¿Y si no?')
    expect(localStorage.getItem(commenterKey)).toBeNull()
  })

  it('remembers who writes when asked to, and forgets when asked no more', async () => {
    const { unmount } = await renderPage(<CommentForm page="/news-single/es-1" />)
    await fill()
    await userEvent.click(save())
    await submit()
    unmount()
    await renderPage(<CommentForm page="/news-single/es-1" />)
    expect(field(/Nombre/).value).toBe('Ada')
    expect(field(/Correo/).value).toBe('ada@example.org')
    expect(field(/Comentario/).value).toBe('')
    expect(save().checked).toBe(true)
    await userEvent.type(field(/Comentario/), 'Otra vez')
    await userEvent.click(save())
    await submit()
    expect(localStorage.getItem(commenterKey)).toBeNull()
  })

  it('has what was written before the page was loaded anew, but for the address, until it is posted', async () => {
    const first = await renderPage(<CommentForm page="/news-single/es-1" />)
    await fill()
    first.unmount()
    const second = await renderPage(<CommentForm page="/news-single/es-1" />)
    expect(field(/Comentario/).value).toBe('¿Y si no?')
    expect(field(/Nombre/).value).toBe('Ada')
    expect(field(/Correo/).value).toBe('')
    await userEvent.type(field(/Correo/), 'ada@example.org')
    await submit()
    second.unmount()
    await renderPage(<CommentForm page="/news-single/es-1" />)
    expect(field(/Comentario/).value).toBe('')
    expect(field(/Nombre/).value).toBe('')
  })

  it('works where storage is shut off', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderPage(<CommentForm page="/news-single/es-1" />)
    await fill()
    await userEvent.click(save())
    await submit()
    expect(status()).toContain('no hemos enviado nada')
  })
})

describe('what was kept of a commenter', () => {
  it('is read only when it is whole', () => {
    const ada = { name: 'Ada', email: 'ada@example.org', website: '' }
    expect(parseCommenter(JSON.stringify(ada))).toEqual(ada)
    for (const broken of [null, '', '{', '[]', '{"name":1,"email":"","website":""}', '{"name":"Ada"}']) {
      expect(parseCommenter(broken)).toBeUndefined()
    }
    expect(parseCommenter(JSON.stringify({ ...ada, name: 'a'.repeat(81) }))).toBeUndefined()
  })
})

describe('a website', () => {
  it.each(['', '  ', 'example.org', 'https://example.org/me?x=1', 'http://ada.example.org', 'example.org:8080/a'])(
    'can be %j',
    (text) => expect(isWebsite(text)).toBe(true),
  )
  it.each(['ada', 'javascript:alert(1)', 'ftp://example.org', 'https://', 'data:text/html,x', '.org', 'a b.c d'])(
    'cannot be %j',
    (text) => expect(isWebsite(text)).toBe(false),
  )
})
