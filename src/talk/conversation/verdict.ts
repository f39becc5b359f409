import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { plain, termsOf } from '../terms.ts'

const asksOpenly: Record<Language, RegExp> = {
  es: /^(?:(?:y|e|pero|entonces|o sea|osea|pues|oye|zed) )*(?:(?:a|de|en|por|para|con|desde|hasta) )?(?:que|q|k|ke|quien|quienes|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|cual|cuales|xq|pq|porque|porq)\b/,
  en: /^(?:(?:and|but|so|then|hey|zed) )*(?:(?:in|on|at|for|from|to|with) )?(?:what|whats|why|how|hows|who|whos|whom|whose|where|wheres|when|which|how come)\b/,
}
const negates: Record<Language, RegExp> = {
  es: /\b(?:no|nunca|jamas|sin|tampoco|nada|nadie|ninguna?)\b/,
  en: /\b(?:not|no|never|without|none|nothing|nobody|\w+n't|cant|dont|isnt|doesnt|arent|wont|didnt)\b/,
}
/** Words by which something is asked to be bad, or good: the same answer is “yes” to the one and “no” to the other. */
const leans: Record<Language, { bad: RegExp; good: RegExp }> = {
  es: {
    bad: /\b(peligr\w*|mal[oa]s?|danin\w*|dan[ao]\w*|contagi\w*|mata\w*|muer\w*|enferm\w*|riesg\w*|venen\w*|pega|pegan|toxic\w*)\b/,
    good: /\b(segur[oa]s?|buen[oa]s?|san[oa]s?|inofensiv\w*|tranquil\w*|fiar|confiar|se pueden? (?:comer|tomar|beber))\b/,
  },
  en: {
    bad: /\b(danger\w*|bad|harm\w*|catch|get (?:it|sick|ill|bird flu) from|kills?|die|risk\w*|poison\w*|sick|ill|infect\w*|toxic)\b/,
    good: /\b(safe\w*|ok|okay|fine|good|healthy|trust|can (?:i|you|we|people) (?:still )?(?:eat|drink))\b/,
  },
}
const pain: Record<Language, RegExp> = { es: /\b(duele\w*|dolor\w*|doler\w*)\b/, en: /\b(hurt\w*|pain\w*|ache\w*)\b/ }
/** Whether all is asked for: what holds for some is “no” to that, and “yes” else. */
const wantsAll: Record<Language, RegExp> = {
  es: /\b(?:tod[oa]s?|siempre|cualquier|cualquiera|cada|enter[oa])\b/,
  en: /\b(?:all|every\w*|always|any|anyone|whole|entire)\b/,
}
/** What is asked behind a question for a yes or a no, and denies nothing: `…, no?`, `… or not`. */
const tag: Record<Language, RegExp> = {
  es: / (?:o no|no|verdad|cierto|o que|o q|o nada|correcto)$/,
  en: / (?:or (?:not|no|nah|what)|right|no|innit|is(?:n't| it not) it|huh)$/,
}
/** What could be is no “Yes” to whether it is already. */
const asksAlready: Record<Language, RegExp> = {
  es: /\b(?:ya|todavia|aun|hoy|ahora)\b/,
  en: /\b(?:already|yet|now|today)\b/,
}
const isOnlyPossible: Record<Language, RegExp> = {
  es: /^sí[,.:] .{0,60}(?:podrían?|no existe|serían?)(?!\p{L})/iu,
  en: /^yes[,.:] .{0,60}\b(?:could|might|would|no such)\b/iu,
}
/** A verdict on people says nothing of what somebody calls “they” or “it”. */
const ofPeople: Record<Language, RegExp> = {
  es: /^(?:sí|no)[,.:] (?:nosotros|las personas|los humanos|podemos|no podemos|a nosotros) /iu,
  en: /^(?:yes|no)[,.:] (?:we|people|humans) /iu,
}
const people: Record<Language, RegExp> = {
  es: /\b(?:nosotros|nosotras|nos|personas?|gente|human[oa]s?|podemos|yo|tu|uno|me|mi|mis)\b/,
  en: /\b(?:we|us|our|people|humans?|persons?|i|my|me|you|your|somebody|someone|anyone)\b/,
}
/** Words that say the contrary of each other, by what they measure. */
const contraries: Record<Language, readonly (readonly RegExp[])[]> = {
  es: [
    [
      /\b(?:pequeñ[oa]s?|chic[oa]s?|chiquit[oa]s?|menor(?:es)?|diminut[oa]s?)\b/,
      /\b(?:grandes?|mayor(?:es)?|enormes?|grandot[ea]s?)\b/,
    ],
    [/\b(?:roj[oa]s?|rojiz[oa]s?)\b/, /\b(?:azul(?:es)?|azulad[oa]s?)\b/, /\bverdes?\b/, /\bamarill[oa]s?\b/],
    [/\b(?:sube\w*|subir\w*|subi[oó]|aumenta\w*|crece\w*)\b/, /\b(?:baja\w*|bajo|cae\w*|cay\w*|disminuye\w*)\b/],
    [/\b(?:caliente?s?|calor)\b/, /\b(?:fri[oa]s?)\b/],
    [/\brapid[oa]s?\b/, /\b(?:lent[oa]s?|despacio)\b/],
    [/\bcar[oa]s?\b/, /\bbarat[oa]s?\b/],
    [/\bantes\b/, /\bdespues\b/],
    [/\bpesad[oa]s?\b/, /\b(?:liger[oa]s?|livian[oa]s?)\b/],
    [/\bmas\b/, /\bmenos\b/],
  ],
  en: [
    [/\b(?:small\w{0,3}|tin(?:y|ier|iest)|little|short\w{0,3})\b/, /\b(?:big\w{0,4}|large\w{0,2}|huge|long\w{0,3})\b/],
    [/\bred\w{0,4}\b/, /\bblu(?:e|er|est|ish)\b/, /\bgreen\w{0,3}\b/, /\byellow\w{0,3}\b/],
    [/\b(?:up|rise[sn]?|rose|grow\w{0,3}|increas\w{0,3})\b/, /\b(?:down|fall\w{0,3}|fell|drop\w{0,4}|shrink\w{0,3})\b/],
    [/\b(?:hot\w{0,4}|warm\w{0,3})\b/, /\b(?:cold\w{0,3}|cool\w{0,3})\b/],
    [/\b(?:fast\w{0,3}|quick\w{0,3})\b/, /\bslow\w{0,3}\b/],
    [/\b(?:expensive|dear\w{0,3}|pric(?:y|ey|ier))\b/, /\bcheap\w{0,3}\b/],
    [/\bbefore\b/, /\bafter\b/],
    [/\bheav(?:y|ier|iest)\b/, /\blight(?:er|est)?\b/],
    [/\bmore\b/, /\b(?:less|fewer)\b/],
  ],
}
const affirms = /^(?:yes|sí)(?=[,.:])/iu
/** So alike must a message be to a question that an answer was written for. */
const leastAlike = 0.5

/** Whether an answer's “Yes” or “No” also fits a message: the same question with the same polarity. */
export function answersVerdict(message: string, answer: AuthoredAnswer, language: Language): boolean {
  return verdictFor(message, answer, language) === 'as-written'
}

/**
 * How the “Yes” or “No” of an answer fits a message: as it is written, where both ask the same; denied, where what is claimed
 * is the contrary of what it says “Yes” to; or not at all.
 */
export function verdictFor(
  message: string,
  { ask, say: [first] }: AuthoredAnswer,
  language: Language,
): 'as-written' | 'denied' | 'none' {
  const [shown = ''] = ask
  const asked = plain(message).replace(tag[language], '')
  const written = plain(shown)
  if (asksOpenly[language].test(written)) return saysSame(message, shown, language) ? 'as-written' : 'none'
  if (asksOpenly[language].test(asked)) return 'none'
  if (ofPeople[language].test(first?.text ?? '') && !people[language].test(asked)) return 'none'
  if (asksAlready[language].test(asked) && isOnlyPossible[language].test(first?.text ?? '')) return 'none'
  const isOfAll = wantsAll[language].test(asked)
  const isNegated = negates[language].test(asked)
  if (isNegated !== negates[language].test(written) || isTurned(asked, written, language)) return 'none'
  const alike = ask.filter((question) => {
    const other = plain(question)
    if (asksOpenly[language].test(other) || negates[language].test(other) !== isNegated) return false
    if (isTurned(other, written, language)) return false
    if (wantsAll[language].test(other) && !isOfAll) return false
    return saysSame(message, question, language) || likeness(message, question, language) >= leastAlike
  })
  const turns = ask.map((question) => turnsBetween(asked, plain(question), language))
  const measured = turns.filter((one) => one !== undefined)
  const isTurnedRound = measured.length > 0 && measured.every((one) => one % 2 === 1)
  if (!isTurnedRound) return alike.length > 0 || measured.some((one) => one === 0) ? 'as-written' : 'none'
  return !isNegated && affirms.test(first?.text ?? '') ? 'denied' : 'none'
}

/** An answer's first sentence with the contrary verdict. */
export const deniedVerdict = (sentence: string): string => sentence.replace(affirms, 'No')

/** How many measures two questions turn round, where both name all that the first does, two at least; else undefined. */
function turnsBetween(one: string, two: string, language: Language): number | undefined {
  let named = 0
  let turned = 0
  for (const sides of contraries[language]) {
    const own = sides.filter((side) => side.test(one))
    if (own.length === 0) continue
    const other = sides.filter((side) => side.test(two))
    if (own.length > 1 || other.length !== 1) return undefined
    named += 1
    if (own[0] !== other[0]) turned += 1
  }
  return named >= leastMeasures ? turned : undefined
}

/** With one measure alone, two questions may be of different things. */
const leastMeasures = 2

const saysSame = (one: string, two: string, language: Language) =>
  comparableWords(one, language).join(' ') === comparableWords(two, language).join(' ')

/** Whether one asks for the good of what the other asks for the bad. */
function isTurned(one: string, two: string, language: Language): boolean {
  const { bad, good } = leans[language]
  if (pain[language].test(one) !== pain[language].test(two)) return true
  return (bad.test(one) && !good.test(one) && good.test(two)) || (good.test(one) && bad.test(two) && !good.test(two))
}

/** Share of telling words that two questions have in common (Dice). */
export function likeness(one: string, two: string, language: Language): number {
  const own = new Set(termsOf(one, language))
  const other = new Set(termsOf(two, language))
  const shared = [...own].filter((term) => other.has(term)).length
  return own.size + other.size === 0 ? 0 : (2 * shared) / (own.size + other.size)
}
