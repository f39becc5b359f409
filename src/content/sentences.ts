import type { Language } from '../i18n/language.ts'

const abbreviation =
  /(^|[\s(])(\p{Lu}|Dr|Dra|Sr|Sra|Mr|Mrs|Ms|St|vs|etc|e\.g|i\.e|p\. ?ej|núm|aprox|fig|EE|EE\. ?UU|sp|nov|al)\.$/u

/** Splits a text into trimmed, otherwise unchanged sentences. */
export function splitSentences(text: string, language: Language): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    open += segment
    if (abbreviation.test(open.trimEnd())) continue
    if (open.trim() !== '') sentences.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') sentences.push(open.trim())
  return sentences
}
