// @vitest-environment jsdom
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { listArticleFiles, readMarkedArticle } from '../../content-pipeline/content-reader.ts'
import { languages } from '../../src/i18n/language.ts'
import { typedMarks } from '../../src/content/sentence-mark.ts'
import { articleSentences } from '../../src/reading/article-sentences.server.ts'
import { findPlaces, sentenceAt } from '../../src/reading/reading-places.ts'

const page = `
  <main><article>
    <p>Nanomedicina</p><h1>El “título”</h1><p>La entrada. Es breve.</p>
    <figure id="picture"><img alt=""><figcaption>De cerca.</figcaption></figure>
    <details><p>En pocas palabras.</p></details>
    <div>
      <p id="first">El <strong>ARN</strong> es un <a href="#">mensaje</a>. Dura
        2\u00a0h. Se repite.</p>
      <blockquote><p>es un mensaje</p></blockquote>
      <ul><li>uno<ul><li>dos</li></ul></li></ul>
      <figure id="drawing"><svg><text>etiqueta</text></svg><figcaption>Fíjate.</figcaption></figure>
      <table><thead><tr><th>Metal</th><th>Densidad</th></tr></thead><tbody><tr id="row"><td>Oro</td><td>19,3</td></tr></tbody></table>
      <p id="last">Se repite. Fin.</p>
    </div>
  </article></main>`

const sentences = [
  'El "título"',
  'La entrada.',
  'Es breve.',
  'Imagen: Una bola.',
  'De cerca.',
  'El ARN es un mensaje.',
  'Dura 2 h.',
  'Se repite.',
  'uno',
  'dos',
  'Dibujo: Dos bolas.',
  'Fíjate.',
  'Metal: Oro; Densidad: 19,3',
  'Se repite.',
  'Fin.',
]

afterEach(() => {
  document.body.innerHTML = ''
})

function places() {
  document.body.innerHTML = page
  return findPlaces(sentences, 'es')
}

const wordsOf = (range: Range | null | undefined) => range?.toString().replace(/\s+/g, ' ')

describe('the places of sentences', () => {
  test('are their words on the page, across links and emphasis', () => {
    expect(places().map((place) => wordsOf(place?.range))).toEqual([
      'El “título”',
      'La entrada.',
      'Es breve.',
      undefined,
      'De cerca.',
      'El ARN es un mensaje.',
      'Dura 2 h.',
      'Se repite.',
      'uno',
      'dos',
      undefined,
      'Fíjate.',
      'Oro19,3',
      'Se repite.',
      'Fin.',
    ])
  })

  test('are the figure where what is told has no words on the page', () => {
    const all = places()
    expect([all[3]?.block.id, all[10]?.block.id]).toEqual(['picture', 'drawing'])
  })

  test('are in order: what is repeated stands in each of its places', () => {
    const all = places()
    expect([all[7]?.block.id, all[13]?.block.id]).toEqual(['first', 'last'])
  })

  test('are missing, and disturb no other, where the browser has translated the page', () => {
    document.body.innerHTML = page.replace('Es breve.', 'It is short.')
    const all = findPlaces(sentences, 'es')
    expect([all[2]?.range, wordsOf(all[4]?.range)]).toEqual([null, 'De cerca.'])
    document.body.innerHTML = '<main></main>'
    expect(findPlaces(sentences, 'es')).toEqual(sentences.map(() => undefined))
  })
})

describe('reading from a selection', () => {
  test.each([
    ['the start of a paragraph', '#first', 0, 5],
    ['the middle of a sentence', '#first strong', 0, 5],
    ['the last words', '#last', 14, 14],
  ])('begins with the sentence of %s', (_, selector, offset, index) => {
    const all = places()
    const selected = document.createRange()
    selected.setStart(document.querySelector(selector)?.firstChild ?? document.body, offset)
    selected.collapse(true)
    expect(sentenceAt(selected, all)).toBe(index)
  })

  test('begins at the start where nothing of the article stands behind it', () => {
    const all = places()
    const selected = document.createRange()
    selected.selectNodeContents(document.body)
    selected.collapse(false)
    expect(sentenceAt(selected, all)).toBe(0)
  })
})

test.each(languages)('every sentence of every article in %s that stands on its page is found there', (language) => {
  for (const file of listArticleFiles(path.resolve('src/content'), language)) {
    const article = readMarkedArticle(file)
    const { title, excerpt, imageCaption = '', content } = article
    document.body.innerHTML = `<main><article><h1>${title}</h1><p>${excerpt}</p><figure><figcaption>${imageCaption}</figcaption></figure>${content}</article></main>`
    const shown = typedMarks(document.body.textContent)
    const read = articleSentences(article)
    const found = findPlaces(read, language)
    const missed = read.filter((sentence, index) => !found[index]?.range && shown.includes(sentence))
    expect([file, missed]).toEqual([file, []])
    expect(found.filter((place) => place?.range).length).toBeGreaterThan(read.length / 2)
    expect(found.every((place) => place !== undefined)).toBe(true)
  }
})
