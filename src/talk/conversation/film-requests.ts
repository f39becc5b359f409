import type { Language } from '../../i18n/language.ts'
import type { AnswerFinder } from '../finding/answer-finder.ts'
import type { Knowledge } from '../knowledge.ts'
import { plain } from '../terms.ts'

const asksForFilm: Record<Language, RegExp> = {
  es: /\b((?<!\b(mandar|mando|envio|enviar|subir|descargar|bajar|grabar|editar|comprimir|stream|transmitir) (un |una |los |mis )?)videos?|(?<=\b(un|el|este|ese|otro|algun|que|cual|del) )corto|(?<!\b(tan|mas|muy|son) )cortos|(?<!\b(mi|mis|de) )(?<!\b(guardar?|guardan|almacenar|meter|escribir|copiar|cabe|caben) (un|una|la|las|muchas|cien|mil) )(peliculas?|pelis?)(?! (de|sobre) (jabon|aceite|agua|oxido|dioxido|plastico))|films?|clips?|ponme|quiero ver|ensename|muestrame|hay algo (para|que) ver)\b/g,
  en: /\b((?<!\b(send|sending|upload|uploading|download|stream|streaming|record|edit|compress|call by|a phone) (a |the |my |your )?)videos?(?! ?(gam|call|chat|cod))|vids?|shorts|clips?|(?<!\b(soap|oil|thin|plastic|my|a) )films?(?! of)|(?<!\bmy )(?<!\b(store|save|keep|fit|put|write|hold|copy|encode) (a|an|the|whole|entire|many|your|some) )movies?|watch something|show me|the one where)\b/g,
}

/** Requests for a film's content, before its title. */
const asksWhatFilmTells: Record<Language, RegExp> = {
  es: /^(?:(?:zed|oye) )?(?:cuenta(?:me)?|di(?:me)?|habla(?:me)?|explica(?:me)?|quiero saber)(?: algo)?(?: mas)? (?:sobre|de|acerca de|que cuenta|que dice)(?: el)? (?:video|corto|film) (.{2,120})$/,
  en: /^(?:(?:zed|hey) )?(?:tell me|explain|talk to me|i want to know)(?: something)?(?: more)? about the (?:video|short|film) (.{2,120})$/,
}

/** Questions about a date, person, or number want an answer rather than a film. */
const asksForFact: Record<Language, RegExp> = {
  es: /\b((en|de) (que|q|ke) a[nñ]o|cuando|quien(es)?|cuant[oa]s?)\b/,
  en: /\b((what|which|wat) year|when|who|whose|how (many|much|long|big|old))\b/,
}

/** Recognizes which film a message requests. */
export class FilmRequests {
  readonly #language: Language
  readonly #finder: AnswerFinder
  readonly #titles: ReadonlyMap<string, string>

  constructor({ language, texts }: Knowledge, finder: AnswerFinder) {
    this.#language = language
    this.#finder = finder
    this.#titles = new Map(texts.flatMap(({ kind, key, title }) => (kind === 'film' ? [[plain(title), key]] : [])))
  }

  /** Returns the film whose content a message asks for by title. */
  toTell(message: string): string | undefined {
    const title = asksWhatFilmTells[this.#language].exec(plain(message))?.[1]
    return title === undefined ? undefined : this.#titles.get(title)
  }

  /** Returns the film that a message wants to see. */
  toShow(message: string): string | undefined {
    const asked = plain(message)
    if (asked.search(asksForFilm[this.#language]) < 0 || asksForFact[this.#language].test(asked)) return undefined
    return this.about(asked.replaceAll(asksForFilm[this.#language], ' '))
  }

  about(subject: string): string | undefined {
    return this.#finder.film(subject)?.key
  }
}
