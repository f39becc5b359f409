import type { Language } from '../../i18n/language.ts'
import { wordsForCare } from '../care/care-features.ts'

/** What is wished for in place of trouble: `tell me something nice`, `can we talk about something else`. */
const wishes: Record<Language, RegExp> = {
  es: /\b(?:(?:cuentame|dime|hablame|ensename|dame|leeme|explicame|contame|decime|hablemos|hablar|quiero (?:leer|saber|hablar)|cambi(?:a|emos|ar) (?:de|el)) (?:\w{1,10} ){0,3}(?:de(?! algo)|del|sobre|otra cosa|otro tema|tema)|otra cosa|otro tema|distrae(?:me)?|(?:hazme|ayudame a) pensar en otra cosa|(?:dime|cuentame|leeme|contame) algo(?! (?:que|de verdad|para)\b))\b|^(?:y |bueno |ok |pero |solo )?algo (?:\w{1,10} )?(?:lindo|bonito|chulo|alegre|interesante|guay|bueno|feliz|tierno|curioso|copado|chido|bacan|de|sobre)\b/,
  en: /\b(?:(?:tell|show|teach|give|read) (?:me|us) (?:\w{1,10} ){0,3}(?:about|something|smth|sth|anything|a fact|fun facts?)|(?:talk|chat)(?: to me| with me)? about (?!it\b|this\b|that\b|me\b|my\b|what\b|something$|something (?:i|important|serious|private)\b)|(?:change|switch) (?:the )?(?:subject|topic)|(?:different|other|another|new) (?:subject|topic)|distract me|take my mind off|something else)\b|^(?:ok |so |but |just )?(?:something|smth|sth|anything) (?:\w{1,10} )?(?:nice|cool|happy|good|interesting|cute|fun|sweet|about|else)\b/,
}
/** What leaves the choice to Zed. */
const anything: Record<Language, RegExp> = {
  es: /\b(?:otra cosa|otro tema|cambi(?:a|emos|ar) (?:de|el) tema|distraeme|algo (?:\w{1,10} )?(?:lindo|bonito|chulo|alegre|interesante|guay|bueno|feliz|tierno|curioso|copado|chido|bacan))(?: (?:porfa|por favor|plis|ya|mejor|ahora|zed))?$/,
  en: /\b(?:something else|(?:change|switch) (?:the )?(?:subject|topic)|(?:different|other|another|new) (?:subject|topic)|distract me|take my mind off(?: it| this| that| things)?|(?:something|smth|sth|anything) (?:\w{1,10} )?(?:nice|cool|happy|good|interesting|cute|fun|sweet|else))(?: (?:please|pls|plz|now|zed|instead|for a bit))?$/,
}
/** What asks of the world, after a word that leaves what was said. */
const asks: Record<Language, RegExp> = {
  es: /^(?:(?:y|bueno|en fin|igual|oye|pero|ok|vale|ya|total|anda|mira|da igual|como sea|a ver|gracias) ){0,3}(?:que (?:es|son|hace\w{0,1}|significa\w{0,1}|tan|sabes)|como (?:funciona\w{0,1}|hace\w{0,1}|se|crece\w{0,1}|viven?|vuelan?|saben?|puede\w{0,1})|cuant[oa]s? |por que (?:el|la|los|las|un|una)|donde viven?|quien (?:invento|descubrio))\b/,
  en: /^(?:(?:and|anyway|anyways|so|ok|okay|but|right|well|btw|fine|whatever|thanks|cool) ){0,3}(?:what (?:is|are|does|do|makes) (?:an? |the )?|whats (?:an? |the )?|how (?:do|does|did|can|big|long|far|fast|old|many|much) |why (?:do|does|is|are) (?:the |an? )?|where do |who (?:invented|discovered|found) |can you tell me about |what can you tell me about )(?!i\b|my\b|me\b|we\b|it\b|that\b|this\b|they\b|he\b|she\b|you\b|point\b|people\b)/,
}
/** Words by which a message stays with trouble, whatever its form. */
const troubled: Record<Language, RegExp> = {
  es: /\b(?:yo|mi|mis|conmigo|me (?!(?:cuentas|explicas|dices|hablas|ensenas|lees)\b)|morir\w{0,3}|muert\w{1,3}|matar\w{0,2}|mata\w{0,1}|suicid\w{0,5}|cortar\w{0,3}|cortes|sangr\w{1,4}|pastillas?|dosis|veneno\w{0,2}|lejia|soga|nudo|puente\w{0,1}|tren\w{0,2}|azotea|cuchill\w{1,2}|pistola|arma\w{0,1}|dolor|duele|dolorosa|cielo|infierno|mas alla|adelgazar|calorias|vomit\w{1,4}|embarazo|llamar|telefono|ayuda|terapia|psicolog\w{1,3}|policia|amig[oa]|ella|el hace|nadie|eso|esto|gente|personas|numero\w{0,1}|lo (?:hago|hare)|depresion|ansiedad|crisis|soledad|terapia|verdad que)\b/,
  en: /\b(?:i|im|me (?!(?:about|something|smth|sth|anything|a|smthing|more|some|again|another|please|pls)\b)|my|myself|mine|die|dies|dying|dead|death|kill\w{0,3}|suicid\w{0,3}|cut|cuts|cutting|blood|bleed\w{0,3}|pills?|tablets?|dose|overdos\w{0,3}|poison\w{0,3}|bleach|rope|noose|bridges?|trains?|roof|knife|knives|blades?|gun|pain\w{0,4}|hurts?|heaven|hell|afterlife|calories|lose weight|vomit\w{0,3}|pregnan\w{1,3}|call|phone|number|help|therap\w{1,4}|counsell?or|police|friend|her|him|nobody|it|this|people|do it|depress\w{1,5}|anxiety|crisis|lonel\w{1,5}|normal|chances)\b/,
}
/** Phrases in the first person that tell nothing: `I wanna hear`, `so I can sleep`. */
const carriers: Record<Language, RegExp> = {
  es: /\b(?:(?:me )?(?:puedes|podes|podrias|cuentame|dime|hablame|ensename|dame|leeme|explicame|contame|decime|distraeme|hazme|ayudame a) ?(?:contar|decir|hablar|ensenar|explicar|leer)?(?:me)?|no quiero hablar(?: mas)? de (?:eso|esto|mi)|basta de (?:mi|eso|esto)|ya no (?:quiero )?hablar de (?:eso|esto)|quiero (?:leer|saber|hablar|oir)|me (?:cuentas|explicas|hablas|ensenas|gustaria saber)|me dices)\b/g,
  en: /\b(?:(?:can|could|will|would) you|(?:tell|show|teach|give|read|distract) me|talk to me|i (?:want to|would like to|just want to|want you to|would rather|do not want to|dont want to) (?:read|hear|know|talk|learn|think)(?: about (?:it|that|this|me))?|(?:do not|dont) want to talk about (?:it|that|this)|(?:take|get) my mind off (?:it|this|that|things)?|enough (?:about|of) (?:me|that|this|it))\b/g,
}

/**
 * Whether a message plainly turns to something of the world after trouble was told: it wishes for something else, or
 * asks of what is neither the reader nor what was told.
 */
export function changesSubject(message: string, language: Language): boolean {
  const said = wordsForCare(message, language).join(' ')
  if (!wishes[language].test(said) && !asks[language].test(said)) return false
  return !troubled[language].test(said.replace(carriers[language], ' '))
}

/** Whether a message wishes for something else, named or not. */
export const wishesForElse = (message: string, language: Language): boolean =>
  wishes[language].test(wordsForCare(message, language).join(' '))

/** The same, where anything will do. */
export const wishesForAnything = (message: string, language: Language): boolean =>
  anything[language].test(wordsForCare(message, language).join(' '))
