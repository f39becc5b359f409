import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'

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
  'recap',
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

/** Acts that nobody wants done with a word of care. */
const leavingCare: ReadonlySet<Act> = new Set<Act>([
  'summarise',
  'point',
  'homework',
  'quiz',
  'surprise',
  'author',
  'date',
  'new',
])
const ofReading: Record<Language, RegExp> = {
  es: /\b(le[eoi]r?|lees|leemos|articulos?|textos?|noticias?|videos?|cortos?)\b/,
  en: /\b(reads?|articles?|texts?|stor(?:y|ies)|videos?|films?|shorts?)\b/,
}

/** Whether an act leaves what was said last, even where that was a word of care. */
export const leavesCare = (act: Act, message: string, language: Language): boolean =>
  leavingCare.has(act) || (!goesOn(act) && ofReading[language].test(plain(message)))

/** Acts on the words of a text. What stands in them must say so: beside trouble, `I don't get it` may mean that. */
const onWording: ReadonlySet<Act> = new Set<Act>(['shorter', 'simpler', 'source', 'evidence', 'example', 'translate'])
const ofWording: Record<Language, RegExp> = {
  es: /\b(?:cort\w{1,5}|breves?|frases?|lineas?|palabras|renglon\w{0,2}|facil\w{0,2}|sencill\w{1,4}|simple\w{0,2}|resum\w{1,5}|ejemplos?|fuentes?|saben|supieron|ingles|espanol)\b/,
  en: /\b(?:short\w{0,3}|brief\w{0,2}|cut|sentences?|lines?|words|easy|easier|simple\w{0,1}|examples?|sources?|they know|they find|spanish|english)\b/,
}

/** Whether an act is on the words of a text, and the message names them. */
export const isOnWording = (act: Act, message: string, language: Language): boolean =>
  onWording.has(act) && ofWording[language].test(plain(message))

const thisArticle: Record<Language, RegExp> = {
  es: /\b(est[ea] (articulo|noticia|texto|pagina|tema)|el articulo|la noticia|el texto)\b/,
  en: /\b((this|the) (article|story|text|page|piece))\b/,
}

/** Whether a message speaks of the open article as a whole. */
export const meansArticle = (message: string, language: Language): boolean => thisArticle[language].test(plain(message))

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
