import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'

/** Requests for whatever there is on a subject; the group is what is said of it. */
const asksForTexts: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|oye|hola|zed|vale|va|bueno|ok|a ver|dime|si|no|ya) ){0,3}(?:(?:(?:no )?(?:tienes|tenes|tienen|teneis|hay|ahi|conoces|sabes) )?(?:(?:(?:recomiendame|recomendame|recomiendeme|sugiereme|dame|pasame|muestrame|quiero|ponme) )?(?:algo|otr[oa]s?|un[oa]?|algun[oa]?)(?: (?:texto|articulo|nota|noticia|cosa|lectura|video)s?)?|alguna cosa|textos|articulos|noticias|videos|algun (?:texto|articulo|video)|alguna noticia)(?: mas)?|que (?:otras? cosas? |mas )?(?:hay|tienes|tenes|tienen|teneis|textos|articulos|cosas)(?: (?:hay|tienes|tenes|tienen))?(?: aqui| por aqui)?|que otras? (?:cosas?|textos?|articulos?)|(?:tienes|tenes|tienen|teneis)) (?:sobre|acerca de|de|que (?:hable|hablen|vaya|vayan|trate|traten|sea|sean) (?:de|sobre)|que (?:tenga|tengan|tenia) (?:algo )?que ver con|relacionad[oa]s? con|para leer (?:de|sobre)) (.{2,50})$/,
  en: /^(?:(?:and|but|hey|hi|zed|ok|okay|so|well|boo|cool|right|fine) ){0,3}(?:(?:(?:do|have) (?:u|you) (?:have |got )?|(?:u|you) got |got |is there |are there |have you )?(?:(?:(?:recommend|suggest|give|show|find) (?:me |us )?)?(?:another(?: one| article| text| story)?|one(?: more)?|an? (?:article|text|story))|(?:recommend|suggest|give|show|find) (?:me |us )?(?:something|anything)|anything|something|sth|smth|anythin|stuff|articles?|texts?|stories|any (?:articles?|texts?|stuff|stories|videos?))(?: else| more)?|what (?:else )?(?:do|have) (?:u|you|ya) (?:have|got)|what else(?: is there| do you have| have you got| u got)?|(?:is there )?anything else(?: here)?|what(?: have)?(?: u| you)? got|what(?: stuff|articles)? is there) (?:(?:thats |that is )?(?:about|on|related to)|to do with|(?:that )?has (?:something )?to do with|to read (?:about|on)) (.{2,50})$/,
}
const around: Record<Language, RegExp> = {
  es: /^(?:el|la|los|las|lo de|un|una|unos|unas) | (?:porfa|por favor|plis|pls|porfis|zed|pues|entonces|jaja\w{0,8}|no|bro|o no)$/g,
  en: /^(?:the|a|an|some) | (?:pls|please|plz|zed|then|lol|haha\w{0,8}|bro|tho|or not|maybe)$/g,
}
/** What is on, and no subject: `anything on it`, `algo de eso`. */
const nothingNamed: Record<Language, RegExp> = {
  es: /^(?:est[aeo]s?|es[aeo]s?|ello|ella|aqui|todo|nuevo|interesante|(?:est|es)[aeo] \w{1,12})$/,
  en: /^(?:it|this|that|them|these|those|here|there|everything|this \w{1,12}|that \w{1,12})$/,
}

/** Who was told what there is names something else: `and about dinosaurs`. */
const goesOnAsking: Record<Language, RegExp> = {
  es: /^(?:(?:y|o|entonces|vale|bueno) ){1,2}(?:algo )?(?:sobre|acerca de|de|con) (.{2,50})$/,
  en: /^(?:(?:and|or|ok|okay|boo|so|then) ){0,2}(?:(?:what|how) about|something on|(?:and|or) (?:about|on)) (.{2,50})$/,
}

/**
 * Returns the subject on which a message asks for texts, in plain words: `anything about black holes`. `isGoingOn`:
 * whether texts were asked for in the message before.
 */
export function subjectOfTextsAsked(message: string, language: Language, isGoingOn: boolean): string | undefined {
  const said = plain(message)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
  const [, named] = (asksForTexts[language].exec(said) ?? (isGoingOn && goesOnAsking[language].exec(said))) || []
  const subject = named?.replace(around[language], '').trim()
  return subject === undefined || subject === '' || nothingNamed[language].test(subject) ? undefined : subject
}
