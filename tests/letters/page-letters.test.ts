import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pageFaces } from '../../src/letters/faces.ts'
import { pageCharacters, unicodeRange } from '../../src/letters/page-characters.ts'
import { createPageLetters } from '../../src/letters/page-letters.ts'

const page = (main: string, header = '<b data-letters="wide">Z</b>') =>
  `<!DOCTYPE html><html><head><title>title ¶</title></head><body><header>${header}</header><main>${main}</main></body></html>`

const of = (html: string, file: string) => [...pageCharacters(html)].find(([face]) => face.file === file)?.[1] ?? ''

describe('the characters that a page brings', () => {
  it('are those of its header and the beginning of its text, and not of what nobody reads', () => {
    const shown = of(page('<h1>Qué</h1><script>ж</script><style>ю</style><svg><text>я</text></svg>'), 'head')
    for (const character of 'ZQué') expect(shown).toContain(character)
    for (const character of '¶жюя') expect(shown).not.toContain(character)
  })

  it('end with the first screen', () => {
    const words = `<p>${'palabra '.repeat(300)}</p>`
    expect(of(page(`${words}<p>ж</p>`), 'head')).not.toContain('ж')
    expect(of(page(`<p>ж</p>${words}`), 'head')).toContain('ж')
  })

  it('are read as a browser reads them', () => {
    const shown = of(page('<p>&amp;&#x27;&#233;</p><input placeholder="¿&quot;?"/>'), 'head')
    for (const character of `&'é¿"?`) expect(shown).toContain(character)
    expect(shown).not.toContain(';')
  })

  it('are of texts and labels what paragraphs and labels show, in whatever stands inside them', () => {
    const html = page('<h1>Quá</h1><p>texto <strong>vé</strong></p><p class="mono big">ñ 5</p><a>W</a>')
    expect(of(html, 'head')).toMatch(/Q.*W.*u.*á.*é.*ñ/)
    expect(of(html, 'text')).toMatch(/e.*o.*t.*v.*x.*é/)
    expect(of(html, 'text')).not.toMatch(/[QWáñ]/)
    expect(of(html, 'mono')).toContain('ñ')
    expect(of(html, 'mono')).not.toMatch(/[Qxáé]/)
  })

  it('are of texts alone where an article is read, but for its initial and what is no paragraph', () => {
    const article = '<div data-letters="reading"><p>¡Árbol <em>ж</em></p><h2>ñ</h2><ul><li>ю</li></ul></div>'
    const html = page(`${article}<p>Ü</p>`)
    expect(of(html, 'head')).toMatch(/¡.*Á.*Ü.*ñ/)
    expect(of(html, 'head')).not.toMatch(/[árbжю]/)
    expect(of(html, 'text')).toMatch(/b.*l.*o.*r.*¡.*Á.*Ü.*ж.*ю/)
    expect(of(html, 'text')).not.toContain('ñ')
  })

  it('are of labels the sizes that drawings of the first screen show, too', () => {
    const drawing = '<svg aria-label="ж"><text x="1">Átomo, 40 µm</text></svg>'
    expect(of(page(drawing), 'mono')).toBe(' ,04mµ')
    expect(of(page(`<p>${'palabra '.repeat(300)}</p>${drawing}`), 'mono')).toBe('')
    expect(of(page(drawing), 'head')).not.toContain('µ')
  })

  it('are none of the words in a drawing, which count for nothing, whatever stands within it', () => {
    const inner = '<svg><path d="M0 0"/><path d="M1 1"></path></svg>'
    const names = `<a><foreignObject><span>${'ж'.repeat(1200)}</span></foreignObject></a>`
    const shown = of(page(`<svg>${inner}${names}${inner}</svg><h2>Ñu</h2>`), 'head')
    expect(shown).toContain('Ñ')
    expect(shown).not.toContain('ж')
  })

  it('are the space that lines are built by, where a style names its face', () => {
    expect(of(page('<h1>Qué</h1>'), 'line')).toBe('')
    expect(of(page('<style>.a{font-family:"Anybody Line"}</style><h1>Qué</h1>'), 'line')).toBe(' ')
  })

  it('have for that space the bytes that the style has', () => {
    const style = readFileSync('src/ui/mega-letters.module.css', 'utf8')
    expect(style).toContain(readFileSync('src/letters/files/line.woff2').toString('base64'))
  })

  it('are none of what only a screen reader says', () => {
    const html = page('<p><span class="visually-hidden">ж</span>x</p>')
    expect(of(html, 'head')).not.toContain('ж')
    expect(of(html, 'text')).toContain('x')
  })

  it('are wide only where elements are marked so, with all that stands in them', () => {
    const html = page('<h1><span data-letters="wide"><span>C</span><br/><span>o</span></span>rtos</h1>')
    expect(of(html, 'mega')).toBe('CZo')
    expect(of(page('<h1>Cortos</h1>', ''), 'mega')).toBe('')
  })
})

describe('a unicode-range', () => {
  it.each([
    ['abc', 'U+61-63'],
    [' aé', 'U+20,U+61,U+e9'],
    ['…', 'U+2026'],
  ])('of %s is %s', (characters, range) => {
    expect(unicodeRange(characters)).toBe(range)
  })
})

describe('the letters of a page', () => {
  const letters = createPageLetters({
    workerFile: path.resolve('src/letters/subset.worker.ts'),
    files: path.resolve('src/letters/files'),
  })
  afterAll(() => letters.close())

  it('are small fonts of the faces that it shows, with its characters alone', async () => {
    const style = '<style>.a{font-family:Anybody Line}</style>'
    const script = await letters.scriptFor(page(`${style}<h1>Ciencia de lo diminuto</h1><p class="mono">9 µm</p>`))
    const fonts = [...script.matchAll(/"([A-Za-z0-9+/=]{200,})"/g)].map(([, data = '']) => Buffer.from(data, 'base64'))
    expect(fonts).toHaveLength(pageFaces.length)
    for (const font of fonts) {
      expect(font.subarray(0, 4).toString()).toBe('wOF2')
      expect(font.length).toBeLessThan(9000)
    }
    expect(script).toContain('["Literata Variable","400","normal","U+20')
    const other = page(`${style}<h1>diminuto de lo Ciencia</h1><p class="mono">9 µm</p>`)
    expect(await letters.scriptFor(other)).toBe(script)
  })

  it('are refused when a face is not there', async () => {
    const none = createPageLetters({ workerFile: path.resolve('src/letters/subset.worker.ts'), files: '/nowhere' })
    await expect(none.scriptFor(page('<h1>Z</h1>'))).rejects.toThrow(/ENOENT/)
    await none.close()
  })
})
