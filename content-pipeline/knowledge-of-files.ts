import path from 'node:path'
import { listAnswerFiles, readAnswers } from './answers-reader.ts'
import { listArticleFiles, listPostFiles, readArticle, readPost } from './content-reader.ts'
import { readGlossary } from './glossary-reader.ts'
import { readVideos } from './video-reader.ts'
import type { Language } from '../src/i18n/language.ts'
import { arrangeKnowledge, type Knowledge } from '../src/talk/knowledge.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Reads Zed's knowledge from content files, without a build. */
export function readKnowledge(
  language: Language,
  content = path.join(root, 'src/content'),
  publicFolder = path.join(root, 'public'),
): Knowledge {
  const videos = readVideos({ scripts: path.join(content, 'videos'), public: publicFolder })[language]
  return arrangeKnowledge(
    {
      articles: listArticleFiles(content, language).map((file) => readArticle(file)),
      posts: listPostFiles(content, language).map(readPost),
      terms: readGlossary(content, language),
      videos: Object.values(videos).flat(),
      answers: listAnswerFiles(content, language).flatMap(readAnswers),
    },
    language,
  )
}
