import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'

/** How a question begins, in plain words. */
const begins: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|entonces|oye|zed|ok|vale|a ver|o sea|osea|jaja|a|de|en|con|por|para|pa|desde|hasta) ){0,3}(?:por ?que|pq|xq|porq|como|komo|cuando|donde|dnd|quien|quienes|kien|cual|cuales|cuant[oa]s?|(?:debo|deberia|tengo que|hay que)|qu?e? (?:es|son|era|fue|hacen?|pasa|tienen?|significa|hay|pueden?)|para que|pa qu?e?|de que|es (?:verdad|cierto)|se pueden?|puede[ns]?|hay|existen?|sirven?|es|son)(?: |$)/,
  en: /^(?:(?:and|but|so|then|hey|zed|ok|okay|wait|lol|haha|for|with|from|in|at) ){0,3}(?:what|wat|what'?s|why|y|how|how'?s|when|where|where'?s|who|who'?s|which|(?:does|do|did|could|would|should|is|are|was|were|has|have)(?:n'?t)?|can(?:'?t)?|will|won'?t)(?: |$)/,
}
/** Who names something else to ask the same of it. */
const names: Record<Language, RegExp> = {
  es: /^(?:y|pero y|entonces) (?:en |con |de |para |si |a )?(?:el|la|los|las|lo|un|una|nosotros|yo|tu|eso|esa|ese|esos|esas|este|esta|aqui|aca|alla)\b/,
  en: /^(?:and|but|so|what about|how about) (?:the|a|an|in|on|with|for|of|us|me|you|that|this|those|these|if|here|there)\b/,
}
/** How a message ends that asks for a yes or a no, or draws a conclusion that wants one. */
const ends: Record<Language, RegExp> = {
  es: / (?:o (?:no|que|q|nada|(?:(?:es|son|todo es) )?(?:puro |pura )?(?:verso|humo|cuento|mentira|mito|broma|chamullo|paja|marketing|publicidad|exageracion))|(?:es )?(?:verdad|cierto)|correcto|entonces|al final|no)$/,
  en: / (?:or (?:not|what|nah|no|is (?:it|that) .{1,20}|just .{1,20})|right|innit|tho|though|then|yeah|huh|correct)$/,
}
/** How a conclusion begins: who draws one wants to know whether it is right. */
const concludes: Record<Language, RegExp> = {
  es: /^(?:entonces|o sea|osea|es decir|asi que) [^ ]{1,40} ./,
  en: /^(?:so|then|meaning|you mean|u mean) [^ ]{1,40} ./,
}
/** Between two things of which one is to be told. */
const chooses: Record<Language, RegExp> = { es: /\S o \S/, en: /\S or \S/ }
/** Where one clause of a message ends. */
const betweenClauses = /[.,;:!…]\s/u

/** Whether a message asks for something: by its sign, or by how it, or one of its clauses, begins or ends. */
export function asksSomething(message: string, language: Language): boolean {
  if (/[?¿]/.test(message)) return true
  const said = plain(message)
  if (names[language].test(said) || ends[language].test(said) || concludes[language].test(said)) return true
  if (chooses[language].test(said)) return true
  const [first = '', ...others] = message.split(betweenClauses)
  return begins[language].test(plain(first)) || others.some((clause) => asksFurther(clause, language))
}

/** Whether a later clause asks: there, “is …” and “there is …” tell in Spanish. */
function asksFurther(clause: string, language: Language): boolean {
  const said = plain(clause)
  return (
    begins[language].test(said) && !(language === 'es' && /^(?:es|son|hay|existen?|sirven?|puede[ns]?) /.test(said))
  )
}

/** Whether a message begins like a question. */
export const beginsAsking = (message: string, language: Language): boolean => begins[language].test(plain(message))

/** Whether a message asks by its sign, its first words, or what it names. */
export function asksAtOnce(message: string, language: Language): boolean {
  const said = plain(message)
  return /[?¿]/.test(message) || begins[language].test(said) || names[language].test(said)
}
