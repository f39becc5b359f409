import type { AnyRouteMatch } from '@tanstack/react-router'
import type { PanelSubject } from '../assistant/panel-subject.ts'
import type { ArticleDetails } from '../content/answers.ts'

export function subjectOfMatches(matches: readonly AnyRouteMatch[]): PanelSubject {
  const page = matches.at(-1)
  if (!page || page.status !== 'success') return { kind: 'elsewhere' }
  switch (page.routeId) {
    case '/':
      return { kind: 'home' }
    case '/interaction':
      return { kind: 'interaction' }
    case '/news-single/$id': {
      const { article } = page.loaderData as { article: ArticleDetails }
      const { id, title, audio: audioUrl, summaryText, readersAsk } = article
      return {
        kind: 'article',
        id,
        title,
        audioUrl,
        summaryText,
        questions: readersAsk.map(({ question }) => question),
      }
    }
    default:
      return { kind: 'elsewhere' }
  }
}
