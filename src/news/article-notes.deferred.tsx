import type { ArticleDetails } from '../content/answers.ts'
import { ChangeList } from './change-list.tsx'
import { FilmLinks } from './film-links.tsx'
import type { VideoTile } from '../videos/video-views.server.ts'
import { ReadersAsk } from './readers-ask.tsx'

interface ArticleNotesProps {
  article: ArticleDetails
  films: readonly VideoTile[]
}

export function ArticleNotes({ article: { changes, readersAsk }, films }: ArticleNotesProps) {
  return (
    <>
      {films.length > 0 && <FilmLinks films={films} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      <ReadersAsk questions={readersAsk} />
    </>
  )
}
