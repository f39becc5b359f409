/** The most videos beside one (specification §9). */
export const mostRelated = 4

/**
 * The videos of a topic to be seen after the current one: at most four, those that follow it in the list and then those
 * from its start, never the current one itself.
 */
export function relatedVideos<Video extends { id: string }>(videos: readonly Video[], currentId: string): Video[] {
  const at = videos.findIndex(({ id }) => id === currentId)
  return [...videos.slice(at + 1), ...videos.slice(0, Math.max(0, at))].slice(0, mostRelated)
}

/** What stands before and after a video in its list, where there is something. */
export function neighboursOf<Video extends { id: string }>(
  videos: readonly Video[],
  currentId: string,
): { previous: Video | null; next: Video | null } {
  const at = videos.findIndex(({ id }) => id === currentId)
  return { previous: videos[at - 1] ?? null, next: at < 0 ? null : (videos[at + 1] ?? null) }
}
