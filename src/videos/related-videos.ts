/** The most videos beside one (specification §9). */
export const mostRelated = 4

/** Videos with the newest first; those of one day stay in their order. */
export function newestFirst<Video extends { releaseDate: string }>(videos: readonly Video[]): Video[] {
  return videos.toSorted((a, b) => b.releaseDate.localeCompare(a.releaseDate))
}

/**
 * The videos of a topic to be seen after the current one: at most four, those that follow it in the list and then those
 * from its start, never the current one itself.
 */
export function relatedVideos<Video extends { id: string }>(videos: readonly Video[], currentId: string): Video[] {
  const at = videos.findIndex(({ id }) => id === currentId)
  return [...videos.slice(at + 1), ...videos.slice(0, Math.max(0, at))].slice(0, mostRelated)
}

/**
 * What stands before and after a video in a feed of several lists. It has no end: after the last video of a list comes the
 * first of the next one, after the last of all the very first. Nothing stands before that.
 */
export function neighboursOf<Video extends { topic: string; id: string }>(
  lists: readonly (readonly Video[])[],
  current: Pick<Video, 'topic' | 'id'>,
): { previous: Video | null; next: Video | null } {
  const feed = lists.flat()
  const at = feed.findIndex(({ topic, id }) => topic === current.topic && id === current.id)
  const next = at < 0 ? null : (feed[(at + 1) % feed.length] ?? null)
  return { previous: feed[at - 1] ?? null, next: feed.length > 1 ? next : null }
}
