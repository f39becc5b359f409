import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'

/** Who says that what was told is wrong. */
const objects: Record<Language, RegExp> = {
  es: /\b(?:(?:estas|esta|andas|esto esta|eso esta) (?:muy |re |super )?mal|(?:estas|andas) equivocad[oa]|(?:te|se|os) (?:equivocas|equivocaste|equivoca|equivocan|has equivocado|confundes|confundiste)|no es (?:asi|cierto|verdad)|es (?:mentira|falso)|^mentiras?|te lo inventas(?:te)?|revisa(?:lo)? (?:bien|otra vez)|mira(?:lo)? (?:bien|otra vez)|fijate (?:bien|otra vez))\b/,
  en: /\b(?:(?:you|u|that|this|it) ?(?:are|re|r|s|is|got it|have it) (?:so |all |just |totally )?(?:wrong|mistaken|false|incorrect|not (?:true|right))|(?:ur|your|youre|you're|thats|that's|its|it's) (?:so |all |just |totally )?(?:wrong|mistaken|false|incorrect|not (?:true|right))|^wrong|no way (?:thats|that's|its|it's|that is|is that)|check (?:it |that )?again|look (?:it up )?again|you made (?:that|it) up)\b/,
}
/** Who has it otherwise from somebody else. */
const hasItElsewhere: Record<Language, RegExp> = {
  es: /^(?:(?:no|nah|que no|pero|ya|pues|mmm|jaja|oye|tio|bro|wey|che|y) ){1,3}(?:si )?(?:(?:mi|el|la|un|una|nuestr[oa]) (?:profe\w{0,12}|maestr[oa]|entrenador[a]?|coach|papa|mama|padre|madre|viejo|vieja|herman[oa]|prim[oa]|ti[oa]|abuel[oa]|doctor[a]?|medic[oa]|libro|amig[oa]) (?:\w{1,12} )?(?:dice|dijo|me dijo|nos dijo|jura|asegura|pone)|(?:yo )?(?:lei|he leido|escuche|oi|vi|habia leido|he visto|tengo entendido)|(?:en|por) (?:tiktok|youtube|internet|instagram|insta|wikipedia|google|clase) (?:dicen|dice|lei|vi|pone|nos dijeron)|(?:segun|para) (?:mi|google|wikipedia)|dicen que)\b/,
  en: /^(?:(?:no|nah|nope|but|well|hmm|lol|haha|bro|mate|and|yeah) ){1,3}(?:(?:my|our|the|a) (?:teacher|coach|mum|mom|dad|brother|sister|cousin|uncle|aunt|gran|grandad|doctor|book|textbook|friend|mate)(?: \w{1,12})? (?:says?|said|told me|told us|swears)|i (?:read|heard|saw|thought|learned|learnt|was told)|(?:tiktok|youtube|the internet|google|wikipedia|everyone|they) (?:says?|said)|(?:on|in) (?:tiktok|youtube|the internet|google|wikipedia|class) (?:they|it|i|we))\b/,
}
/** Who asks whether it is so is answered. */
const asks: Record<Language, RegExp> = {
  es: /\b(?:es (?:verdad|cierto|asi)|tiene razon|o no|verdad|cierto)$|^(?:es verdad|es cierto|sera)\b/,
  en: /\b(?:is (?:that|it) (?:true|right)|is (?:he|she) right|right|or not)$|^(?:is it true|is that true)\b/,
}
/** What is said around a claim. */
const around: Record<Language, RegExp> = {
  es: /\b(?:nah|no|ya|pero|pues|oye|tio|tia|bro|wey|che|jaja\w{0,12}|yo|he|habia|leido|lei|escuche|oi|vi|visto|dice[ns]?|dijo|me|nos|que|q|mi|profe\w{0,12}|maestr[oa]|entrenador[a]?|coach|papa|mama|herman[oa]|prim[oa]|abuel[oa]|tiktok|internet|google|segun)\b/g,
  en: /\b(?:nah|no|nope|but|well|lol|haha\w{0,12}|bro|mate|i|read|heard|saw|thought|my|our|teacher|coach|mum|mom|dad|brother|sister|cousin|says?|said|told|me|us|tiktok|internet|google|that)\b/g,
}

/** Whether a message says that what was told is wrong, or that somebody else has it otherwise. */
export function disagrees(message: string, language: Language): boolean {
  const said = plain(message)
  if (objects[language].test(said)) return !asks[language].test(said)
  return hasItElsewhere[language].test(said) && !message.trim().endsWith('?') && !asks[language].test(said)
}

/** What somebody who disagrees claims instead, in plain words; empty where nothing is claimed. */
export function claimIn(message: string, language: Language): string {
  const bare = plain(message).replace(objects[language], ' ').replace(around[language], ' ')
  return bare.replace(/\s+/g, ' ').trim()
}
