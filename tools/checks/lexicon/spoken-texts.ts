import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTMLStrict } from 'entities'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Language } from '../../../src/i18n/language.ts'
import { listArticleFiles, listPostFiles, readArticle, readPost } from '../../../content-pipeline/content-reader.ts'

export interface SpokenPiece {
  file: string
  text: string
}

const Script = v.object({ title: v.object({ es: v.string() }), beats: v.array(v.object({ say: v.string() })) })
const Said = v.object({ text: v.string() })
const Answers = v.array(
  v.object({
    say: v.array(Said),
    plain: v.optional(v.string()),
    example: v.optional(v.string()),
    because: v.optional(Said),
  }),
)
const Glossary = v.array(v.object({ term: v.string(), forms: v.array(v.string()), definition: v.string() }))

export function spokenPieces(content: string, language: Language): SpokenPiece[] {
  return [
    ...written(content, language),
    ...answers(content, language),
    ...(language === 'es' ? narrations(content) : []),
  ]
}

function answers(content: string, language: Language): SpokenPiece[] {
  return globSync([`${language}/*.answers.yaml`, `{videos,glossary,posts}/**/*.${language}.answers.yaml`], {
    cwd: content,
  })
    .sort()
    .map((name) => {
      const file = path.join(content, name)
      const entries = v.parse(Answers, parse(readFileSync(file, 'utf8'), { schema: 'core' }))
      const said = entries.flatMap(({ say, plain, example, because }) => [
        ...say,
        { text: plain },
        { text: example },
        because,
      ])
      return { file, text: said.flatMap((one) => one?.text ?? []).join('\n') }
    })
}

function narrations(content: string): SpokenPiece[] {
  return globSync('videos/*/*.yaml', { cwd: content })
    .sort()
    .map((name) => {
      const file = path.join(content, name)
      const { title, beats } = v.parse(Script, parse(readFileSync(file, 'utf8'), { schema: 'core' }))
      return { file, text: [title.es, ...beats.map(({ say }) => say)].join('\n') }
    })
}

function written(content: string, language: Language): SpokenPiece[] {
  const articles = listArticleFiles(content, language).map((file) => {
    const { title, excerpt, summaryText, content: html } = readArticle(file)
    return { file, text: [title, excerpt, summaryText, textOfHtml(html)].join('\n') }
  })
  const posts = listPostFiles(content, language).map((file) => {
    const { title, excerpt, content: html } = readPost(file)
    return { file, text: [title, excerpt, textOfHtml(html)].join('\n') }
  })
  const glossary = path.join(content, 'glossary', `${language}.yaml`)
  if (!existsSync(glossary)) return [...articles, ...posts]
  const entries = v.parse(Glossary, parse(readFileSync(glossary, 'utf8'), { schema: 'core' }))
  const text = entries.map(({ term, forms, definition }) => [term, ...forms, definition].join('.\n')).join('\n')
  return [...articles, ...posts, { file: glossary, text }]
}

function textOfHtml(html: string): string {
  const text = html.replace(/<\/(p|li|dt|dd|h\d|blockquote|figcaption|th|td)>/g, '.\n').replace(/<[^>]+>/g, '')
  return decodeHTMLStrict(text)
}
