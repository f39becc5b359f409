import type { ArticleDetails } from '../content/answers.ts'
import { pageHead, type PageContext } from '../ui/page-head.ts'
import { sharePicture } from '../ui/share-picture.ts'

export function articleHead(context: PageContext, article: ArticleDetails) {
  const head = pageHead(context, {
    title: article.title,
    description: article.excerpt,
    image: sharePicture(article.id),
    paths: articlePaths(article.id),
  })
  // Only crawlers read this, so the client can skip it.
  if (!import.meta.env.SSR) return head
  const described = [...(article.readersAsk.length > 0 ? [questionsPage(article)] : []), newsArticle(article)]
  return {
    ...head,
    scripts: described.map((data) => ({
      type: 'application/ld+json',
      // Escapes `<`, so that the JSON can't close its script element.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  }
}

function articlePaths(id: string) {
  const number = id.replace(/^es-/, '')
  return { es: `/news-single/es-${number}`, en: `/news-single/${number}` }
}

/** https://schema.org/NewsArticle */
function newsArticle({ title, excerpt, language, author, publishDate, updated }: ArticleDetails) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    inLanguage: language,
    author: { '@type': 'Organization', name: author },
    datePublished: publishDate,
    dateModified: updated ?? publishDate,
  }
}

function questionsPage({ readersAsk, language }: ArticleDetails) {
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
