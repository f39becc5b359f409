// Every text of the site that an answer can stand on has one key.

export const articleKey = (id: string): string => `article:${id}`
export const postKey = (id: string): string => `post:${id}`
export const termKey = (id: string): string => `term:${id}`
/** `id`: the film's number in its topic's list. */
export const filmKey = (topic: string, id: string): string => `film:${topic}-${id}`
