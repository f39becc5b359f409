import type { GlossaryTerm } from '../content/glossary-schema.ts'
import type { Language } from '../i18n/language.ts'
import type { Answer } from './chat.ts'
import type { ChatMessage } from '../contract/talk-reply.ts'
import { feelingOf } from './feeling.ts'
import { splitSentences } from './passages.ts'
import { questionTypeOf } from './question-type.ts'
import { isSoft, plain, termsOf } from './terms.ts'

/** The terms of the glossary, by what they are asked for with. */
export interface Definitions {
  /**
   * What the last message of a history is answered with when it asks what a term is; nothing for any other question, and
   * when he said so before: then the articles tell more.
   */
  define(history: readonly ChatMessage[]): Answer | undefined
}

/** How a definition is asked for. */
const asking: Record<Language, RegExp> = {
  es: /^(?:(?:y|oye|zed|dime|hola) )*(?:que (?:es|son|significan?)|define|defineme|explicame que (?:es|son))\b/,
  en: /^(?:(?:and|so|hey|zed|tell me) )*(?:what (?:is|are)|what's|whats|what does|define)\b/,
}

/** Arranges a glossary so that its terms are found however they are written: by the stems of all words of a form. */
export function arrangeDefinitions(terms: readonly GlossaryTerm[], language: Language): Definitions {
  const byStems = new Map<string, GlossaryTerm>()
  const key = (text: string) => termsOf(text, language).join(' ')
  // A term's own name comes before another's further form.
  for (const term of terms) for (const form of term.forms) byStems.set(key(form), term)
  for (const term of terms) byStems.set(key(term.term), term)

  return {
    define(history) {
      const question = history.at(-1)?.content ?? ''
      const said = plain(question)
      // “What is a gene for?” is another question.
      const asksFor = asking[language].test(said)
      if (!asksFor || (questionTypeOf(question, language) !== 'definition' && !/\bdefin/.test(said))) return undefined
      const asked = termsOf(said.replace(asking[language], ' '), language)
      const found =
        byStems.get(asked.join(' ')) ?? byStems.get(asked.filter((term) => !isSoft(term, language)).join(' '))
      const answer = found && speak(found, language)
      const [first] = answer?.lines ?? []
      const isTold = history.some(({ role, content }) => role === 'assistant' && first && content.includes(first.text))
      return isTold ? undefined : answer
    },
  }
}

/** A definition as it is said: with the term in front, because by itself it has no subject. */
function speak({ id, term, definition }: GlossaryTerm, language: Language): Answer {
  const name = `${term.charAt(0).toUpperCase()}${term.slice(1)}`
  const lines = splitSentences(definition, language).map((text, at) => ({
    text: at === 0 ? `${name}: ${text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())}` : text,
    emotion: feelingOf(text, language),
  }))
  return {
    lines,
    sources: [{ id: `glossary-${id}`, title: term, href: `/glossary#${id}`, quote: definition }],
  }
}
