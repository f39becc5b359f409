import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'
import type { PlainRequest } from './plain-request.ts'

// Requests that are done on what was told, told by their words alone.

/** What was talked about is wanted in points. */
const wantsRecap: Record<Language, RegExp> = {
  es: /\b(?:(?:lo|todo lo|de lo) que (?:ya )?(?:hablamos|vimos|llevamos|dijiste|me dijiste|me has dicho|hemos (?:hablado|visto)|me contaste|aprendimos|aprendi|me explicaste)|(?:resum\w{1,6}|recapitul\w{1,6}|repas\w{1,6}) (?:de )?(?:la |esta |nuestra )?(?:charla|conversacion|chat)|(?:eso|esto|lo ultimo) (?:mismo )?(?:en|como) (?:\d|dos|tres|cuatro|cinco) (?:puntos?|ideas?|vi[nñ]etas|cosas))\b/,
  en: /\b(?:(?:what|everything|all|the stuff|things) (?:that )?(?:we|you|u|i) (?:just |have |already )?(?:talked about|discussed|said|told me|covered|learned|learnt|went (?:over|through)|been (?:talking|chatting) about|explained)(?: so far)?|(?:our|this|the) (?:chat|conversation|talk) (?:so far|in|into|as|up)|(?:sum up|recap|summari[sz]e) (?:our|this|the) (?:chat|conversation|talk)|(?:that|this|it) (?:in|as|into) (?:\d|two|three|four|five) (?:points?|bullets?|bullet points|key points|ideas|things))\b/,
}
/** What was told is wanted in easier words. */
const wantsSimpler: Record<Language, RegExp> = {
  es: /\b(?:(?<!\b(?:es|era|seria|fue|son|hay|eran|algo|nada|ser|que|lo) )(?:mas|bien|super|re|muy) (?:facil\w{0,5}|sencill\w{1,7}|simple\w{0,5})(?= (?:porfa\w{0,4}|por favor|xfa\w{0,2}|xfis|pls|plis|zed|eso|esto|lo de|bro|wey|po|gracias|como|para)|$)|(?:ponlo|ponmelo|ponelo|ponemelo|dilo|dimelo|decilo|decimelo|explicalo|explicamelo|explicame|explica|cuentalo|cuentamelo|hazlo) (?:.{2,30} )?(?:facil\w{0,5}|sencill\w{1,7}|simple\w{0,5})|en (?:facil|simple|cristiano|castellano simple)|(?:con|en) (?:palabras|terminos) (?:faciles|sencill[oa]s|simples|normales)|(?:pero|otra vez|de nuevo|version) (?:facil|simple|sencill[oa]))(?!.{0,20} (?:articulo|texto|para leer)\b)/,
  en: /\b(?:(?:but|again|make it|say it|put it|explain it|version|it|that|this|bit|part) (?:but )?(?:simpler|easier|simple|simply|easy)|(?:simpler|easier|more simply) (?:words?|please|pls|version|terms|this time)|in (?:easy|simple|plain|normal|easier|simpler|baby) (?:words|terms|english|language)|(?:explain|say|put|tell)\b.{0,30} (?:simply|simple|simpler|easier|easy)|dumb (?:it|that|this) down|break (?:it|that|this) down)\b/,
}
const ofOthers: Record<Language, RegExp> = {
  es: /\b(?:otr[oa]s?|recom\w{1,12}|articulos?|textos?)\b/,
  en: /\b(?:another|others?|recommend|articles?|texts?)\b/,
}
/** A question in which something is called easy. */
const asksWhether: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|entonces) ){0,2}(?:por ?que|pq|xq|es|son|era|no era|no es|no seria|seria|cuanto|quien)\b/,
  en: /^(?:(?:and|but|so|wait) ){0,2}(?:is|isnt|are|arent|was|wasnt|were|why|would|wouldnt|how (?!do i (?:say|explain|put))|what|does|do|who)\b/,
}
/** A word of what was told is asked for; a group holds it. */
const asksForWord: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|oye|espera|perdon|a ver|ok|zed) ){0,2}(?:(?:a )?que te refieres con|que (?:es|significa|quieres decir con) (?:eso|esto|lo|esa palabra)(?: de| con)?|como (?:es )?(?:eso|esto|asi)? ?(?:de|que)|como q|que quieres decir con|que quiere decir(?: eso de| eso)?|eso de)(?: que)? (?:(?:un|una|el|la|los|las) )?(.{3,24})$/,
  en: /^(?:(?:and|but|so|wait|sorry|ok|hm|zed) ){0,2}(?:(?:wdym|wym|what (?:do|did) (?:you|u) mean)(?: (?:by|with|it is|its|theyre|they are|its|that))?|define|whats? (?:is )?(?:the word )?(?=.{3,24} mean(?: .{2,8})?$)|what does (?=.{3,24} mean$)) ?(?:(?:a|an|the) )?(.{3,24}?)(?: mean(?: .{2,8})?)?$/,
}
/** Who asks whether what was told is sure. */
const asksIfSure: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|mmm|mm|hmm|oye|espera|a ver|jaja|ok|vale|no se) ){0,2}(?:(?:estas|tas|andas|esta) (?:bien |muy |realmente |totalmente )?)?segur[oa](?: (?:de eso|segur[oa]|que si|que no|zed|bro|wey))?(?: (?!que\b).{2,60})?$|\b(?:estas|tas) segur[oa](?: de eso)?$/,
  en: /^(?:(?:wait|hm|hmm|hold on|but|lol|ok|um|really|and|so) ){0,3}(?:are you|are u|r u|ru|you|u) (?:really |absolutely |actually |100 |totally |completely |quite )?sure(?: (?:about|of) (?:that|this|it))?(?: (?!it |that |this |if ).{2,60})?$|\b(?:are you|r u|are u|you) sure(?: (?:about|of) (?:that|this|it))?$/,
}
/** Who does not believe what was told. */
const doubts: Record<Language, RegExp> = {
  es: /\b(?:no (?:te|me|os|se|le)(?: lo)? (?:creo|trago|compro)|no (?:lo )?(?:creo|puedo creer)(?: (?:eso|nada|tanto))?$|no me convence\w{0,2}|(?:suena|parece) (?:a )?(?:muy |re |super )?(?:fals[oa]|inventad[oa]|mentira|cuento|exagerad[oa]|humo|chamullo|raro raro|que (?:lo|se lo) invent\w{1,6})|te lo (?:estas )?invent\w{1,6}|como se (?:que|q) (?:no )?(?:me )?(?:mientes|es (?:verdad|cierto)|dices la verdad)|puro (?:cuento|invento|verso|chamullo))\b/,
  en: /\b(?:(?:do not|dont|cant|can not|cannot|never|wont|hard to|refuse to) (?:really |even |actually )?(?:believe|buy|trust) (?:you|u|that|it|this|a word|any of (?:it|this|that))|(?:that |it |this )?(?:sounds?|seems?) (?:a bit |very |so |kinda |kind of |way )?(?:fake|made up|exaggerated|fishy|sus|too good to be true|like a lie|unlikely|wrong to me)|(?:ur|you are|youre|you) (?:lying|making (?:that|this|it) up)|thats cap|how do i know (?:ur|you are|youre|you) (?:not )?(?:lying|right|telling the truth))\b/,
}
/** A number of what was told, said again in disbelief. */
const wondersAt: Record<Language, RegExp> = {
  es: /^(?:(?:que|solo|nada mas|como que|tanto|tan) ){0,3}\d[\d ]{0,12}(?: \w{1,14}){0,3} (?:no puede ser|imposible|ni de (?:broma|co[nñ]a|chiste)|en serio|venga ya|anda ya|estas loco)$/,
  en: /^(?:(?:only|just|what|wait|as (?:much|many) as|a whole) ){0,3}\d[\d ]{0,12}(?: \w{1,14}){0,3} (?:no way|thats impossible|impossible|cant be(?: right)?|yeah right|not a chance|really|for real|seriously|i doubt it)$/,
}
/** What was told is wanted once more. */
const wantsAgain: Record<Language, RegExp> = {
  es: /^(?:(?:oye|zed|ok|perdon|a ver|y|me) ){0,3}(?:(?:que|cual) (?:era|fue)|dime|dimelo|repite|repiteme|repetime|di|decime|dame|vuelve a decir(?:me)?|otra vez)(?: (?:lo|la|el))? (?:de nuevo |otra vez )?(?:lo |la |el )?(?:primer[oa]?|segund[oa]|ultim[oa]|de antes|anterior|del principio)\b.{0,60}$/,
  en: /^(?:(?:hey|zed|ok|sorry|wait|and|can you|could you|pls|please) ){0,3}(?:say|tell(?: me)?|repeat|give(?: me)?|gimme|what was)(?: again)? the (?:first|second|third|last|previous|earlier|other) (?:one|thing|answer|bit|part|fact|point)\b.{0,60}$/,
}
/** Only a fact of what was told is wanted. */
const bareFact: Record<Language, RegExp> = {
  es: /\b(?:solo|solamente|nomas|nada mas|unicamente) (?:(?:dime|dame|di|quiero|necesito|pon|con) )?(?:el|la|los|las|un|una) (nombres?|numeros?|cifras?|fechas?|a[nñ]os?|hora|tiempo|precio|dato|quien|lugar|cantidad)\b/,
  en: /\b(?:just|only) (?:(?:tell|give|say|need|want)(?: me)? )?(?:the|a|ur|your|their|his|her) (names?|numbers?|figures?|dates?|years?|time|price|amount|place)\b/,
}

