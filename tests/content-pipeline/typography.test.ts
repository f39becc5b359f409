import { describe, expect, it } from 'vitest'
import { renderArticle } from '../../content-pipeline/markdown.ts'
import { typeset } from '../../content-pipeline/typography.ts'
import { sentenceMark } from '../../src/content/sentence-mark.ts'
import { passagesOf } from '../../src/talk/passages.ts'

const blank = '\u00a0'

describe('typography', () => {
  it.each([
    '5 cm',
    '40 %',
    '21,5 °C',
    '400 nm',
    '20 µL',
    '3 kWh',
    '5 m²',
    '100 km/h',
    '1 h',
    '150 million',
    '7 millones',
  ])('keeps %s in one line', (text) => expect(typeset(`Mide ${text}.`, 'es')).toBe(`Mide ${text.replace(' ', blank)}.`))

  it.each([
    'Los 4 se van.',
    'Nacen 5 a 7.',
    'En 2014 hay 3 y 4.',
    'It took 3 hours, 2 gave up.',
    'Sobre 2020 100 lo vieron.',
  ])('leaves %s alone', (text) => expect(typeset(text, 'es')).toBe(text))

  it('joins the groups of a number, and an abbreviation to what it names', () => {
    expect(typeset('Murieron 30 000 en EE. UU. (fig. 3).', 'es')).toBe(
      `Murieron 30${blank}000 en EE.${blank}UU. (fig.${blank}3).`,
    )
  })

  it('writes quotation marks and apostrophes as each language does', () => {
    expect(typeset(`"It's a dog's life," she said. "So?" the ('90s)`, 'en')).toBe(
      '“It’s a dog’s life,” she said. “So?” the (’90s)',
    )
    expect(typeset('Lo llaman "luz", dicen "la "otra" luz".', 'es')).toBe('Lo llaman «luz», dicen «la “otra” luz».')
    expect(typeset('Ya «dicho "así"» queda.', 'es')).toBe('Ya «dicho “así”» queda.')
  })

  it('writes ellipses and dashes', () => {
    expect(typeset('Wait... it -- light - bends; COVID-19.', 'en')).toBe('Wait… it – light – bends; COVID-19.')
  })

  it('follows a quotation through the markup of its paragraph, and leaves code as it is', () => {
    expect(renderArticle(`He said "*yes*" to **"no"**. \`a "b" 5 cm\`, a '*b*'.`, undefined, 'en')).toBe(
      `<p>He said “<em>yes</em>” to <strong>“no”</strong>. <code>a "b" 5 cm</code>, a ’<em>b</em>’.</p>`,
    )
  })

  it('changes neither what Zed quotes nor the mark of a sentence', () => {
    const text = `It's 5 cm wide, "a lens".`
    const content = renderArticle(text, undefined, 'en')
    expect(content).toContain(`It’s 5${blank}cm wide, “a lens”.`)
    const [passage] = passagesOf({ id: '1', title: 'A lens', excerpt: '', content }, 'en')
    expect(passage?.text).toBe(text)
    expect(sentenceMark(typeset(text, 'en'))).toBe(sentenceMark(text))
  })
})
