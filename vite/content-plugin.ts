import { statSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from 'vite'
import type { Plugin } from 'vite'
import type { GlossaryTerm } from '../src/content/glossary-schema.ts'
import type { AskedArticle } from '../src/content/answers.ts'
import { languages } from '../src/i18n/language.ts'
import type { Language } from '../src/i18n/language.ts'
import {
  cardOf,
  idNumber,
  languageOfFile,
  listArticleFiles,
  listPostFiles,
  readMarkedArticle,
  readPost,
} from '../content-pipeline/content-reader.ts'
import { answersBeside, listAnswerFiles, readAnswers, readersAsk } from '../content-pipeline/answers-reader.ts'
import { narrationOf } from '../content-pipeline/narration/narration-files.ts'
import { findTerms, type TermFinder } from '../content-pipeline/glossary-marks.ts'
import { glossaryFile, readGlossary, sortTerms } from '../content-pipeline/glossary-reader.ts'
import { listStudyAids, shownStudyAids, studyAidsBeside } from '../content-pipeline/study-aids-reader.ts'
import { readVideos } from '../content-pipeline/video-reader.ts'

const modules = [
  'virtual:content/cards',
  'virtual:content/articles',
  'virtual:content/posts',
  'virtual:content/videos',
  'virtual:content/glossary',
  'virtual:content/answers',
  'virtual:content/study-aids',
] as const
const languageModules = ['virtual:content/answers', 'virtual:content/study-aids'] as const
const modulesByLanguage = languageModules.flatMap((module) => languages.map((language) => `${module}/${language}`))
const resolved = (id: string): string => `\0${id}`

function moduleOf(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`
}

function perLanguage<Value>(list: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, list(language)])) as Record<Language, Value>
}

interface Glossary {
  stamp: string
  terms: GlossaryTerm[]
  finder: TermFinder
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size}` : ''
}

/** Generates virtual modules from the content in `directory`. Invalid files stop the build. */
export function contentPlugin({
  directory = 'src/content',
  narrations,
}: { directory?: string; narrations?: string } = {}): Plugin {
  let root = path.resolve(directory)
  let publicRoot = path.resolve('public')
  const cache = new Map<string, { stamp: string; article: AskedArticle }>()
  const glossaries = new Map<Language, Glossary>()

  function glossary(language: Language): Glossary {
    const stamp = stampOf(glossaryFile(root, language))
    const known = glossaries.get(language)
    if (known?.stamp === stamp) return known
    const terms = readGlossary(root, language)
    const fresh = { stamp, terms: sortTerms(terms, language), finder: findTerms(terms, language) }
    glossaries.set(language, fresh)
    return fresh
  }

  function article(file: string): AskedArticle {
    const { stamp: terms, finder } = glossary(languageOfFile(file))
    const stamp = `${stampOf(file)} ${stampOf(answersBeside(file))} ${stampOf(studyAidsBeside(file))} ${terms}`
    const known = cache.get(file)
    if (known?.stamp === stamp) return known.article
    const fresh = { ...readMarkedArticle(file, finder), readersAsk: readersAsk(file), study: shownStudyAids(file) }
    cache.set(file, { stamp, article: fresh })
    return fresh
  }

  function narrated(whole: AskedArticle): AskedArticle {
    if (whole.audio !== '' || whole.summaryText === '' || narrations === undefined) return whole
    return { ...whole, audio: narrationOf(whole, narrations) }
  }

  function entries(language: Language): { file: string; article: AskedArticle }[] {
    return listArticleFiles(root, language)
      .map((file) => ({ file, article: article(file) }))
      .sort((a, b) => idNumber(a.article.id) - idNumber(b.article.id))
  }

  function loaders(): string {
    const lines = languages.map((language) => {
      const rows = entries(language).map(
        ({ file, article: { id } }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(normalizePath(file))}),`,
      )
      return `  ${language}: {\n    ${rows.join('\n    ')}\n  },`
    })
    return `export default {\n${lines.join('\n')}\n}\n`
  }

  function languageLoaders(module: string): string {
    const rows = languages.map((language) => `  ${language}: () => import(${JSON.stringify(`${module}/${language}`)}),`)
    return `export default {\n${rows.join('\n')}\n}\n`
  }

  function isArticleFile(id: string): boolean {
    return (
      languages.some((language) => path.dirname(path.resolve(id)) === path.join(root, language)) && id.endsWith('.md')
    )
  }

  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = path.resolve(config.root, directory)
      publicRoot = config.publicDir || path.resolve(config.root, 'public')
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => ([...modules, ...modulesByLanguage].some((module) => module === id) ? resolved(id) : undefined),
    },
    load: {
      filter: { id: [/^\0virtual:content\//, /\.md$/] },
      handler(id) {
        if (id === resolved('virtual:content/cards')) {
          return moduleOf(perLanguage((language) => entries(language).map((entry) => cardOf(entry.article))))
        }
        if (id === resolved('virtual:content/articles')) return loaders()
        if (id === resolved('virtual:content/posts')) {
          return moduleOf(perLanguage((language) => listPostFiles(root, language).map(readPost)))
        }
        if (id === resolved('virtual:content/videos')) {
          return moduleOf(readVideos({ scripts: path.join(root, 'videos'), public: publicRoot }))
        }
        if (id === resolved('virtual:content/glossary')) {
          return moduleOf(perLanguage((language) => glossary(language).terms))
        }
        const byLanguage = languageModules.find((module) => id === resolved(module))
        if (byLanguage) return languageLoaders(byLanguage)
        for (const language of languages) {
          if (id === resolved(`virtual:content/answers/${language}`))
            return moduleOf(listAnswerFiles(root, language).flatMap(readAnswers))
          if (id === resolved(`virtual:content/study-aids/${language}`)) return moduleOf(listStudyAids(root, language))
        }
        return isArticleFile(id) ? moduleOf(narrated(article(path.resolve(id)))) : undefined
      },
    },
    hotUpdate({ file, modules: changed }) {
      if (!/\.(md|yaml|json)$/.test(file) || !path.resolve(file).startsWith(root + path.sep)) return undefined
      // Index and loaders depend on all files.
      const graph = this.environment.moduleGraph
      const stale = [...modules, ...modulesByLanguage]
        .map((id) => graph.getModuleById(resolved(id)))
        .filter((module) => module !== undefined)
      // Terms are marked in all articles.
      const isGlossary = languages.some((language) => glossaryFile(root, language) === path.resolve(file))
      const marked = isGlossary ? [...graph.idToModuleMap.values()].filter(({ id }) => id && isArticleFile(id)) : []
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' })
      return [...changed, ...stale, ...marked]
    },
  }
}
