import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'
import type { Act } from './acts.ts'
import { disagrees } from './disagreement.ts'
import { isMeasureAlone, measuresWhole } from './measure.ts'
import { requestOnTold } from './request-on-told.ts'
import { asksForAnother, wantsAnyText, wishesForText } from './text-wishes.ts'

// Requests that are told by their words alone, whatever the model reads.

/** Who wants one more of what was done last. */
const another: Record<Language, RegExp> = {
  es: /^(?:(?:y|ok|vale|dale|va|a ver|jaja|dame|dime|cuentame|ponme|hazme|quiero|tienes) ){0,2}(?:otr[oa]s?|otr[oa] (?:mas|igual|distint[oa]|dato|ejemplo|pregunta|quiz|video|articulo|texto|curiosidad)|un[oa] mas|algun[oa] mas|mas de es[oa]s|siguiente)(?: (?:porfa|mas|pls|plis|anda|dale|zed|po))?$/,
  en: /^(?:(?:and|ok|okay|haha|lol|give me|gimme|tell me|do|got|any|i want) ){0,2}(?:another(?: one| fact| example| quiz| video| article| question)?|one more|another one like that|next one|more like that|more of those)(?: (?:pls|please|then|zed|bro))?$/,
}

/** Beginnings of homework requests. */
const beginsHomework: Record<Language, RegExp> = {
  es: /^(?:zed |hola |oye )?(?:tarea|deberes|para (?:la|mi) tarea|(?:para|es para) (?:mi )?(?:clase|el cole|el insti|la escuela))\b/,
  en: /^(?:zed |hi |hey )?(?:homework|hw|assignment|for (?:my )?(?:homework|class|school))\b/,
}

