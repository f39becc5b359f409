import { describe, expect, it } from 'vitest'
import { listTerms } from '../../src/content/glossary-terms.server.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import type { ChatMessage } from '../../src/contract/talk-reply.ts'
import { SourceSchema } from '../../src/contract/talk-reply.ts'
import { arrangeDefinitions } from '../../src/talk/define-term.ts'
import { parse } from 'valibot'

const user = (content: string): ChatMessage => ({ role: 'user', content })
const glossary = { es: arrangeDefinitions(listTerms('es'), 'es'), en: arrangeDefinitions(listTerms('en'), 'en') }
const sourceOf = (language: Language, question: string) => glossary[language].define([user(question)])?.sources[0]

it.each([
  ['es', '¿Qué es un punto cuántico?', 'quantum-dot'],
  ['es', 'que son los puntos cuanticos', 'quantum-dot'],
  ['es', '¿Qué es CRISPR?', 'crispr'],
  ['es', 'Zed, ¿qué es una sinapsis?', 'synapse'],
  ['es', '¿Y qué es la ELA?', 'als'],
  ['es', '¿Qué significa ADN?', 'dna'],
  ['en', 'What is a quantum dot?', 'quantum-dot'],
  ['en', 'what are quantum dots', 'quantum-dot'],
  ['en', "What's CRISPR?", 'crispr'],
  ['en', 'What is a synapse?', 'synapse'],
  ['en', 'What does RNA mean?', 'messenger-rna'],
] as const)('says in %s what is asked: %s', (language, question, id) => {
  expect(sourceOf(language, question)?.href).toBe(`/glossary#${id}`)
})

it.each([
  ['es', '¿Para qué sirve un gen?'],
  ['es', '¿Qué es un agujero negro?'],
  ['es', '¿Cuánto mide un punto cuántico?'],
  ['es', '¿Qué es lo más raro de un virus con una bacteria?'],
  ['en', 'What is a gene for?'],
  ['en', 'What is a black hole?'],
  ['en', 'How small is a quantum dot?'],
  ['en', 'What is a synapse made of?'],
] as const)('leaves to the articles in %s: %s', (language, question) => {
  expect(glossary[language].define([user(question)])).toBeUndefined()
})

describe.each(languages)('in %s', (language) => {
  it('knows every term by its own name', () => {
    const verb = language === 'es' ? '¿Qué es' : 'What is'
    const unknown = listTerms(language).filter(
      ({ id, term }) => sourceOf(language, `${verb} ${term}?`)?.id !== `glossary-${id}`,
    )
    expect(unknown.map(({ term }) => term)).toEqual([])
  })

  it('says the definition behind the name of the term, and names its entry', () => {
    for (const { term, definition } of listTerms(language)) {
      const answer = glossary[language].define([user(`${language === 'es' ? 'Qué es' : 'What is'} ${term}`)])
      const text = answer?.lines.map((line) => line.text).join(' ') ?? ''
      expect(text.toLowerCase()).toBe(`${term}: ${definition}`.toLowerCase())
      const [source] = answer?.sources ?? []
      expect(parse(SourceSchema, source)).toMatchObject({ title: term, quote: definition })
    }
  })
})

it('says it once: asked again, the articles tell more', () => {
  const first = glossary.en.define([user('What is a neuron?')])
  const said = first?.lines.map(({ text }) => text).join(' ') ?? ''
  expect(said).toMatch(/^Neuron: /)
  const again = [user('What is a neuron?'), { role: 'assistant' as const, content: said }, user('What is a neuron?')]
  expect(glossary.en.define(again)).toBeUndefined()
})
