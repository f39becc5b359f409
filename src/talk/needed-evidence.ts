import type { Evidence } from '../content/answers.ts'
import type { Language } from '../i18n/language.ts'
import { termsOf } from './terms.ts'

/** Maximum number of marks per spoken sentence. */
const most = 2
/** Share of the evidence that may remain unmarked. */
const spared = 0.25

const weightOf = (term: string) => (/\d/.test(term) ? 3 : 1)

/** Selects the evidence a reader needs: omits sentences that add no word to the others. */
export function neededEvidence(said: string, evidence: readonly Evidence[], language: Language): Evidence[] {
  if (evidence.length < 2) return [...evidence]
  const own = new Set(termsOf(said, language))
  const carried = evidence.map((one) => ({
    one,
    terms: new Set(termsOf(one.sentence, language).filter((term) => own.has(term))),
  }))
  const open = new Set(carried.flatMap(({ terms }) => [...terms]))
  const weigh = (terms: ReadonlySet<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0)
  const all = weigh(open)
  const needed = new Set<Evidence>()
  while (needed.size === 0 || (needed.size < most && weigh(open) > spared * all)) {
    const news = (terms: ReadonlySet<string>) => weigh(new Set([...terms].filter((term) => open.has(term))))
    const [best] = carried.filter(({ one }) => !needed.has(one)).sort((a, b) => news(b.terms) - news(a.terms))
    if (!best || (needed.size > 0 && news(best.terms) === 0)) break
    needed.add(best.one)
    for (const term of best.terms) open.delete(term)
  }
  return evidence.filter((one) => needed.has(one))
}
