// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleHtml, articleHtmlAdapter, articleParts } from '../../src/news/article-parts.ts'

const content =
  '<p>Antes &amp; <a href="/es/glossary#gen" data-term="gen">gen</a>.</p>' +
  '<figure data-figure="bouncing-foam"><figcaption>Fíjate en <a href="/x">esto</a>.</figcaption></figure>' +
  '<h2 id="s-dos">Dos</h2><p>Después.</p>'

const { toSerializable, fromSerializable, test: isPiece } = articleHtmlAdapter
const pieces = () => articleParts(content).filter((part) => part instanceof ArticleHtml)

afterEach(() => document.body.replaceChildren())

describe('the parts of an article', () => {
  it('are its HTML and its figures, in turns', () => {
    expect(articleParts(content)).toEqual([
      new ArticleHtml('<p>Antes &amp; <a href="/es/glossary#gen" data-term="gen">gen</a>.</p>', 0),
      { figure: 'bouncing-foam', caption: 'Fíjate en <a href="/x">esto</a>.' },
      new ArticleHtml('<h2 id="s-dos">Dos</h2><p>Después.</p>', 1),
    ])
    expect(articleParts('<p>Sin figura.</p>')).toEqual([new ArticleHtml('<p>Sin figura.</p>', 0)])
  })

  it('come back whole from the page that shows them, of which the state names the place alone', () => {
    for (const { html } of pieces()) {
      const shown = document.createElement('div')
      shown.setAttribute('data-letters', 'reading')
      shown.innerHTML = html
      document.body.append(document.createElement('figure'), shown)
    }
    const sent = pieces().map((piece) => toSerializable(piece))
    expect(JSON.stringify(sent).length).toBeLessThan(10)
    expect(sent.map((place) => fromSerializable(place as number))).toEqual(pieces())
  })

  it('are empty where a page does not show them', () => {
    expect(fromSerializable(3)).toEqual(new ArticleHtml('', 3))
  })

  it('are told from what else a state holds', () => {
    expect(articleParts(content).map((part) => isPiece(part))).toEqual([true, false, true])
    expect(isPiece('<p></p>')).toBe(false)
  })
})
