import { expect, it } from 'vitest'
import { articleParts } from '../../src/news/article-parts.ts'

const content =
  '<p>Antes &amp; <a href="/es/glossary#gen" data-term="gen">gen</a>.</p>' +
  '<figure data-figure="bouncing-foam"><figcaption>Fíjate en <a href="/x">esto</a>.</figcaption></figure>' +
  '<h2 id="s-dos">Dos</h2><p>Después.</p>'

it('cuts an article into its HTML and its figures, in turns', () => {
  expect(articleParts(content)).toEqual([
    { html: '<p>Antes &amp; <a href="/es/glossary#gen" data-term="gen">gen</a>.</p>', place: 0 },
    { figure: 'bouncing-foam', caption: 'Fíjate en <a href="/x">esto</a>.' },
    { html: '<h2 id="s-dos">Dos</h2><p>Después.</p>', place: 1 },
  ])
  expect(articleParts('<p>Sin figura.</p>')).toEqual([{ html: '<p>Sin figura.</p>', place: 0 }])
})
