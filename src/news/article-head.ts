import type { ArticleDetails } from '../content/answers.ts'
import { pageHead, type PageContext } from '../ui/page-head.ts'
import { sharePicture } from '../ui/share-picture.ts'

/** The head of an article's page: that of any page, and article and questions as search engines want them. */
export function articleHead(context: PageContext, article: ArticleDetails) {
  const head = pageHead(context, {
    title: article.title,
    description: article.excerpt,
    image: sharePicture(article.id),
    paths: articlePaths(article.id),
  })
  // The browser's script does not carry what only machines read.
  if (!import.meta.env.SSR) return head
  const described = [...(article.readersAsk.length > 0 ? [questionsPage(article)] : []), newsArticle(article)]
  return {
    ...head,
    scripts: described.map((data) => ({
      type: 'application/ld+json',
      // It must not end the script element that it stands in.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  }
}

function articlePaths(id: string) {
  const number = id.replace(/^es-/, '')
  return { es: `/news-single/es-${number}`, en: `/news-single/${number}` }
}

/** An article as schema.org describes it (https://schema.org/NewsArticle). */
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

/** Questions and answers as schema.org describes them (https://schema.org/FAQPage). */
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
