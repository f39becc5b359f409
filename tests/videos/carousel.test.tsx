// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShortsPage } from '../../src/videos/shorts-page.tsx'
import { technoscienceNames, topicOf } from '../../src/videos/technoscience.ts'
import type { ShortsView } from '../../src/videos/video-views.server.ts'
import { renderPage } from '../frame/rendered-page.tsx'
import { video } from './video-fixtures.ts'

const engine = vi.hoisted(() => ({ started: [] as { count: number; start: number }[], diary: [] as string[] }))
vi.mock('../../src/videos/carousel-engine.deferred.ts', () => ({
  startCarousel: (options: { count: number; start: number }) => {
    engine.started.push(options)
    return {
      previous: () => engine.diary.push('previous'),
      next: () => engine.diary.push('next'),
      destroy: () => engine.diary.push('destroy'),
    }
  },
}))

const rows = (prefix: string): ShortsView =>
  technoscienceNames.map((name) => ({
    name,
    shorts: Array.from({ length: 10 }, (_, at) =>
      video({ id: String(at + 1), topic: topicOf(name), technoscience: name, title: `${prefix} ${at + 1}` }),
    ),
  }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  engine.started.length = 0
  engine.diary.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the page of shorts', () => {
  it('has four rows by name, each a list of links with lengths, and no engine before it is used', async () => {
    await renderPage(<ShortsPage rows={rows('Corto')} />)
    const row = screen.getByRole('region', { name: 'Biotecnología' })
    const links = within(row).getAllByRole('link')
    expect(links).toHaveLength(10)
    expect(links[2]?.getAttribute('href')).toBe('/shorts/Biotecnolog%C3%ADa/3')
    expect(links[2]?.textContent).toContain('28 s')
    await vi.advanceTimersByTimeAsync(5000)
    expect(engine.started).toEqual([])
  })

  it('starts its carousels 100 ms after the first use', async () => {
    await renderPage(<ShortsPage rows={rows('Corto')} />)
    fireEvent.pointerMove(window)
    await vi.advanceTimersByTimeAsync(90)
    expect(engine.started).toEqual([])
    await vi.waitFor(() => expect(engine.started).toHaveLength(4))
    expect(engine.started[0]).toMatchObject({ count: 10, start: 0 })
  })

  it('starts them anew when the items change, and lets go of them in the end', async () => {
    const page = await renderPage(<ShortsPage rows={rows('Corto')} />)
    fireEvent.pointerMove(window)
    await vi.waitFor(() => expect(engine.started).toHaveLength(4))
    page.rerenderPage(<ShortsPage rows={rows('Short')} />)
    expect(engine.diary).toEqual(['destroy', 'destroy', 'destroy', 'destroy'])
    await vi.waitFor(() => expect(engine.started).toHaveLength(8))
    page.unmount()
    expect(engine.diary).toHaveLength(8)
  })

  it('remembers an arrow that was pressed before the engine was there', async () => {
    await renderPage(<ShortsPage rows={rows('Corto')} />)
    screen.getByRole('button', { name: 'Siguientes cortos de Cognotecnología' }).click()
    await vi.waitFor(() => expect(engine.diary).toEqual(['next']))
    screen.getByRole('button', { name: 'Cortos anteriores de Cognotecnología' }).click()
    expect(engine.diary).toEqual(['next', 'previous'])
  })

  it('hides what is out of sight, but never the item that an arrow key has gone to', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #tell: (entries: object[]) => void
        constructor(tell: (entries: object[]) => void) {
          this.#tell = tell
        }
        observe(target: HTMLElement) {
          const isIntersecting = Number(target.dataset['id']?.split(' ').at(-1)) <= 4
          this.#tell([{ target, isIntersecting, intersectionRatio: Number(isIntersecting) }])
        }
        unobserve() {}
        disconnect() {}
      },
    )
    await renderPage(<ShortsPage rows={rows('Corto')} />)
    const row = screen.getByRole('region', { name: 'Biotecnología' })
    await vi.waitFor(() => expect(within(row).getAllByRole('link')).toHaveLength(4))
    const fourth = within(row).getAllByRole('link')[3]
    fourth?.focus()
    fireEvent.keyDown(fourth ?? row, { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('href')).toBe('/shorts/Biotecnolog%C3%ADa/5')
    expect(document.activeElement?.closest('[aria-hidden]')).toBeNull()
    expect(within(row).getAllByRole('link')).toHaveLength(5)
  })

  it('says so in English', async () => {
    await renderPage(<ShortsPage rows={rows('Short')} />, { language: 'en' })
    expect(screen.getByRole('button', { name: 'Next shorts in Nanotechnology' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Shorts')
  })
})
