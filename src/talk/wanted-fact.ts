import type { Language } from '../i18n/language.ts'
import { plain } from './terms.ts'

/** Expressions that must match in sequence. */
interface InOrder {
  inOrder: readonly [RegExp, RegExp]
}

interface WantedFact {
  asked: RegExp | readonly (RegExp | InOrder)[]
  told: RegExp
}

// Applied to normalized text.
const facts: Record<Language, readonly WantedFact[]> = {
  en: [
    {
      asked: [
        { inOrder: [/^(and )?(how much|what) (do|does|did|would|will) /, /\bcost/] },
        /^(and )?(what is the price|how expensive)/,
      ],
      told: /\b(dollars?|euros?|pounds?|cents?|costs?|price[sd]?|cheap\w*|expensive|pay|paid|money|fund\w*|bills?|worth)\b/,
    },
    {
      asked: [{ inOrder: [/\bhow long (do|does|can|could) /, /\b(live|survive)\b/] }, /\blife expectancy/],
      told: /\b(years?|months?|weeks?|days?|hours?|minutes?|lifetime|lifespan)\b/,
    },
    {
      asked: [{ inOrder: [/\bhow much (do|does|did) /, /\bweigh/] }, /\bhow heavy/],
      told: /\b(\w*grams?|kilos?|tonnes?|pounds?|weigh\w*|heav\w*|light\w*)\b/,
    },
    {
      asked: /\b(how (hot|cold)|what temperature)\b/,
      told: /\b(degrees?|kelvin|cold\w*|hot\w*|temperatures?)\b|\d c\b/,
    },
  ],
  es: [
    {
      asked: /^(y )?(cuanto (cuesta|cuestan|vale|valen|costo|costaba|costaria)\b|a cuanto (esta|estan|sale)\b)/,
      told: /\b(dolar\w*|euros?|pesos?|precios?|cuest\w*|cost\w*|barat\w*|abarat\w*|car[oa]s?|pag\w*|dinero|centavos?|financi\w*|años?)\b/,
    },
    {
      asked: /\b(cuant[oa]s? (tiempo |años |dias |meses )?(vive|viven|puede vivir|pueden vivir)\b|esperanza de vida)/,
      told: /\b(años?|meses|mes|semanas?|dias?|horas?|minutos?|siglos?)\b/,
    },
    {
      asked: /\b(cuanto (pesa|pesan|pesaba)\b|que peso)/,
      told: /\b(\w*gramos?|kilos?|toneladas?|pes[aeo]\w*|liger\w*)\b/,
    },
    {
      asked:
        /\b(a (que|cuant[oa]s?) (temperatura|grados)|que temperatura|cuantos grados|que tan (caliente|fri[oa])|como de (caliente|fri[oa]))\b/,
      told: /\b(grados?|kelvin|temperaturas?|fri[oa]s?|calient\w*)\b|\d c\b/,
    },
  ],
}

/**
 * Whether an answer contains the kind of fact that a question asks for (cost, lifespan, weight, temperature). True if
 * the question asks for none.
 */
export function tellsWantedFact(question: string, said: string, language: Language): boolean {
  const asked = plain(question)
  const wanted = facts[language].find((fact) => asks(fact.asked, asked))
  return wanted === undefined || wanted.told.test(plain(said))
}

function asks(asked: WantedFact['asked'], question: string): boolean {
  const forms = asked instanceof RegExp ? [asked] : asked
  return forms.some((form) => {
    if (form instanceof RegExp) return form.test(question)
    const [first, then] = form.inOrder
    const begun = first.exec(question)
    return begun !== null && then.test(question.slice(begun.index + begun[0].length))
  })
}

/** Whether an answer mentions every year in the question. */
export function tellsAskedYears(question: string, said: string): boolean {
  const years = question.match(/\b(1[5-9]|20)\d\d\b/g) ?? []
  return years.every((year) => said.includes(year))
}