/** Returns what a message wants done on what was told. */
export function requestOnTold(message: string, language: Language): PlainRequest | undefined {
  const said = plain(message).replaceAll("'", '')
  if (wantsRecap[language].test(said)) return { act: 'recap', isOfLast: true }
  if (wantsSimpler[language].test(said) && !ofOthers[language].test(said) && !asksWhether[language].test(said))
    return { act: 'simpler', isWhateverElse: true }
  if (wantsAgain[language].test(said))
    return { act: wantsFact(message, language) ? 'shorter' : 'repeat', isOfLast: true }
  if (wantsFact(message, language)) return { act: 'shorter', isOfLast: true }
  if (asksIfSure[language].test(said)) return { act: 'sure', isOfLast: true }
  return doubts[language].test(said) || wondersAt[language].test(said)
    ? { act: 'disbelief', isOfLast: true }
    : undefined
}

/** The word of what was told whose meaning is asked for. */
export const wordAsked = (message: string, language: Language): string | undefined =>
  asksForWord[language].exec(plain(message).replaceAll("'", ''))?.[1]

/** Whether only a name or a number of what was told is wanted. */
export const wantsFact = (message: string, language: Language): boolean => bareFact[language].test(plain(message))

/** Whether what is told is wanted in easy words. */
export const wantsEasyWords = (message: string, language: Language): boolean =>
  wantsSimpler[language].test(plain(message).replaceAll("'", ''))
