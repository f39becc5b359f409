import type { Language } from '../i18n/language.ts'
import type { Passage } from './passages.ts'
import { countWords } from './passages.ts'
import { leansBack, plain } from './terms.ts'

/** What kind of answer a question wants; `extent` asks whether something holds for all of a thing. */
export type QuestionType =
  | 'definition'
  | 'size'
  | 'amount'
  | 'duration'
  | 'price'
  | 'speed'
  | 'when'
  | 'where'
  | 'why'
  | 'purpose'
  | 'how'
  | 'who'
  | 'extent'
  | 'other'

type Patterns = readonly (readonly [QuestionType, RegExp])[]

/** The first that fits counts. */
const asked: Record<Language, Patterns> = {
  es: [
    ['price', /\b(cuesta|cuestan|costo|coste|precio)\b/],
    ['speed', /\b(velocidad|que tan rapido)\b/],
    ['why', /\bpor que\b(?! (mide|es tan))/],
    ['purpose', /\b(para que|de que sirve|sirven?)\b/],
    ['duration', /\b(cuanto (dura|duran|tarda|tardan|tiempo)|cuantos (dias|años|meses|minutos))\b/],
    [
      'size',
      /\b(miden?|tamaño|(que|tan|como de) (grandes?|pequeñ[oa]s?)|grosor|de (ancho|largo)|cuanto (ocupa|separa)|que distancia)\b/,
    ],
    ['amount', /\b(cuant[oa]s?|que (porcentaje|edad|distancia|cantidad|parte|precio))\b/],
    ['when', /\b(cuando (se|fue|empez|recib|ocurr|descubr|lleg|aprob|encall|public)\w*|en que (año|fecha))\b/],
    ['where', /\b(donde|adonde|en que (lugar|sitio|parte|pais|mar))\b/],
    ['who', /\b(quien|quienes)\b/],
    ['definition', /^(y |oye |zed |dime |hola )*(que (es|son|significa)(?! lo que| mas)|a que se llama)\b/],
    ['how', /\bcomo\b/],
    ['extent', /\b(todo|toda|todos|todas|enter[oa]|por completo|completamente)\b/],
  ],
  en: [
    ['price', /\b(cost|costs|price)\b/],
    ['speed', /\b(speed of|how fast)\b/],
    ['why', /\bwhy\b/],
    ['purpose', /\bwhat (is|are|for|can|do|does)\b.*\b(for|used for|good for)$/],
    ['duration', /\bhow (long (does|do|did|will|until|can)|fast|quickly)\b/],
    ['size', /\b(how (big|small|wide|thick|long|large|tall|far apart)|what size|size of|the size)\b/],
    [
      'amount',
      /\b(how (many|much|old|far|heavy|often|hot|cold|deep)|what (percentage|share|price|temperature)|cost)\b/,
    ],
    ['when', /\b(^when|and when|what year|which year|since when)\b/],
    ['where', /\b(where|which (place|country|sea))\b/],
    ['who', /\b(who|whom)\b/],
    [
      'definition',
      /^(and |so |hey |zed |tell me )*(what (is|are)|what's|whats|what does \w+( \w+)? mean)\b(?! left| the (use|point))(?!.*\b(made of|for|like|about|doing|used)$)/,
    ],
    ['how', /\bhow\b/],
    ['extent', /\b(all|whole|entire|everything|completely|every)\b/],
  ],
}

export function questionTypeOf(question: string, language: Language): QuestionType {
  const said = plain(question)
  return asked[language].find(([, pattern]) => pattern.test(said))?.[0] ?? 'other'
}

const answers: Record<Language, Partial<Record<QuestionType, RegExp>>> = {
  es: {
    price: /(dolar|\beuros?\b|\bpesos\b|\bcuestan?\b|costaba|precio|barat|\bcaro)/,
    speed: /(por segundo|por hora|\bms\b)/,
    why: /\b(porque|por eso|de modo que|gracias a|ya que|debido|depende|dependen|sale de|nace de|se refuerzan|asi que|para que|la explicacion|coinciden)\b/,
    purpose:
      /\b(para que sirve|sirve|sirven|permite|permiten|usan?|da|rellena|evita|ensayan?|ayudar?|detectar|tratamientos?)\b/,
    duration: /\b(segundos?|minutos?|horas?|dias?|semanas|meses|años|decadas|siglos|despacio|lent[oa]|deprisa)\b/,
    size: /(metros?\b|\bmicras?\b|\bnm\b|\bmm\b|\bcm\b)/,
    amount: /(\d|\b(dos|tres|cuatro|cinco|seis|diez|doce|decenas?|cientos|miles|mitad|millones)\b)/,
    when: /\b(1[5-9]|20)\d\d\b/,
    where:
      /\b(en|cerca de|de|del|hasta) ([a-zñ]+ ){0,2}(mar|agua|oceanos?|isla|golfo|selvas?|fondo|playas|nucleo|higado|sangre|america|alaska|pantalla|cabeza|oido)\b/,
    how: /\b(unas? enzimas|al \w+[aei]r|separando|cuando|entonces|despues|primero|produce|se fija|se abre|mediante|por la)\b/,
    extent: /\b(no|nadie|casi no|solo|ni|sin|apenas)\b/,
  },
  en: {
    price: /(dollar|\beuros?\b|\bcosts?\b|price|cheap|expensive)/,
    speed: /(per second|a second|an hour)/,
    why: /\b(because|so the|so that|since|that is why|which is why|thanks to|due to|depends?|comes from|line up|add up|explains|explanation|partly)\b/,
    purpose: /\b(purpose|used?|lets?|allows?|helps?|serves?|fills|keeps|detector|treat\w*|copy)\b/,
    duration: /\b(seconds?|minutes?|hours?|days?|weeks|months|years|decades|centuries|slow\w*|faster)\b/,
    size: /(met(re|er)s?\b|\bnm\b|\bmm\b|\bcm\b)/,
    amount: /(\d|\b(two|three|four|five|six|ten|twelve|dozens?|hundreds?|thousands?|half|millions?|billions?)\b)/,
    when: /\b(1[5-9]|20)\d\d\b/,
    where:
      /\b(in|near|from|around|on|into|below) ([a-z]+ ){0,3}(sea|seawater|oceans?|water|island|gulf|rainforest|beach(es)?|nucleus|liver|blood|sand|surface|head|retina|chrysalis)\b/,
    how: /\b(enzymes|by|when|then|after that|first|release|attach|they|settle|turns?|becomes?|at once)\b/,
    extent: /\b(not|nobody|never|only|nor|without|hardly|nearly|some|grows poorly|cannot|left)\b/,
  },
}

/** How strongly a sentence of the wanted kind is preferred. */
const preference: Record<QuestionType, number> = {
  definition: 1,
  size: 3,
  amount: 1.6,
  duration: 2,
  price: 1.6,
  speed: 1.6,
  when: 2.2,
  where: 2,
  why: 2.6,
  purpose: 2.2,
  how: 2.4,
  who: 1.5,
  extent: 1.5,
  other: 1,
}

// A sentence that sets a scene answers little.
const scene: Record<Language, RegExp> = {
  es: /^(toma|tomas|haz|busca|imagina|piensa|gira|muele|ponte|cierra|tienes|mira|supon|coloca|conoce|si buscas|esperas|con suerte|ahora|tu)\b/,
  en: /^(shine|turn|suppose|imagine|take|search|meet|look|wait|tilt|try|close|shut|sit|stack|empty|send|here is|now|let|leave|if you|think of|and if|tell)\b/,
}
// “Oil spills are recent. Bacteria are not.” says nothing alone.
const elliptical: Record<Language, RegExp> = {
  es: /\b(no|tampoco)$/,
  en: /\b(is|are|do|does|did|was|were|can|has|have) not$|\b(either|they did|they do)$/,
}
/** Terms of key facts that say what an article's subject is. */
export const definingTerm = /^(que es|what it is|nombre|name)$/
const sizeTerm = /^(tamaño|size|medidas?|ancho|width|length)/
const person = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** Whether a passage holds what a question of a type wants: a number with a unit, a year, a reason. */
export function isOfType(passage: Passage, type: QuestionType, language: Language): boolean {
  if (type === 'who') return person.test(passage.text)
  return answers[language][type]?.test(plain(passage.text)) ?? false
}

/** How well (around 1) a passage suits a question of a type, whatever it is about. */
export function suits(passage: Passage, type: QuestionType, language: Language): number {
  const said = plain(passage.text)
  const words = countWords(passage.text)
  const isFact = passage.kind === 'fact'
  let weight = isFact ? 1 : words < 6 ? 0.3 : words < 8 ? 0.8 : words > 34 ? 0.7 : 1
  if (passage.text.endsWith('?')) weight *= 0.2
  if (passage.kind === 'excerpt') weight *= 0.6
  if (passage.kind === 'summary') weight *= 0.85
  if (scene[language].test(said)) weight *= 0.35
  if (words < 9 && elliptical[language].test(said)) weight *= 0.2
  if (leansBack(passage.text, language)) weight *= 0.85
  if (isOfType(passage, type, language)) weight *= preference[type]
  if (type === 'how' && /^(como|how)\b/.test(plain(passage.heading))) weight *= 1.5
  if (isFact) {
    const term = plain(passage.term ?? '')
    if (definingTerm.test(term)) weight *= type === 'definition' ? 1.5 : 0.8
    if (sizeTerm.test(term)) weight *= type === 'size' ? 2 : 0.7
  }
  return weight
}
