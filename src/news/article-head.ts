import type { AskedArticle } from '../content/answers.ts'
import { pageHead, type PageContext } from '../ui/page-head.ts'
import { sharePicture } from '../ui/share-picture.ts'

/** The head of an article's page: that of any page, and what readers ask as search engines want it. */
export function articleHead(context: PageContext, article: AskedArticle) {
  const head = pageHead(context, {
    title: article.title,
    description: article.excerpt,
    image: sharePicture(article.id),
    paths: articlePaths(article.id),
  })
  // The browser's script does not carry what only machines read.
  if (!import.meta.env.SSR || article.readersAsk.length === 0) return head
  return {
    ...head,
    scripts: [
      {
        type: 'application/ld+json',
        // It must not end the script element that it stands in.
        children: JSON.stringify(questionsPage(article)).replaceAll('<', '\\u003c'),
      },
    ],
  }
}

function articlePaths(id: string) {
  const number = id.replace(/^es-/, '')
  return { es: `/news-single/es-${number}`, en: `/news-single/${number}` }
}

/** Questions and answers as schema.org describes them (https://schema.org/FAQPage). */
function questionsPage({ readersAsk, language }: AskedArticle) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: readersAsk.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
