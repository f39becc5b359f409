import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listArticleFiles, readMarkedArticle } from '../../content-pipeline/content-reader.ts'
import { renderArticle } from '../../content-pipeline/markdown.ts'
import { articleSentences } from '../../src/reading/article-sentences.server.ts'
import { languages, type Language } from '../../src/i18n/language.ts'

const head = {
  title: 'El título',
  excerpt: 'La entrada. Es breve.',
  imageAlt: 'Una bola.',
  imageCaption: 'La bola, de cerca.',
}
const start = ['El título', 'La entrada.', 'Es breve.', 'Imagen: Una bola.', 'La bola, de cerca.']

function read(markdown: string, language: Language = 'es'): string[] {
  return articleSentences({ ...head, language, content: renderArticle(markdown, undefined, language) }).slice(
    start.length,
  )
}

describe('the sentences of an article', () => {
  it('begin with its title, its excerpt and its picture', () => {
    expect(articleSentences({ ...head, language: 'es', content: '<p>Texto.</p>' })).toEqual([...start, 'Texto.'])
    const { imageCaption: _, ...without } = head
    expect(articleSentences({ ...without, language: 'es', content: '<p>Texto.</p>' })).toHaveLength(5)
  })

  it('are plain text with typed marks, without markup', () => {
    expect(
      read('El **ARN** «es» un [mensaje](/news-single/es-1) *breve*. Dura 2 h & ya\n\n## Un título\n\nY fin.'),
    ).toEqual(['El ARN «es» un mensaje breve.', 'Dura 2 h & ya', 'Un título', 'Y fin.'])
    expect(read('It\'s "odd".', 'en')).toEqual(['It\'s "odd".'])
  })

  it('take lists item by item, also nested ones, and key facts with their terms', () => {
    expect(read('Hay:\n\n- uno\n- dos\n  - medio\n\n## Datos clave\n\n- **Tamaño:** cien nanómetros.\n')).toEqual([
      'Hay:',
      'uno',
      'dos',
      'medio',
      'Datos clave',
      'Tamaño',
      'Cien nanómetros.',
    ])
  })

  it('leave out what a pull quote repeats, not what is quoted once', () => {
    expect(read('La araña teje de noche.\n\n> teje de noche.\n\n> Otra cosa.')).toEqual([
      'La araña teje de noche.',
      'Otra cosa.',
    ])
  })

  it('tell a table row by row, each cell with its heading', () => {
    const table = '| Metal | Densidad |\n|---|---|\n| Oro | 19,3 |\n| Plomo | |\n'
    expect(read(`Compara:\n\n${table}\nY fin.`)).toEqual([
      'Compara:',
      'Metal: Oro; Densidad: 19,3',
      'Metal: Plomo',
      'Y fin.',
    ])
  })

  it('tell pictures and drawings by their words', () => {
    expect(read('Antes.\n\n![Un <mapa> "viejo".](/pictures/x.webp)\n\nDespués.')).toEqual([
      'Antes.',
      'Imagen: Un <mapa> "viejo".',
      'Después.',
    ])
    const svg =
      '<figure data-drawing="x"><svg viewBox="0 0 1 1" aria-label="Dos &quot;bolas&quot;. Una gira."><text x="1">no</text></svg><figcaption>Fíjate.</figcaption></figure>'
    expect(articleSentences({ ...head, language: 'es', content: svg }).slice(start.length)).toEqual([
      'Dibujo: Dos "bolas".',
      'Una gira.',
      'Fíjate.',
    ])
  })

  it('tell an interactive figure by its title, its drawing and its caption', () => {
    const [title, drawing, ...rest] = read('::figure{name="oil-bloom"}\nQué mirar.')
    expect(title).toBe('Figura para probar: Da de comer a quienes limpian la playa')
    expect(drawing).toMatch(/^Cuatro curvas durante 60 días/)
    expect(rest.at(-1)).toBe('Qué mirar.')
  })

  it('leave out lines without a word', () => {
    expect(read('Antes.\n\n---\n\n…\n\nDespués.')).toEqual(['Antes.', 'Después.'])
  })
})

describe.each(languages)('every article that is published in %s', (language) => {
  const files = listArticleFiles(path.resolve('src/content'), language)

  it.each(files.map((file) => [path.basename(file, '.md'), file]))('%s is read whole', (_name, file) => {
    const article = readMarkedArticle(file)
    const sentences = articleSentences(article)
    expect(sentences.length).toBeGreaterThan(12)
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/[<>{}]|&[a-z]{2,8};|\s{2}|^\s|\s$/)
      // The voice takes at most 200 seconds, at about 14 characters a second.
      expect(sentence.length).toBeLessThan(700)
    }
  })
})
