// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runningFigures } from '../../src/figures/running-figures.ts'
import { articleParts } from '../../src/news/article-parts.ts'
import { ArticleText } from '../../src/news/article-text.tsx'
import { renderPage } from '../frame/rendered-page.tsx'

const content =
  '<p>Antes.</p><figure data-figure="bouncing-foam"><figcaption>Fíjate en <a href="/x">esto</a>.</figcaption></figure>' +
  '<h2 id="s-dos">Dos</h2><p>Después.</p>'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

const slider = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name })

describe('the text of an article', () => {
  it('holds its figures where they are called, with their captions, in the order of the text', async () => {
    const { container } = await renderPage(<ArticleText parts={articleParts(content)} />)
    await slider('Tu pelota devuelve')
    const figure = screen.getByRole('figure')
    expect(within(figure).getByRole('link', { name: 'esto' })).toBeTruthy()
    expect(within(figure).getByRole('img', { name: /^Tres pelotas caen desde un metro/ })).toBeTruthy()
    const texts = ['Antes.', 'Fíjate en esto.', 'Después.'].map((text) => container.textContent.indexOf(text))
    expect(texts).toEqual(texts.toSorted((a, b) => a - b))
    expect(Math.min(...texts)).toBeGreaterThanOrEqual(0)
    expect(container.querySelector('h2')?.id).toBe('s-dos')
  })

  it('keeps what the reader has set when the language changes', async () => {
    const { toggleLanguage } = await renderPage(<ArticleText parts={articleParts(content)} />)
    fireEvent.change(await slider('Tu pelota devuelve'), { target: { value: '80' } })
    toggleLanguage()
    const changed = await slider('Your ball gives back')
    expect(changed.value).toBe('80')
    expect(changed.getAttribute('aria-valuetext')).toBe(
      '80 per cent given back and 20 per cent lost as heat each time: third bounce 51 centimetres high',
    )
    expect(screen.getByText(/^Four fifths!/).getAttribute('role')).toBe('status')
    expect(runningFigures.get('bouncing-foam')?.getSnapshot().value).toBe('solved')
  })

  it('says at each of its pieces how long it is and how many sections came before, so that it can be laid out late', async () => {
    const before = `<h2 id="s-uno">Uno</h2><p>${'a'.repeat(400)}</p>`
    const { container } = await renderPage(<ArticleText parts={articleParts(before + content)} />)
    const pieces = [...container.querySelectorAll<HTMLElement>('[data-sections]')]
    expect(pieces.map(({ dataset }) => dataset['sections'])).toEqual(['0', '1'])
    expect(pieces.map(({ dataset }) => dataset['length'])).toEqual(['4', '0'])
  })

  it('shows what an address names, and nothing else that an address says', async () => {
    history.replaceState(null, '', '/#f-bouncing-foam?returned=72')
    Element.prototype.scrollIntoView = () => {}
    const { unmount } = await renderPage(<ArticleText parts={articleParts(content)} />)
    expect((await slider('Tu pelota devuelve')).value).toBe('72')
    unmount()
    history.replaceState(null, '', '/#f-bouncing-foam?returned=720')
    await renderPage(<ArticleText parts={articleParts(content)} />)
    expect((await slider('Tu pelota devuelve')).value).toBe('50')
  })
})
