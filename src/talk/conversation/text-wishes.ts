import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'

/** What a text that is asked for must be like. */
export interface TextWishes {
  /** What it must not be about, in plain words. */
  not?: string | undefined
  isShort: boolean
  isUnread: boolean
}

const excludes: Record<Language, RegExp> = {
  es: /\b(?:que no (?:vaya|vayan|sea|sean|trate|traten|hable|hablen|tenga que ver)(?: (?:de|sobre|con|acerca de))?|nada (?:de|sobre)|menos (?:de|sobre)|sin|no (?:de|sobre)) (?:(?:el|la|los|las|un|una) )?(\w.{1,30})$/,
  en: /\b(?:(?:not|nothing|isnt|is not|arent|anything but|no more)(?: (?:about|on|to do with|with))?|without) (?:(?:the|a|an|any) )?(\w.{1,30})$/,
}
const wantsShort: Record<Language, RegExp> = {
  es: /\b(?:cort[oa]s?|cortit[oa]s?|breves?|rapidit?[oa]s?( de leer)?|(?:cinco|5|diez|10) min\w{0,4}|poco tiempo|que no sea(?:n)? (?:muy |tan )?larg[oa]s?)\b/,
  en: /\b(?:short|shorter|quick|brief|(?:five|5|ten|10) min\w{0,4}|not much time|not (?:too |so )?long)\b/,
}
const wantsUnread: Record<Language, RegExp> = {
  es: /\b(?:no (?:me )?(?:haya|he|has) (?:leido|visto|nombrado|dicho)|(?:aun|todavia) no (?:lei|leo)|que no (?:lei|conozca)|nuev[oa] para mi)\b/,
  en: /\b(?:i (?:havent|have not|didnt|did not) (?:read|seen|see)|havent (?:read|named|shown)|new to me|i dont know yet)\b/,
}
/** Who asks for some text. */
const asksForText: Record<Language, RegExp> = {
  es: /\b(?:recom\w{1,20}|sugier\w{1,20}|aconsej\w{1,20}|otr[oa]|un[oa]|algun[oa]?|algo|articulo|texto|nota|noticia|lectura|leer)\b|^(?:(?:pero|y|ok|vale) ){0,2}(?:que no (?:vaya|sea|trate|hable)|nada de|sin)\b/,
  en: /\b(?:recommend|suggest|another|one|something|anything|article|text|story|read)\b|^(?:(?:but|and|ok) ){0,2}(?:not (?:about|on)|nothing (?:about|on|with)|without)\b/,
}
/** Words that are no subject: what is asked for is something else. */
const noSubject: Record<Language, RegExp> = {
  es: /^(?:larg|aburrid|dificil|eso|esto|est[ea]$|mismo|muy|tan)/,
  en: /^(?:long|boring|hard|that$|this$|it$|so |too |the same)/,
}
const ending = /(?: (?:porfa|por favor|pls|plis|please|zed|bro|wey)){1,3}$/

/** What a message wants a text to be like; undefined where it wants nothing of the kind. */
export function textWishes(message: string, language: Language): TextWishes | undefined {
  const said = plain(message).replaceAll("'", '').replace(ending, '')
  if (!asksForText[language].test(said)) return undefined
  const named = excludes[language].exec(said)?.[1]
  const wishes = {
    not: named === undefined || noSubject[language].test(named) ? undefined : named,
    isShort: wantsShort[language].test(said),
    isUnread: wantsUnread[language].test(said),
  }
  return wishes.not !== undefined || wishes.isShort || wishes.isUnread ? wishes : undefined
}

