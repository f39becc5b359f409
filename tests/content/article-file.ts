import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stringify } from 'yaml'
import { studyAidsBeside } from '../../content-pipeline/study-aids-reader.ts'
import type { Language } from '../../src/i18n/language.ts'

export interface ContentFixture {
  root: string
  content: string
  public: string
  articleFile: (language: Language) => string
  postFile: (language: Language) => string
  change: (file: string, from: string | RegExp, to: string) => void
  write: (file: string, text: string) => void
  remove: () => void
}

const sentence = {
  es: 'La luz rebota en láminas muy finas y vuelve con un color que ninguna pintura le ha dado.',
  en: 'Light bounces off very thin layers and comes back in a colour that no paint has given it.',
}

const slugs = { es: 'articulo-de-prueba', en: 'test-article' }
const postSlugs = { es: 'anuncio-de-prueba', en: 'test-advertisement' }

function paragraphs(language: Language): string {
  return Array.from({ length: 34 }, (_, index) => `${index}. ${sentence[language]}`.replace('. ', ' ')).join('\n\n')
}

function articleText(language: Language): string {
  const es = language === 'es'
  return `---
id: '${es ? 'es-1' : '1'}'
slug: ${slugs[language]}
title: ${es ? 'Un título de prueba' : 'A title for a test'}
excerpt: ${es ? 'Una entradilla de prueba.' : 'A standfirst for a test.'}
imageUrl: /pictures/test/light-1014.webp
imageAlt: ${es ? 'Una lámina' : 'A layer'}
desk: light
publishDate: '2026-10-14T08:00:00.000Z'
category: Nanophotonics
tags: [${es ? 'luz' : 'light'}]
homeSection: home-section-one
homePosition: center-large
displayOrder: 1
scale: 2e-7
summaryText: >-
  ${Array.from({ length: 5 }, () => sentence[language]).join(' ')}
sources:
  - title: Physics of structural colors
    publisher: Reports on Progress in Physics
    year: 2008
    url: https://doi.org/10.1088/0034-4885/71/7/076401
---

${paragraphs(language)}

## ${es ? 'Cómo funciona' : 'How it works'}

> ${sentence[language]}

## ${es ? 'Datos clave' : 'Key facts'}

- **${es ? 'Qué es' : 'What it is'}:** ${es ? 'un color' : 'a colour'}
`
}

function postText(language: Language): string {
  const es = language === 'es'
  return `---
id: '${es ? 'es-1' : '1'}'
slug: ${postSlugs[language]}
title: ${es ? 'Un anuncio' : 'An advertisement'}
excerpt: ${es ? 'De prueba.' : 'For a test.'}
---

${es ? 'Habla con Zed.' : 'Talk to Zed.'}
`
}

function studyText(language: Language): string {
  const es = language === 'es'
  const from = `1 ${sentence[language]}`
  const carried = (text: string) => ({ text, from })
  const [first, second, third] = es
    ? ['La primera', 'La segunda', 'La tercera']
    : ['The first', 'The second', 'The third']
  const say = (what: string) => carried(es ? `Una lámina ${what}.` : `A layer ${what}.`)
  const quiz = [1, 2, 3].map((right) => ({
    ask: es
      ? `¿Cuál de las láminas brilla en el caso ${'abc'[right - 1]}?`
      : `Which layer shines in case ${'abc'[right - 1]}?`,
    choices: [first, second, third],
    right,
    why: say(`${es ? 'del caso' : 'of case'} ${'abc'[right - 1]} ${es ? 'brilla' : 'shines'}`),
  }))
  return stringify({
    point: say(es ? 'da color a la luz' : 'colours the light'),
    plain: [es ? 'es fina' : 'is thin', es ? 'refleja' : 'mirrors', es ? 'colorea' : 'tints'].map(say),
    example: [say(es ? 'de jabón brilla' : 'of soap shines')],
    use: [say(es ? 'sirve de adorno' : 'makes an ornament')],
    surprise: [say(es ? 'no tiene pintura' : 'has no paint')],
    unknown: [say(es ? 'guarda un secreto' : 'keeps a secret')],
    quiz,
  })
}

export function createContentFixture(): ContentFixture {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'))
  const content = path.join(root, 'content')
  const publicFolder = path.join(root, 'public')
  const articleFile = (language: Language) => path.join(content, language, `${slugs[language]}.md`)
  const postFile = (language: Language) => path.join(content, 'posts', language, `${postSlugs[language]}.md`)
  function write(file: string, text: string): void {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const language of ['es', 'en'] as const) {
    write(articleFile(language), articleText(language))
    write(studyAidsBeside(articleFile(language)), studyText(language))
    write(postFile(language), postText(language))
  }
  for (const theme of ['light', 'dark']) {
    for (const width of [640, 1014, 1600]) write(path.join(publicFolder, `pictures/test/${theme}-${width}.webp`), '')
  }
  cpSync('public/pictures/desks', path.join(publicFolder, 'pictures/desks'), { recursive: true })
  return {
    ...{ root, content, public: publicFolder, articleFile, postFile, write },
    change(file, from, to) {
      const text = readFileSync(file, 'utf8')
      const changed = text.replace(from, () => to)
      if (changed === text) throw new Error(`${String(from)} is not in ${file}`)
      writeFileSync(file, changed)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
