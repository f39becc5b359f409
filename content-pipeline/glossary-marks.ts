import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { formsOf, type GlossaryTerm } from '../src/content/glossary-schema.ts'
import type { Language } from '../src/i18n/language.ts'
import { withLocalePrefix } from '../src/i18n/language-address.ts'

/** Maximum number of marks, so that they don't distract. */
export const mostMarks = { article: 12, paragraph: 3 } as const

export interface TermFinder {
  find(text: string): { id: string; start: number; end: number }[]
  address(id: string): string
}

const isAbbreviation = (form: string) => form === form.toUpperCase()

/** Positions where a capital doesn't mean a name. */
const sentenceStart = /(?:^|[.!?…:]["'”’»)]*\s+|[—“‘«¿¡"'(]\s*)$/u

/** Returns false for abbreviations and names that are spelled like a term. */
function isMeant(found: string, form: string, before: string): boolean {
  if (isAbbreviation(form)) return found === form
  const isCapital = found.slice(0, 1) !== form.slice(0, 1) && /^\p{Lu}/u.test(found)
  return !isCapital || sentenceStart.test(before)
}

/** Matches whole words, longest first, ignoring case but not accents. */
export function findTerms(terms: readonly GlossaryTerm[], language: Language): TermFinder {
  const idOf = new Map(terms.flatMap((term) => formsOf(term).map((form) => [form.toLowerCase(), term.id] as const)))
  const forms = terms.flatMap(formsOf).sort((a, b) => b.length - a.length)
  const written = new Map(forms.map((form) => [form.toLowerCase(), form]))
  const anyForm = forms.map((form) => form.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_-])(?:${anyForm})(?![\\p{L}\\p{N}\\p{M}_-])`, 'giu')
  return {
    address: (id) => `${withLocalePrefix('/glossary', language)}#${id}`,
    find(text) {
      if (forms.length === 0) return []
      return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const key = found.toLowerCase().replace(/\s+/g, ' ')
        const [id, form] = [idOf.get(key), written.get(key)]
        if (id === undefined || form === undefined || !isMeant(found, form, text.slice(0, index))) return []
        return [{ id, start: index, end: index + found.length }]
      })
    },
  }
}

/** Elements without marks: links, code, headings, repeated text. */
const unmarked = new Set(['a', 'code', 'pre', 'h2', 'h3', 'h4', 'blockquote', 'table', 'section'])

/** Links the first use of each term to its entry (`data-term`) in a sanitized tree. */
export function markTerms(tree: Root, { find, address }: TermFinder): void {
  const marked = new Set<string>()
  let paragraphEnd = 0
  // A mark would break the drop cap.
  let isOpening = true

  function markText(text: Text): ElementContent[] {
    const pieces: ElementContent[] = []
    let end = 0
    for (const { id, start, end: next } of find(text.value)) {
      const opens = isOpening && text.value.slice(0, start).trim() === ''
      if (opens || marked.has(id) || marked.size >= Math.min(mostMarks.article, paragraphEnd)) continue
      marked.add(id)
      if (start > end) pieces.push({ type: 'text', value: text.value.slice(end, start) })
      pieces.push({
        type: 'element',
        tagName: 'a',
        properties: { href: address(id), dataTerm: id },
        children: [{ type: 'text', value: text.value.slice(start, next) }],
      })
      end = next
    }
    isOpening &&= text.value.trim() === ''
    return end === 0 ? [text] : [...pieces, { type: 'text', value: text.value.slice(end) }]
  }

  function markIn(parent: Element): void {
    parent.children = parent.children.flatMap((child) => {
      if (child.type === 'text') return markText(child)
      if (child.type === 'element' && !unmarked.has(child.tagName)) {
        if (child.tagName === 'p' || child.tagName === 'li') paragraphEnd = marked.size + mostMarks.paragraph
        markIn(child)
      }
      return [child]
    })
  }

  const isMarkable = (node: RootContent): node is Element => node.type === 'element' && !unmarked.has(node.tagName)
  for (const block of tree.children.filter(isMarkable)) {
    paragraphEnd = marked.size + mostMarks.paragraph
    markIn(block)
  }
}