/** Requests for points, or for what to put in some schoolwork, wherever in a message they stand. */
const wantsPoints: Record<Language, RegExp> = {
  es: /\b(?:(?:\d|dos|tres|cuatro|cinco) puntos|(?:hazme|haceme|escribeme|escribime|armame|ayudame con) (?:un|una|el|la|mi) (?:cierre|resumen para (?:el|la)|conclusion|introduccion|trabajo|tp|expo\w{0,8}|parrafo)|(?:tengo que|tengo q|debo|hay que|me toca) (?:entregar|escribir|hacer|llevar|presentar|mandar|redactar) .{0,25}\b(?:lineas?|oraciones|frases|paginas?|parrafos?|renglones|palabras)\b|(?:haz|hazme|escribe|escribeme|redacta|redactame) (?:unas |como )?(?:\d|dos|tres|cuatro|cinco|seis) (?:lineas|oraciones|frases|renglones) (?:sobre|de|acerca)|que pongo en (?:el|la|mi) (?:trabajo|tp|maqueta|expo\w{0,8}|poster))\b/,
  en: /\b(?:(?:\d|two|three|four|five) (?:bullets?|bullet points|key points)|(?:homework|hw|coursework|assignment|essay|presentation)(?: \w{1,9}){0,4} (?:points|bullets)|(?:have|need|got|has|gotta|must|supposed) (?:to )?(?:hand in|write|turn in|submit|give in) .{0,25}\b(?:lines?|sentences?|pages?|paragraphs?|words|essay)\b|write (?:me )?(?:\d|two|three|four|five|six) (?:lines|sentences) (?:on|about)|what (?:do|should|can) i (?:put|write) (?:in|on|for) (?:my|the) (?:\w{1,12} )?(?:homework|essay|poster|model|project|presentation))\b/,
}
/** Questions for the source of what was told. */
const wantsSource: Record<Language, RegExp> = {
  es: /\b(?:(?:que|cual|cuales) (?:es|son|seria) (?:la |las |tu |tus )?fuentes?|que fuentes? (?:pongo|uso|cito|tienes|tenes)|de donde (?:sacas|sacaste|sacan|sacais|lo sacaste|salio|sale) (?:todo )?(?:eso|esto|ese|esa|lo)|quien (?:dice|lo dice) (?:eso|que)|quien lo dice)\b/,
  en: /\b(?:(?:what|whats|what is|where) (?:is |are )?(?:ur|your|the) sources?|where (?:does|did|do) (?:the|that|this|u|you) (?:\w{1,12} ){0,2}(?:claim|number|figure|get that|get this|get it)|who (?:says so|says that|said so|said that))\b/,
}
/** Questions for how what was told is known. */
const wantsEvidence: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|ok|vale|jaja|oye|zed|a ver|eso|esto|todo eso) ){0,3}(?:como (?:lo |eso |esto )?(?:saben|sabemos|sabes|se sabe|supieron|midieron|probaron|comprobaron|descubrieron|averiguaron)(?: (?:eso|esto|todo eso|de verdad|lo midieron|tan seguros)){0,3}(?: (?:si|cuando|lo|o) .{2,40})?|como estan (?:tan )?seguros(?: de eso)?|quien (?:lo |eso )?(?:probo|midio|comprobo|estudio|investigo)(?: (?:eso|esto))?|(?:eso |esto )?(?:lo |se )?(?:probaron|midieron|comprobaron|ha probado|probo|han probado)(?: de verdad| en serio)?(?: (?:o|con) .{2,40})?|(?:esta|es|estas) (?:seguro|comprobado|probado|demostrado|cierto|real)(?: (?:de )?eso)? o (?:es |puro |pura ){0,3}(?:publicidad|marketing|teoria|humo|cuento|un anuncio)|(?:que|hay|tienen) (?:pruebas|evidencia)s?(?: (?:hay|tienen|de eso|de esto)){0,3})$/,
  en: /^(?:(?:and|but|ok|wait|lol|so|hey|zed) ){0,3}(?:how (?:do|did|would|can|could) (?:they|we|you|u|scientists|people|anyone|anybody|somebody) (?:even |actually |really )?(?:know|find|test|measure|prove|check|work)(?: (?:that|this|it|all that|all this|out|for sure)){1,3}(?: (?:if|when|tho|though|one) ?.{0,40})?|who (?:tested|measured|checked|proved|studied) (?:that|this|it)|(?:has|have|did|was|is) (?:that|this|it|anyone|anybody|they|someone) (?:actually |really |been |ever ){0,3}(?:tested|test|proved|proven|proved|prove|measured|measure|checked|check)(?: (?:that|this|it))?(?: or .{2,40})?|(?:is|are) (?:that|this|it|they|you) (?:sure|proven|true|real|for real) or (?:is it |just |an? ){0,3}(?:ad|ads|advert|advertising|marketing|hype|theory)|whats the (?:evidence|proof)(?: for (?:that|this|it))?|(?:any|got) (?:evidence|proof)(?: (?:for|of) (?:that|this|it))?)$/,
}
/** Who wants something told as to a child. */
const forChild: Record<Language, RegExp> = {
  es: /\b(?:(?:como|igual que) si (?:yo )?(?:tuviera|fuera|tuviese|fuese)(?: (?:de |un |una |mi |el |la |ni[nñ][oa]|sobrin\w{1,20}|primit\w{1,20}|herman\w{1,20}|hij[oa])){0,3} ?(?:\d{1,2}|cinco|seis|siete|ocho|nueve|diez|ni[nñ][oa]|prim\w{1,20}|herman\w{1,20})|(?:para|a|pa) (?:un|una|mi|el|la) (?:ni[nñ][oa]\w{0,12}|(?:herman|prim|sobrin)it[oa]|herman[oa] de \d{1,2}|hij[oa])|para (?:ni[nñ]os|peques|bebes))\b/,
  en: /\b(?:(?:like|as if) (?:im|i'm|i am|i was|i were|shes|hes|theyre)(?: a)? ?(?:\d{1,2}|five|six|seven|eight|nine|ten|kid|child|baby|toddler)|(?:for|to|like) an? (?:\d{1,2}|five|six|seven|eight|nine|ten|little|small)? ?(?:yr|year|years|kid|child|baby|toddler)|(?:my|a) (?:little|baby|kid) (?:brother|sister|cousin)|eli ?5)\b/,
}
/** Requests for a picture of what was told. */
const wantsPicture: Record<Language, RegExp> = {
  es: /\b(?:con|dame|pon|ponme|usa|haz|hazme|una?) (?:(?:una?|alguna|otra) )?(?:comparacion|analogia|metafora|simil)(?: (?:de la vida|facil|sencilla|porfa|real|diaria|cotidiana)){0,3}$/,
  en: /\b(?:with|use|give me|using|as|in) (?:an? |another )(?:comparison|analogy|metaphor|simile)(?: (?:please|pls|from daily life|from real life|then)){0,3}$/,
}
/** Requests for what was told in the other language. */
const wantsTranslation: Record<Language, RegExp> = {
  es: /^(?:(?:y|ahora|ok|vale|porfa|zed|puedes) ){0,3}(?:(?:dilo|dimelo|decilo|decimelo|ponlo|pasalo|pasamelo|traducelo|traducemelo|traduce|repitelo|decirlo|decir|lo mismo|lo ultimo|eso|esto) ){0,2}(?:en|al) (?:ingles|english|(?:el )?otro idioma)(?: (?:lo ultimo|eso|esto|lo mismo|porfa|por favor|pls|pe|po|la ultima respuesta|lo que dijiste)){0,3}$/,
  en: /^(?:(?:and|ok|now|pls|please|can|could|you|u|zed) ){0,4}(?:(?:say|tell me|put|give me|gimme|translate|repeat) )?(?:(?:that|it|this|the last (?:bit|one|answer|part|thing)|the same)(?: again)? )?(?:in|into|to) (?:spanish|espanol|the other language)(?: (?:please|pls|plz|for (?:my|a) .{2,20})){0,3}$|\bthe other language version\b/,
}
/** Requests to be tested. */
const wantsQuiz: Record<Language, RegExp> = {
  es: /\b(?:(?:hazme|haceme|ponme|poneme|dame|tirame) (?:\d|un par de|dos|tres|unas|algunas|una|otra) preguntas?|(?:preguntame|pregunteme) (?:algo|tu|vos|un[oa]s?|otr[oa]s?|sobre|de|acerca|cosas|lo que)|tomame (?:la )?(?:leccion|examen|prueba)|(?:ponme|poneme|pongame) a prueba|evaluame|pruebame|examiname|preguntame)\b/,
  en: /\b(?:(?:test|quiz|examine) me|ask me (?:a|one|some|two|three|\d) (?:\w{1,8} )?questions?|ask me (?:one|something|about|on|some)|(?:give|make) me (?:a|one|\d) (?:\w{1,8} )?(?:question|quiz))\b/,
}
/** Requests for what was said, once more. */
const wantsRepeat: Record<Language, RegExp> = {
  es: /^(?:(?:zed|perdon|a ver|oye|pero|y|ya) ){0,2}(?:repite|repiteme|repiti|repetime|repetilo|repitelo|dime otra vez|decime otra vez|otra vez)(?: (?:lo|eso|lo ultimo|porfa|pls|el nombre|el numero|la cifra))?(?: (?:de|que) .{1,40})?$/,
  en: /^(?:(?:zed|sorry|wait|ok|lol|pls) ){0,2}(?:say|tell me|repeat) (?:it|that|the (?:name|number|last (?:bit|one|part)))(?: again)?(?: (?:pls|please))?$/,
}

/** How the text of a summary is named. */
const namesText: Record<Language, RegExp> = {
  es: /\b(?:de|del|sobre|acerca de) (?!(?:una?|dos|tres|cuatro|cinco|\d{1,3}) (?:frases?|lineas?|oracion|palabras|renglones)|(?:tod[oa]|est[aeo]|es[aeo]|lo|la nota|el texto|el articulo|la noticia)\b)\w/,
  en: /\b(?:about|on|of) (?!(?:it|this|that|all|everything|the (?:article|text|story|thing|whole))\b)\w/,
}

/** An act that a message asks for in plain words. */
export interface PlainRequest {
  act: Act
  /** Whether it is done on what was told last. */
  isOfLast?: boolean
  /** Whether some text is wanted, by what it is like. */
  isOfTexts?: boolean
  /** Whether what was told is called wrong: an answer to what is claimed instead goes first. */
  isDisputed?: boolean
  /** Whether it is done on the open text, else on what is spoken of: the message names no other. */
  isOfHere?: boolean
  /** Whether it is done on what is spoken of, whatever else the message says. */
  isWhateverElse?: boolean
}

/** Returns what a message asks for in plain words; undefined if it doesn't. */
export function plainRequest(message: string, language: Language): PlainRequest | undefined {
  const said = plain(message)
  const isOfPoints = wantsPoints[language].test(said)
  if (beginsHomework[language].test(said)) return { act: 'homework', isWhateverElse: isOfPoints }
  if (wantsQuiz[language].test(said)) return { act: 'quiz', isWhateverElse: true }
  const onTold = requestOnTold(message, language)
  if (onTold?.act === 'recap') return onTold
  if (isOfPoints) return { act: 'homework', isWhateverElse: true }
  if (asksForAnother(message, language)) return { act: 'recommend' }
  if (wishesForText(message, language) || wantsAnyText(message, language)) return { act: 'recommend', isOfTexts: true }
  if (isMeasureAlone(message, language)) return { act: 'shorter', isOfLast: true }
  if (measuresWhole(message, language)) return { act: 'summarise', isOfHere: !namesText[language].test(said) }
  if (disagrees(message, language)) return { act: 'wrong', isOfLast: true, isDisputed: true }
  if (wantsTranslation[language].test(said)) return { act: 'translate', isOfLast: true }
  if (wantsPicture[language].test(said)) return { act: 'example', isOfLast: true }
  if (wantsEvidence[language].test(said.replaceAll("'", ''))) return { act: 'evidence', isOfLast: true }
  if (wantsSource[language].test(said)) return { act: 'source', isOfLast: true }
  if (onTold) return onTold
  return wantsRepeat[language].test(said) ? { act: 'repeat', isOfLast: true } : undefined
}

/** What a quiz is wanted on, by name. */
const onSubject: Record<Language, RegExp> = {
  es: /\b(?:sobre|acerca de|lo de|de) (?:(?:el|la|los|las|un|una) )?(?!(?:est|es)[aeo]s?\b|lo\b|todo\b|las? dos|los dos|nuevo)(\w.{2,40})$/,
  en: /\b(?:about|on) (?:(?:the|a|an) )?(?!(?:it|this|that|these|those|both|them|what|all|everything)\b)(\w.{2,40})$/,
}

/** Returns what a quiz is wanted on, where a message names it; undefined if it doesn't. */
export function subjectOfQuiz(message: string, language: Language): string | undefined {
  for (const part of message.split(/[,;.:!?]/u)) {
    const named = onSubject[language].exec(plain(part))?.[1]?.replace(aroundSubject, '').trim()
    if (named !== undefined && named !== '') return named
  }
  return undefined
}

const aroundSubject = /(?: (?:porfa|por favor|pls|plis|please|zed|entonces|then|now|ahora)){1,4}$/

/** Whether something is to be told as to a child. */
export const isForChild = (message: string, language: Language): boolean => forChild[language].test(plain(message))

/** Whether a message wants one more of what was done last. */
export const wantsAnother = (message: string, language: Language): boolean => another[language].test(plain(message))
