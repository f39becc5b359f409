// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatScale } from '../../src/i18n/sizes.server.ts'
import { landmarkScales } from '../../src/news/ruler-axis.ts'
import { Ruler } from '../../src/news/ruler.tsx'
import { renderPage } from '../frame/rendered-page.tsx'

let shown: Element[]
beforeEach(() => {
  shown = []
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    shown.push(this)
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const marks = [
  { id: 'es-3', title: 'Un satélite', scale: 1.2e6, scaleText: '1200\u00a0km', inks: ['i' as const] },
  { id: 'es-1', title: 'Un átomo', scale: 3.4e-10, scaleText: '0,34\u00a0nm', inks: ['n' as const, 'b' as const] },
  { id: 'es-2', title: 'Un gusano', scale: 1e-3, scaleText: '1\u00a0mm', inks: ['b' as const] },
]

const sizes = landmarkScales.map((scale) => formatScale(scale, 'es'))

const ruler = () => screen.getByRole('navigation', { name: 'Explora por tamaño' })
const markNamed = (name: string) =>
  within(ruler()).getByRole('link', { name: name.replace(/(\d) (k?[mn]m?)$/, '$1\u00a0$2') })

describe('the ruler', () => {
  it('has a link for every article, named by title and size, in order of size', async () => {
    await renderPage(<Ruler marks={marks} sizes={sizes} />)
    const links = [...ruler().querySelectorAll('[data-ruler-mark]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/news-single/es-1',
      '/news-single/es-2',
      '/news-single/es-3',
    ])
    for (const name of ['Un átomo, 0,34 nm', 'Un gusano, 1 mm', 'Un satélite, 1200 km']) {
      expect(links).toContain(markNamed(name))
    }
  })

  it('can be skipped', async () => {
    await renderPage(<Ruler marks={marks} sizes={sizes} />)
    expect(markNamed('Saltar la regla de tamaños').getAttribute('href')).toBe('#home-articles')
  })

  it('does not move under a finger, whose touch gives the focus without showing it', async () => {
    await renderPage(<Ruler marks={marks} sizes={sizes} />)
    const mark = markNamed('Un gusano, 1 mm')
    vi.spyOn(mark, 'matches').mockImplementation((selector: string) => selector !== ':focus-visible')
    fireEvent.focusIn(mark)
    expect(shown).toEqual([])
  })

  it('moves the focus with the arrow keys and stops at its ends', async () => {
    await renderPage(<Ruler marks={marks} sizes={sizes} />)
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    markNamed('Un átomo, 0,34 nm').focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(markNamed('Un gusano, 1 mm'))
    press('End')
    expect(document.activeElement).toBe(markNamed('Un satélite, 1200 km'))
    expect(shown.at(-1)?.textContent).toContain('Un satélite')
    press('ArrowRight')
    expect(document.activeElement).toBe(markNamed('Un satélite, 1200 km'))
    press('ArrowLeft')
    expect(document.activeElement).toBe(markNamed('Un gusano, 1 mm'))
    press('Home')
    expect(document.activeElement).toBe(markNamed('Un átomo, 0,34 nm'))
  })

  it('leaves other keys and their companions to the browser', async () => {
    await renderPage(<Ruler marks={marks} sizes={sizes} />)
    markNamed('Un átomo, 0,34 nm').focus()
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight', altKey: true })).toBe(true)
    expect(document.activeElement).toBe(markNamed('Un átomo, 0,34 nm'))
  })

  it('names well-known things and their sizes in the language of the page', async () => {
    const { toggleLanguage } = await renderPage(<Ruler marks={marks} sizes={sizes} />)
    expect(screen.getByText('bacteria').textContent).toBe('1\u00a0µmbacteria')
    toggleLanguage()
    expect(screen.getByText('bacterium')).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Explore by size' })).toBeTruthy()
  })

  it('carries no style attribute, which the policy of the site refuses', async () => {
    const { container } = await renderPage(<Ruler marks={marks} sizes={sizes} />)
    expect(container.querySelector('path')?.getAttribute('d')?.split('v').length).toBeGreaterThan(90)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
  })
})
