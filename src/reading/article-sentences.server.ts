import { decodeHTMLStrict } from 'entities'
import type { Article } from '../content/schema.ts'
import { typedMarks } from '../content/sentence-mark.ts'
import { splitSentences } from '../content/sentences.ts'
import { isFigureName } from '../figures/figure-names.ts'
import { figureWords } from '../figures/figure-words.ts'
import type { Language } from '../i18n/language.ts'
import { rowWords } from './row-words.ts'

export type ReadableArticle = Pick<Article, 'language' | 'title' | 'excerpt' | 'content' | 'imageAlt' | 'imageCaption'>

/** Said before what has no words of its own on the page. */
const announced: Record<Language, Record<'picture' | 'drawing' | 'figure', string>> = {
  es: { picture: 'Imagen: ', drawing: 'Dibujo: ', figure: 'Figura para probar: ' },
  en: { picture: 'Picture: ', drawing: 'Drawing: ', figure: 'Figure to try: ' },
}

interface Block {
  text: string
  isQuoted: boolean
}

/** The sentences of an article in the order in which they are read aloud, from the title to the last fact. */
export function articleSentences(article: ReadableArticle): string[] {
  const { language, title, excerpt, content, imageAlt, imageCaption } = article
  const blocks = blocksOf(content, language)
  const body = blocks.flatMap(({ text, isQuoted }) => (isQuoted ? [] : [text.toLowerCase()])).join('\n')
  // A pull quote repeats the text, perhaps from the middle of a sentence.
  const read = blocks.filter(({ text, isQuoted }) => !isQuoted || !body.includes(text.toLowerCase()))
  return [title, excerpt, announced[language].picture + imageAlt, imageCaption ?? '', ...read.map(({ text }) => text)]
    .flatMap((text) => splitSentences(typedMarks(text), language))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const token = /<(\/?)([a-z][a-z0-9]{0,20})((?:"[^"]*"|[^">])*)>|[^<]+/g
const inline = new Set('a abbr b code del em i s span strong sub sup'.split(' '))

function attribute(attributes: string, name: string): string {
  const [, value = ''] = attributes.split(`${name}="`)
  return decodeHTMLStrict(value.split('"')[0] ?? '')
}

/** Reads HTML of the content pipeline, which is well-formed and sanitized. */
function blocksOf(html: string, language: Language): Block[] {
  const blocks: Block[] = []
  let open = ''
  let quotes = 0
  let isInDrawing = false
  let isInHead = false
  let headings: string[] = []
  let row: string[] = []

  const add = (text: string) => {
    const plain = typedMarks(text).trim()
    if (plain !== '') blocks.push({ text: plain, isQuoted: quotes > 0 })
  }
  const flush = () => {
    add(open)
    open = ''
  }

  for (const [whole, slash = '', tag, attributes = ''] of html.matchAll(token)) {
    const isEnd = slash === '/'
    if (tag === 'svg') {
      isInDrawing = !isEnd
      flush()
      if (!isEnd) add(announced[language].drawing + attribute(attributes, 'aria-label'))
    } else if (isInDrawing) continue
    else if (tag === undefined) open += decodeHTMLStrict(whole)
    else if (inline.has(tag)) continue
    else if (tag === 'br') open += ' '
    else if (tag === 'td' || tag === 'th') {
      if (isEnd) row.push(typedMarks(open).trim())
      open = ''
    } else if (tag === 'thead') isInHead = !isEnd
    else if (tag === 'tr') {
      if (isEnd && isInHead) headings = row
      else if (isEnd) add(rowWords(headings, row))
      row = []
      open = ''
    } else {
      flush()
      if (tag === 'table') headings = []
      if (tag === 'blockquote') quotes += isEnd ? -1 : 1
      if (tag === 'img') add(announced[language].picture + attribute(attributes, 'alt'))
      if (tag === 'figure' && !isEnd)
        for (const told of wordsOf(attribute(attributes, 'data-figure'), language)) add(told)
    }
  }
  flush()
  return blocks
}

/** An interactive figure before anything is set: what it is, and what its drawing shows. */
function wordsOf(name: string, language: Language): string[] {
  if (!isFigureName(name)) return []
  const { title, drawing } = figureWords[name][language]
  return [announced[language].figure + title, drawing]
}
