import path from 'node:path'
import { listAnswerFiles, readAnswers } from './answers-reader.ts'
import { listArticleFiles, listPostFiles, readArticle, readPost } from './content-reader.ts'
import { readGlossary } from './glossary-reader.ts'
import { listStudyAids } from './study-aids-reader.ts'
import { readVideos } from './video-reader.ts'
import { languages, type Language } from '../src/i18n/language.ts'
import { arrangeKnowledge, type Knowledge } from '../src/talk/knowledge.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Reads Zed's knowledge from content files, without a build. */
export function readKnowledge(
  language: Language,
  content = path.join(root, 'src/content'),
  publicFolder = path.join(root, 'public'),
): Knowledge {
  const other = languages.find((one) => one !== language) ?? language
  const videos = readVideos({ scripts: path.join(content, 'videos'), public: publicFolder })[language]
  return arrangeKnowledge(
    {
      articles: listArticleFiles(content, language).map((file) => readArticle(file)),
      posts: listPostFiles(content, language).map(readPost),
      terms: readGlossary(content, language),
      videos: Object.values(videos).flat(),
      answers: listAnswerFiles(content, language).flatMap(readAnswers),
      studyAids: listStudyAids(content, language),
      others: {
        articles: listArticleFiles(content, other).map((file) => readArticle(file)),
        studyAids: listStudyAids(content, other),
        answers: listAnswerFiles(content, other).flatMap(readAnswers),
      },
    },
    language,
  )
}
