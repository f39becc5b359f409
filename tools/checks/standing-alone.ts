import type { Language } from '../../src/i18n/language.ts'

const leaningOpening: Record<Language, RegExp> = {
  es: /^(porque|ell[oa]s?|sus?)(?!\p{L})/iu,
  en: /^(because|they|them|its?|their)\b/i,
}

export const leansOn = (text: string, language: Language): string | undefined =>
  leaningOpening[language].exec(text)?.[0]

const interrogatives = /(?<!\p{L})(a?dónde|qué|quién(es)?|cuál(es)?|cuándo|cuánt[oa]s?|cómo)(?!\p{L})/iu
const englishVerbs =
  /^(am|are|can|could|did|do|does|had|has|have|is|may|might|must|should|was|were|will|would)(n't)? (?!.* or )/i

/** Whether a question is a yes-or-no question. A choice between two isn't. */
export function asksYesOrNo(question: string, language: Language): boolean {
  if (language === 'en') return englishVerbs.test(question)
  return question.startsWith('¿') && !interrogatives.test(question) && !/ [ou] |^¿y (si|tu|el|la) /i.test(question)
}

const verdicts: Record<Language, RegExp> = {
  es: /^(sí|no|nadie|nunca|ningun[oa]s?|todavía|aún no|solo|casi|apenas|poco|quizás?|tal vez|en parte|a veces|algun[oa]s|al menos|muchos|por ahora|mientras|seguramente)(?!\p{L})/iu,
  en: /^(yes|no|not|nobody|none|nothing|only|hardly|nearly all|mostly|partly|perhaps|probably|some|sometimes|surely)\b/i,
}

/** Whether a text starts with an answer to a yes-or-no question: “Yes”, “No”, “Not yet”, “Only partly”. */
export const opensWithVerdict = (text: string, language: Language): boolean => verdicts[language].test(text)
