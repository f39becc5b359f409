// Keys of all texts that answers can cite.

export const articleKey = (id: string): string => `article:${id}`
export const postKey = (id: string): string => `post:${id}`
export const termKey = (id: string): string => `term:${id}`
export const filmKey = (topic: string, id: string): string => `film:${topic}-${id}`
