// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inspectBody } from '../../content-pipeline/content-body.ts'
import { drawDrawings, readDrawing, withoutDrawings } from '../../content-pipeline/drawing-reader.ts'
import { renderArticle } from '../../content-pipeline/markdown.ts'

const words = (es: string, en: string) => `es: '${es}'\n    en: '${en}'`
const written = `height: 100
alt: { es: 'Una bola & su sombra', en: 'A ball' }
scale: { metres: 4.0e-8, length: 48, at: [10, 90] }
shapes:
  - { look: fill, circle: [20, 30, 5], repeat: { columns: 3, rows: 2, by: [10, 20] } }
  - { look: line, path: M0 0L10 10 }
labels:
  - ${words('bola <roja>', 'ball')}
    at: [100, 20]
    to: [20, 30]
  - ${words('sombra', 'shadow')}
    at: [100, 60]
`

let directory = ''
const write = (text: string) => writeFileSync(path.join(directory, 'drawings/ball.yaml'), text)
const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'drawings-'))
  mkdirSync(path.join(directory, 'drawings'))
  write(written)
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('a drawing in a text', () => {
  const called = 'Before.\n\n::drawing{name="ball"}\nWhat it *is*.\n\nAfter.'

  it('stands above its caption, its labels and its scale bar in the language of the text', () => {
    const figure = page(drawDrawings(renderArticle(called), 'es', directory)).querySelector('figure')
    expect([...(figure?.children ?? [])].map(({ localName }) => localName)).toEqual(['svg', 'figcaption'])
    expect(figure?.querySelector('figcaption')?.innerHTML).toBe('What it <em>is</em>.')
    expect([...(figure?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'bola <roja>',
      'sombra',
      '40\u00a0nm',
    ])
    expect(figure?.querySelector('svg')?.getAttribute('aria-label')).toBe('Una bola & su sombra')
    expect(figure?.querySelectorAll('circle')).toHaveLength(6)
  })

  it('leads from a label to its part', () => {
    const drawn = drawDrawings(renderArticle(called), 'en', directory)
    expect(page(drawn).querySelector('[data-look="lead"]')?.getAttribute('d')).toBe('M100 20L20 30')
    expect(page(drawn).querySelector('text')?.textContent).toBe('ball')
  })

  it('is taken out again for whoever reads the words alone', () => {
    const html = renderArticle(called)
    expect(withoutDrawings(drawDrawings(html, 'es', directory))).toBe(html)
  })

  it('is no script, whatever a path or a text says', () => {
    write(written.replace('M0 0L10 10', `'M0 0"/><script>'`))
    expect(() => readDrawing(directory, 'ball')).toThrow(/drawings\/ball\.yaml/)
    expect(renderArticle('::drawing{name="x onload=1"}\nA.')).not.toContain('<figure')
  })

  it('names file, field and remedy of what cannot be drawn', () => {
    expect(() => readDrawing(directory, 'none')).toThrow('draw it in drawings/none.yaml')
    write(written.replace(`    en: 'shadow'\n`, ''))
    expect(() => readDrawing(directory, 'ball')).toThrow(/drawings\/ball\.yaml: labels\.1\.en/)
    write('labels: [')
    expect(() => readDrawing(directory, 'ball')).toThrow(/as YAML/)
  })

  it('needs a caption, whose words are not those of the body', () => {
    const body = inspectBody(called)
    expect(body.faults).toEqual([])
    expect(body.words).toBe(2)
    expect(body.paragraphs.map(({ text }) => text)).toContain('What it is.')
    expect(inspectBody('::drawing{name="ball"}\n\nText.').faults.map(({ remedy }) => remedy)).toEqual([
      'write a caption in the lines below ::drawing{name="ball"}',
    ])
  })
})

describe('every drawing of the site', () => {
  const content = path.resolve('src/content')
  const names = readdirSync(path.join(content, 'drawings')).map((file) => path.basename(file, '.yaml'))

  it.each(names)('%s keeps its labels within its edges', (name) => {
    const { height, labels } = readDrawing(content, name)
    for (const { at, anchor, es, en } of labels) {
      // On narrow screens a letter takes at most eight units.
      const width = Math.max(es.length, en.length) * 8.7
      const left = anchor === 'end' ? at[0] - width : anchor === 'middle' ? at[0] - width / 2 : at[0]
      expect(left, `${name}: ${es}`).toBeGreaterThanOrEqual(-2)
      expect(left + width, `${name}: ${es}`).toBeLessThanOrEqual(482)
      expect(at[1]).toBeLessThan(height)
    }
  })
})
