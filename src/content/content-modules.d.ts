// The modules that vite/content-plugin.ts makes from the Markdown files of this folder.

declare module 'virtual:content/cards' {
  /** Cards of every article, by language, in the order of their ids. */
  const cards: Record<import('../i18n/language.ts').Language, import('./article-changes.ts').PublishedCard[]>
  export default cards
}

declare module 'virtual:content/articles' {
  /** Loaders of whole articles by language and id; each is a chunk of its own. */
  const loaders: Record<
    import('../i18n/language.ts').Language,
    Record<string, () => Promise<{ default: import('./answers.ts').AskedArticle }>>
  >
  export default loaders
}

declare module 'virtual:content/posts' {
  /** Every static post, by language. */
  const posts: Record<import('../i18n/language.ts').Language, import('./schema.ts').Post[]>
  export default posts
}

declare module 'virtual:content/videos' {
  /** Every published video, by language and topic, in the order of their ids. */
  const videos: Record<
    import('../i18n/language.ts').Language,
    Record<import('./video-script.ts').VideoTopic, import('./video.ts').Video[]>
  >
  export default videos
}

declare module 'virtual:content/glossary' {
  /** Every term of the glossary, by language, from A to Z as the language sorts. */
  const glossary: Record<import('../i18n/language.ts').Language, import('./glossary-schema.ts').GlossaryTerm[]>
  export default glossary
}

declare module 'virtual:content/answers' {
  /** Loaders of the authored answers by language; each is a chunk of its own. */
  const loaders: Record<
    import('../i18n/language.ts').Language,
    () => Promise<{ default: import('./answers.ts').AuthoredAnswer[] }>
  >
  export default loaders
}

declare module 'virtual:content/study-aids' {
  /** Loaders of the study aids by language; each is a chunk of its own. */
  const loaders: Record<
    import('../i18n/language.ts').Language,
    () => Promise<{ default: import('./study-aids.ts').StudyAids[] }>
  >
  export default loaders
}
