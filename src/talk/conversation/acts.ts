/** Things that a reader can request besides an answer to a science question. */
const acts = [
  // Need an article.
  'summarise',
  'point',
  'simpler',
  'example',
  'use',
  'surprise',
  'unknown',
  'more',
  'homework',
  'quiz',
  'author',
  'date',
  'source',
  // Need the last reply.
  'shorter',
  'repeat',
  'translate',
  'why',
  'how',
  'define',
  'evidence',
  'sure',
  'disbelief',
  'wrong',
  'compare',
  'better',
  // Concern the site.
  'recommend',
  'film',
  'topics',
  'new',
] as const
export type Act = (typeof acts)[number]

export const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)

/** Acts on a whole article, open or named. */
const ofArticle: ReadonlySet<Act> = new Set<Act>([
  'summarise',
  'point',
  'simpler',
  'example',
  'use',
  'unknown',
  'more',
  'homework',
  'author',
  'date',
  'source',
  'why',
  'how',
  'define',
  'evidence',
  'sure',
  'disbelief',
  'compare',
  'better',
])

export const needsSubject = (act: Act): boolean => ofArticle.has(act)

/** Acts on all of the open article, whatever was said last. */
const ofWhole: ReadonlySet<Act> = new Set<Act>(['summarise', 'point', 'author', 'date'])

/** Whether an act refers to the last reply rather than the open article. */
export const goesOn = (act: Act): boolean => act === 'quiz' || (needsSubject(act) && !ofWhole.has(act))

/** Groups of small talk that are acts. */
export const actOfSmallTalk: Readonly<Record<string, Act>> = {
  repeat: 'repeat',
  surprise: 'surprise',
  quiz: 'quiz',
  shorter: 'shorter',
  film: 'film',
  topics: 'recommend',
  mistake: 'wrong',
}
