/** What somebody wants done with a subject, a reply or the site, rather than an answer to a question of science. */
const acts = [
  // With an article.
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
  // With what was said last.
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
  // With two subjects.
  'compare',
  'better',
  // With the site.
  'recommend',
  'film',
  'topics',
  'new',
] as const
export type Act = (typeof acts)[number]

export const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)

/** Acts that are done with an article as a whole, the one that is open or named. */
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

/** Acts with all of an article: of the one that is open, whatever was said last. */
const ofWhole: ReadonlySet<Act> = new Set<Act>(['summarise', 'point', 'author', 'date'])

/** Whether an act goes on from what was said last, whatever is open. */
export const goesOn = (act: Act): boolean => act === 'quiz' || (needsSubject(act) && !ofWhole.has(act))

/** Groups of small talk that are acts, by their name. */
export const actOfSmallTalk: Readonly<Record<string, Act>> = {
  repeat: 'repeat',
  surprise: 'surprise',
  quiz: 'quiz',
  shorter: 'shorter',
  film: 'film',
  topics: 'recommend',
  mistake: 'wrong',
}