/** Who wants another text, like the one that is spoken of, or on something. */
const wantsAnotherText: Record<Language, RegExp> = {
  es: /\b(?:tienes|tenes|tenis|tienen|hay|dame|recomi\w{1,12}|recome\w{1,12}|pasame|quiero|mejor|sugier\w{1,12}|conoces)\b.{0,12}\b(?:algo|otr[oa]s?|algun[oa]?s?|un[oa])\b(?: (?:mas|otr[oa]|articulo|texto|cosa|nota|lectura)){0,2} (?:(?:de )?(?:cosas )?asi|parecid[oa]s?|similar(?:es)?|como (?:est[ea]|es[ea])|del? (?:mismo )?(?:estilo|tema)|de|sobre|con|que (?:tenga|trate|hable|sea))\b/,
  en: /\b(?:got|have you|have u|do you have|u have|is there|are there|any|recommend|gimme|give me|suggest|show me|want)\b.{0,12}\b(?:anything|something|one|another|others?|ones|article|text|stuff)\b(?: (?:else|more|one|article|text)){0,2} (?:(?:(?:that )?is|thats) (?:this|that|as|just as|about|on)|(?:just )?as \w{3,12}|like (?:this|that|it)|similar|on|about|with)\b/,
}
/** The same in fewer words. */
const oneAlike: Record<Language, RegExp> = {
  es: /^(?:(?:y|ok|vale|dame|quiero) ){0,2}(?:otr[oa]s?|algo|un[oa]) (?:(?:articulo|texto|cosa) )?(?:parecid[oa]s?|similar(?:es)?|asi|como (?:est[ea]|es[ea])|del mismo (?:tema|estilo))\b/,
  en: /^(?:(?:and|ok|k|give me|i want) ){0,2}(?:another|others?|something|one|more)(?: (?:one|article|text|ones))? (?:like (?:this|that|it)|similar|(?:thats|that is) (?:this|that|as) \w{3,12})\b/,
}
/** What is no text. */
const noText: Record<Language, RegExp> = {
  es: /\b(?:ejemplos?|datos?|preguntas?|quiz|chistes?|videos?|cortos? de|vez|respuestas?|manera|forma|frases?|palabras?|lineas?|puntos?|de verdad|de cierto|malo|peligro\w{0,3})\b/,
  en: /\b(?:examples?|facts?|questions?|quiz|jokes?|videos?|films?|answers?|ways?|sentences?|words?|lines?|points?|wrong|metaphors?|reason|summary|hints?)\b/,
}
const likeThis: Record<Language, RegExp> = {
  es: /\b(?:asi|parecid[oa]s?|similar(?:es)?|como (?:est[ea]|es[ea])|del? (?:mismo )?(?:estilo|tema))\b/,
  en: /\b(?:like (?:this|that|it)|similar|(?:is |thats |as |just as )(?:this|that|as) \w{3,12}|(?:this|that) (?:weird|cool|strange|good|fun|crazy|short|easy|mad))\b/,
}
const wantsEasy: Record<Language, RegExp> = {
  es: /\b(?:mas|pero) (?:facil\w{0,3}|sencill\w{1,4}|simples?|corto)\b/,
  en: /\b(?:easier|simpler|easy|simple|not (?:so|as|too) (?:hard|long|difficult))\b/,
}

/** Whether a message wants another text: like the one that is spoken of, or on something that it names. */
export function asksForAnother(message: string, language: Language): boolean {
  const said = plain(message).replaceAll("'", '')
  const isAsked = wantsAnotherText[language].test(said) || oneAlike[language].test(said)
  return isAsked && !noText[language].test(said)
}

/** Whether another text is wanted that is like the one spoken of. */
export const wantsAlike = (message: string, language: Language): boolean =>
  likeThis[language].test(plain(message).replaceAll("'", ''))

/** Whether the text that is wanted should be short or easy. */
export const wantsLight = (message: string, language: Language): boolean => {
  const said = plain(message).replaceAll("'", '')
  return wantsEasy[language].test(said) || wantsShort[language].test(said)
}

/** Who was offered texts says what they must not be about. */
const refines: Record<Language, RegExp> = {
  es: /^(?:(?:pero|y|ok|vale) ){0,2}(?:que no (?:vaya|sea|trate|hable)|nada de|sin)\b/,
  en: /^(?:(?:but|and|ok) ){0,2}(?:not (?:about|on)|nothing (?:about|on|with)|without)\b/,
}
/** Who wants something to read, whatever it is. */
const wantsAny: Record<Language, RegExp> = {
  es: /\b(?:que (?:tienes|tenes|tienen|hay) (?:para|pa) leer|(?:recomi\w{1,20}|recomend\w{1,20}|sugier\w{1,20}) (?:un[oa]?|algo|algun[oa]?)(?: (?:articulo|texto|nota))? (?:para|pa) (?:mi|el|la|un|una))\b/,
  en: /\b(?:what (?:is there|have you got|do you have|you got|u got) to read|(?:recommend|suggest)(?: me)? (?:one|something|an article) for (?:my|a|the))\b/,
}

/** Whether a message wants some text to read, and names no subject. */
export const wantsAnyText = (message: string, language: Language): boolean => wantsAny[language].test(plain(message))

/** Whether a message, after an offer of texts, says what they must not be about. */
export const refinesOffer = (message: string, language: Language): boolean => refines[language].test(plain(message))

/** A wish for a text, and nothing else. */
const alone: Record<Language, RegExp> = {
  es: /^(?:(?:y|ok|vale|pues|zed|hola|oye|bueno|ya|otra cosa) ){0,4}(?:(?:recomi\w{1,20}|recome\w{1,20}|sugier\w{1,20}|dame|pasame|ponme|quiero|tienes|tenes|tienen|hay|dime|muestrame) ){0,2}(?:otr[oa]|un[oa]|algun[oa]?|algo)(?: (?:articulo|texto|nota|noticia|cosa|lectura|mas)){0,3}(?: (?:que|nada|sin|pero|cort|brev|menos|no|para leer|de leer).{0,80})$/,
  en: /^(?:(?:and|ok|well|zed|hey|so|now) ){0,4}(?:(?:recommend|suggest|give|show|find|got|have|is there|do you have|tell)(?: me| us)? ){0,2}(?:another|one|something|anything|a|an)(?: (?:article|text|story|one|thing|short|quick|brief)){0,3}(?: (?:that|thats|thats not|not|but|which|i|without|short|quick|brief|article|text|story|one|about).{0,80})$/,
}

/** Whether a message asks for a text with a wish of what it is like, and for nothing else. */
export function wishesForText(message: string, language: Language): boolean {
  return alone[language].test(plain(message).replaceAll("'", '')) && textWishes(message, language) !== undefined
}
