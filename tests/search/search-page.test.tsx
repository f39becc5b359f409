// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchPage, type SearchPageProps } from '../../src/search/search-page.tsx'
import type { SearchView } from '../../src/contract/search-view.ts'
import { renderPage } from '../frame/rendered-page.tsx'
import { answer, hit } from './search-answers.ts'

type Reply = (query: string) => Response | Promise<Response>

const asked: string[] = []
let reply: Reply

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked.length = 0
  reply = (query) => Response.json(answer(query, [hit()]))
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const query = new URLSearchParams(address.split('?')[1]).get('q') ?? ''
    asked.push(query)
    signal.throwIfAborted()
    return reply(query)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(props: Partial<SearchPageProps> & { view?: SearchView } = {}) {
  const written: string[] = []
  const view = props.view ?? answer('')
  const address = { write: (query: string) => void written.push(query), follow: () => () => {} }
  const page = (more: Partial<SearchPageProps> = {}) => (
    <SearchPage query={view.query} view={view} address={address} zedSpeaks={false} {...props} {...more} />
  )
  const room = await renderPage(page())
  return { ...room, written, show: (more: Partial<SearchPageProps>) => room.rerenderPage(page(more)) }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '¿Qué buscas?' })
const status = () => screen.getByRole('status')
const asking = () => act(() => vi.dynamicImportSettled())

async function pause() {
  await act(() => vi.advanceTimersByTimeAsync(250))
  await asking()
}

async function type(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  await pause()
}

describe('the search page', () => {
  it('says that nothing is spelt as typed, where what it shows is only alike', async () => {
    await open({ view: { ...answer('metalnte', [hit()]), similar: true } })
    expect(status().textContent).toMatch(/^Nada con «metalnte» tal cual/)
  })

  it('is a form that works by itself: a named field, its query, no address but its own', async () => {
    await open({ view: answer('azul', [hit()]) })
    const form = screen.getByRole<HTMLFormElement>('search')
    expect(form.method).toBe('get')
    expect(form.hasAttribute('action')).toBe(false)
    expect([field().name, field().value, field().maxLength]).toEqual(['q', 'azul', 100])
    expect(asked).toEqual([])
  })

  it('shows a hit with its title, marks, category, size and date, and no HTML of its own', async () => {
    const { container } = await open({ view: answer('azul', [hit()]) })
    const group = screen.getByRole('region', { name: /Artículos/ })
    const row = within(group).getByRole('article')
    expect(within(row).getByRole('heading', { name: 'El azul' })).toBeTruthy()
    expect(within(row).getByRole('link', { name: 'El azul' }).getAttribute('href')).toBe('/news-single/es-1')
    expect(within(row).getByRole('link', { name: 'Nanofotónica' }).getAttribute('href')).toBe('/category/nanophotonics')
    expect(row.textContent).toContain('No es <b>pintura</b> azul')
    expect(container.querySelector('b')).toBeNull()
    expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['azul', 'azul'])
    expect(row.textContent).toContain('Tamaño: 200')
    expect(row.querySelector('time')?.getAttribute('datetime')).toBe('2026-10-14T08:00:00.000Z')
    expect(status().textContent).toBe('1 resultado para «azul»')
  })

  it('suggests categories and the newest before anything is looked for, and says no number', async () => {
    await open()
    expect(within(screen.getByRole('region', { name: 'Por categoría' })).getAllByRole('link')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Lo último de todo' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /Artículos/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Habla con Zed' })).toBeNull()
    expect(status().textContent).toBe('')
  })

  it('says honestly that there is nothing, with ways on', async () => {
    await open({ view: answer('xilófono') })
    expect(status().textContent).toBe('Nada sobre «xilófono»')
    expect(screen.getByRole('link', { name: 'Habla con Zed' }).getAttribute('href')).toBe('/interaction')
    expect(screen.getByRole('region', { name: 'Lo último' })).toBeTruthy()
  })

  it('finds while you type, and has the query in the address', async () => {
    const { written } = await open()
    fireEvent.change(field(), { target: { value: 'az' } })
    await type('azul')
    expect(asked).toEqual(['azul'])
    expect(status().textContent).toBe('1 resultado para «azul»')
    expect(status().getAttribute('aria-live')).toBe('polite')
    expect(written.at(-1)).toBe('azul')
  })

  it('asks at once when it is sent', async () => {
    await open()
    fireEvent.change(field(), { target: { value: 'azul' } })
    fireEvent.submit(screen.getByRole('search'))
    await asking()
    expect(asked).toEqual(['azul'])
  })

  it.each<[string, Reply]>([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the server refuses', () => Response.json({ error: {} }, { status: 429 })],
    ['the answer is none', () => Response.json({ query: 'azul', groups: '<b>' })],
  ])('keeps the text when %s, and tries again', async (_what, failing) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open()
    reply = failing
    await type('azul')
    expect(field().value).toBe('azul')
    expect(status().textContent).toContain('La búsqueda ha fallado')
    reply = (query) => Response.json(answer(query, [hit()]))
    fireEvent.click(screen.getByRole('button', { name: 'Intentarlo otra vez' }))
    await pause()
    expect(status().textContent).toBe('1 resultado para «azul»')
  })

  it('leaves the word to Zed while he speaks', async () => {
    const { show } = await open({ zedSpeaks: true })
    await type('azul')
    expect(status().getAttribute('aria-live')).toBe('off')
    show({ zedSpeaks: false })
    expect(status().getAttribute('aria-live')).toBe('polite')
  })

  it('gives the field the focus on /, but not where something is written', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(document.activeElement).not.toBe(field())
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    expect(document.activeElement).toBe(field())
    expect(fireEvent.keyDown(field(), { key: '/' })).toBe(true)
  })
})
