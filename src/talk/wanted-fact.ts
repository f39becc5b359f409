import type { Language } from '../i18n/language.ts'
import { plain } from './terms.ts'

/** Expressions that must match in sequence. */
interface InOrder {
  inOrder: readonly [RegExp, RegExp]
}

/** Facts of which one can say what is missing: a price, a brand, where something is sold, a measure, who, when. */
export type WantedKind = 'price' | 'brand' | 'shop' | 'figure' | 'who' | 'when'

interface WantedFact {
  kind: WantedKind
  asked: RegExp | readonly (RegExp | InOrder)[]
  /** What else the same words may ask for. */
  unless?: RegExp
  told: RegExp
  /** What tells it only where it does not stand beside something else. */
  alsoTold?: { told: RegExp; besides: RegExp }
  /** Matched against what is said as it is written. */
  isWritten?: boolean
}

// Applied to normalized text.
const facts: Record<Language, readonly WantedFact[]> = {
  en: [
    {
      kind: 'price',
      asked: [
        { inOrder: [/\b(how much|what|wat) (do|does|did|would|will|could|might) /, /\b(cost|charge)\b/] },
        /\bwhat(s|'s| is| was| are)? (the|its|their) (price|cost)s?\b/,
        /\bhow (expensive|pricey|costly)\b/,
        /\bhow much (is|are|r|for) (one|a pair|a pack|a box|a pill|a test|an operation|the operation|the surgery|a machine)\b/,
        /^(and |so |ok |but )?(is|are|r) (it|they|these|those|this|that) (very |really |so |super |rly )?(expensive|pricey|costly)\b/,
        /\b(cost|price) (of one|each|per (one|pair|pack|person|patient))\b/,
      ],
      unless: /\b(energy|effort|calories|electricity|power|light|weight|time|price of \w{2,12}ing)\b/,
      told: /\b(dollars?|euros?|pounds?|(?<!per )cents?|price[sd]?|cheap\w*|expensive|pay|paid|money|fund\w*|bills?|worth|afford\w*|costly)\b/,
      alsoTold: { told: /\bcosts?\b/, besides: /\b(energy|speed|errors?)\b/ },
    },
    {
      kind: 'brand',
      asked:
        /\b(which|what|best|good|better) (brands?|makers?|make and model)\b|\b(brands?|models?) (is|are|r) (the )?(best|better|good)\b|\bwhat (phone|shoe|watch|car) (brand|model)s?\b/,
      told: /\b(brands?|makers?|manufacturers?|compan(y|ies)|firms?)\b/,
    },
    {
      kind: 'shop',
      asked:
        /\b(where|which (one|ones|shop|store|website)|what ones?) (can|could|should|do|would|to|must|will|ones? should) ?(i|u|you|we|one|people|my \w{2,9})? ?(buy|order|purchase)\b|\b(which|what) (one|ones|pair) (should|do|to|shall) ?(i|we)? (buy|get)\b|\bwhere (do|does) (they|people|it) (sell|get sold)\b/,
      told: /\b(buy|bought|sell|sold|shops?|stores?|order\w*|pharmac\w*|prescri\w*|online|internet|market|doctors?|specialists?|available|trials?|volunteers?)\b/,
    },
    {
      kind: 'figure',
      asked: [{ inOrder: [/\bhow long (do|does|can|could) /, /\b(live|survive)\b/] }, /\blife expectancy/],
      told: /\b(years?|months?|weeks?|days?|hours?|minutes?|lifetime|lifespan)\b/,
    },
    {
      kind: 'figure',
      asked: [{ inOrder: [/\bhow much (do|does|did) /, /\bweigh/] }, /\bhow heavy/],
      told: /\b(\w{0,9}grams?|kilos?|tonnes?|tons?|pounds?|weigh\w*|as heavy|heavier|light|lighter)\b/,
    },
    {
      kind: 'figure',
      asked: /\b(how (hot|cold)|what temperature)\b/,
      told: /\b(degrees?|kelvin|cold\w*|hot\w*|temperatures?)\b|\d c\b/,
    },
    {
      kind: 'figure',
      asked: /\bhow deep\b|\b(what|which) depth\b/,
      told: /\b(deep|depths?|millimet(re|er)s?|(met(re|er)s|feet|miles) (below|beneath|under|down)|bottom|surface|floor)\b/,
    },
    {
      kind: 'who',
      asked: /\bwho (invented|discovered|founded)\b(?! first)/,
      told: /\p{Lu}\p{Ll}+ (?:(?:de|van|von|del|da) )?\p{Lu}|team|researcher|scientist|universit|institute|company|maker|engineer|physicist|chemist|biolog|surgeon|doctor|people|nobody|group|lab|China|Google|Soviet/u,
      isWritten: true,
    },
    {
      kind: 'when',
      asked: /\b(what|which|wat) (year|date)\b/,
      told: /\b(1\d\d\d|1\d\d0s|20\d\d|two thousand|century|years?|centuries|never|not yet|date|decades?|sixties|seventies|eighties|nineties)\b/,
    },
  ],
  es: [
    {
      kind: 'price',
      asked: [
        /\b[ckq]u?anto (me |te |le |nos |se )?(cuestan?|vale|valen|bale|costo|costaban?|costaria|costara|cobran|piden|hay que pagar|se paga)\b/,
        /\ba cuanto (esta|estan|sale|salen)\b/,
        /\b[ckq]uanto (sale|salen)( (un|una|uno|eso|hacerse|ponerse|comprar)\b|$)/,
        /\b(que|cual es (el|su)) precio\b/,
        /^(y |pero |o sea )?(es|son|sale|salen) (muy |super |re )?car[oa]s?\b/,
      ],
      unless: /\b(energia|esfuerzo|calorias|electricidad|luz|tiempo|trabajo|trazar|ver|precio se pago)\b/,
      told: /\b(dolar\w*|euros?|pesos|precios?|cuestan?(?! \w{2,12}(ar|er|ir)(l[oae]s?|se)?\b)|cost(e|es|o|aba|aban|aria|aron|os[oa]s?)|barat\w*|abarat\w*|car[oa]s?|pag[aoue]\w{0,4}|dinero|centavos?|financi\w*|rentable)\b/,
    },
    {
      kind: 'brand',
      asked:
        /\b(mejor|mejores|buena|buenas) marcas?\b|\b(que|cual|cuales) marcas? (es|son|seria|hay|venden|fabrican|recomiendas|me compro|tienen|usan)\b/,
      told: /\b(marcas?|fabricantes?|empresas?|compañias?)\b/,
    },
    {
      kind: 'shop',
      asked:
        /\b(cual|cuales|donde|que|q|dnd) (me |los |las |lo |la |puedo |puede |se |debo |deberia |pueden |podria )*(comprar\w{0,3}|compro|compra|compran|consigo|conseguirl?\w{0,2})\b/,
      told: /\b(compr\w*|vend\w*|venta|tiendas?|pedir\w*|farmacias?|recet\w*|internet|mercado|medic[oa]s?|especialistas?|disponibles?|pruebas|voluntari\w*)\b/,
    },
    {
      kind: 'figure',
      asked: /\b(cuant[oa]s? (tiempo |años |dias |meses )?(vive|viven|puede vivir|pueden vivir)\b|esperanza de vida)/,
      told: /\b(años?|meses|mes|semanas?|dias?|horas?|minutos?|siglos?)\b/,
    },
    {
      kind: 'figure',
      asked: /\b(cuanto (pesa|pesan|pesaba)\b|que peso)/,
      told: /\b(\w{0,9}gramos?|kilos?|toneladas?|pes[aeo]\w*|liger\w*)\b/,
    },
    {
      kind: 'figure',
      asked:
        /\b(a (que|cuant[oa]s?) (temperatura|grados)|que temperatura|cuantos grados|que tan (caliente|fri[oa])|como de (caliente|fri[oa]))\b/,
      told: /\b(grados?|kelvin|temperaturas?|fri[oa]s?|calient\w*)\b|\d c\b/,
    },
    {
      kind: 'figure',
      asked: /\b(que|q|cuanta|cual es la) profundidad\b|\bque tan (hond|profund)[oa]s?\b|\ba cuantos metros\b/,
      told: /\b(profundidad\w*|milimetros?|metros (de (agua|hondo|profundidad)|bajo|debajo)|fondo|superficie)\b/,
    },
    {
      kind: 'who',
      asked:
        /\b(quien|quienes|kien) (fue (el|la) que |la |lo |las |los )?(invento|inventaron|descubrio|descubrieron|fundo)\b(?! primero)/,
      told: /\p{Lu}\p{Ll}+ (?:(?:de|van|von|del|da) )?\p{Lu}|equipo|investigador|cient[ií]fic|universidad|instituto|empresa|fabricante|ingenier|f[ií]sic|qu[ií]mic|bi[oó]log|ciruj|m[eé]dic|gente|persona|nadie|grupo|laboratorio|China|Google|sovi[eé]tic/u,
      isWritten: true,
    },
    {
      kind: 'when',
      asked:
        /\b(en|de|desde) (que|q|cual) (año|ano|fecha) (se|fue|era|es|lo|la|los|las|le|nacio|murio|salio|gano|dieron|publicaron|hicieron)\b|^(y )?(que|q|cual) (año|ano|fecha) (fue|era|es)\b/,
      told: /\b(1\d\d\d|20\d\d|dos mil|semanas|meses|siglos?|años?|nunca|todavia|fechas?|decadas?)\b/,
    },
  ],
}

/** The kind of fact that a question asks for and an answer does not contain; undefined where nothing is missing. */
export function missingFact(question: string, said: string, language: Language): WantedKind | undefined {
  const asked = plain(question)
  const wanted = facts[language].find((fact) => asks(fact, asked))
  return wanted === undefined || tells(wanted, said) ? undefined : wanted.kind
}

/** Whether an answer contains the kind of fact that a question asks for. True if the question asks for none. */
export function tellsWantedFact(question: string, said: string, language: Language): boolean {
  return missingFact(question, said, language) === undefined
}

function tells({ told, alsoTold, isWritten }: WantedFact, written: string): boolean {
  const said = isWritten ? written : plain(written)
  return told.test(said) || (alsoTold?.told.test(said) === true && !alsoTold.besides.test(said))
}

function asks({ asked, unless }: WantedFact, question: string): boolean {
  if (unless?.test(question)) return false
  const forms = asked instanceof RegExp ? [asked] : asked
  return forms.some((form) => {
    if (form instanceof RegExp) return form.test(question)
    const [first, then] = form.inOrder
    const begun = first.exec(question)
    return begun !== null && then.test(question.slice(begun.index + begun[0].length))
  })
}

/** The years that a question names and that do not stand in what is said. */
export function missingYears(question: string, said: string): string[] {
  const years = question.match(/\b(1[5-9]|20)\d\d\b(?! ?(?:people|million|euros|dollars|km|metros|personas))/g) ?? []
  return years.filter((year) => !said.includes(year))
}

/** Whether an answer mentions every year in the question. */
export function tellsAskedYears(question: string, said: string): boolean {
  return missingYears(question, said).length === 0
}
