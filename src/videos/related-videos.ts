export const mostRelated = 4

export function newestFirst<Video extends { releaseDate: string }>(videos: readonly Video[]): Video[] {
  return videos.toSorted((a, b) => b.releaseDate.localeCompare(a.releaseDate))
}

/** Videos of the topic after the current one, then from the start of the list. */
export function relatedVideos<Video extends { id: string }>(videos: readonly Video[], currentId: string): Video[] {
  const at = videos.findIndex(({ id }) => id === currentId)
  return [...videos.slice(at + 1), ...videos.slice(0, Math.max(0, at))].slice(0, mostRelated)
}

/** The feed loops forward; nothing precedes the first video. */
export function neighboursOf<Video extends { topic: string; id: string }>(
  lists: readonly (readonly Video[])[],
  current: Pick<Video, 'topic' | 'id'>,
): { previous: Video | null; next: Video | null } {
  const feed = lists.flat()
  const at = feed.findIndex(({ topic, id }) => topic === current.topic && id === current.id)
  const next = at < 0 ? null : (feed[(at + 1) % feed.length] ?? null)
  return { previous: feed[at - 1] ?? null, next: feed.length > 1 ? next : null }
}
