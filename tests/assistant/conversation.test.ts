import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { chatHistory } from '../../src/assistant/conversation.ts'
import type { Message } from '../../src/assistant/conversation.ts'
import { isTranslation, isSameSubject, speaks } from '../../src/assistant/panel-subject.ts'
import { plainText } from '../../src/assistant/plain-text.ts'
import { ChatRequestSchema } from '../../src/contract/talk-request.ts'
import { talkLimits } from '../../src/contract/talk-limits.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('<b>hola</b>', 'a < b', '<script', '\u0000\u0085', ' \t\n', 'x'.repeat(5000), '👩‍🔬'.repeat(900)),
)

describe('plain text', () => {
  test.each([
    ['  hola \n', 'hola'],
    ['a\u0000b\u0007c\u009f', 'abc'],
    ['uno\n\tdos', 'uno\n\tdos'],
    ['<b>fuerte</b>', '‹b›fuerte‹/b›'],
    ['¿3 < 5?', '¿3 < 5?'],
    ['<a<b> c>', '‹a‹b› c›'],
    ['\u0000 \u0007', ''],
  ])('%j becomes %j', (given, expected) => {
    expect(plainText(given, 100)).toBe(expected)
  })

  test('is cut to the limit, never through a character', () => {
    expect(plainText('abcdef', 3)).toBe('abc')
    expect(plainText('ab😀', 3)).toBe('ab')
    expect(plainText('ab cd', 3)).toBe('ab')
  })

  test('of anything that is not blank is a message that the contract takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const content = plainText(text, talkLimits.message)
        expect(content).toBe(plainText(content, talkLimits.message))
        if (content === '') return
        expect(v.safeParse(ChatRequestSchema, { history: [{ role: 'user', content }], lang: 'es' }).success).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the history', () => {
  const message = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('greeting', 'summary', 'invitation', 'chat'),
    role: fc.constantFrom('user', 'assistant'),
    content: anyText,
  }) satisfies fc.Arbitrary<Message>
  const question: Message = { id: 'q', kind: 'chat', role: 'user', content: '¿Por qué?' }

  test('is the chat alone, in its order', () => {
    const said = (kind: Message['kind'], role: Message['role'], content: string) => ({
      id: content,
      kind,
      role,
      content,
    })
    expect(
      chatHistory([
        said('summary', 'assistant', 'Resumen'),
        said('chat', 'user', 'Uno'),
        said('chat', 'assistant', '<i>Primera</i>'),
        said('invitation', 'assistant', '¿Qué más?'),
        said('chat', 'user', 'Dos'),
      ]),
    ).toEqual([
      { role: 'user', content: 'Uno' },
      { role: 'assistant', content: '‹i›Primera‹/i›' },
      { role: 'user', content: 'Dos' },
    ])
  })

  test('however long the conversation, the contract takes it and the question is its end', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 120 }), (messages) => {
        const history = chatHistory([...messages, question])
        const body = { history, lang: 'es' }
        expect(v.safeParse(ChatRequestSchema, body).success).toBe(true)
        expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(talkLimits.bodyBytes)
        expect(history.at(-1)).toEqual({ role: 'user', content: '¿Por qué?' })
      }),
      { numRuns: 200 },
    )
  })

  test('of a very long conversation the latest messages are sent', () => {
    const messages = Array.from({ length: 200 }, (_, index): Message => ({ ...question, content: `${index}` }))
    expect(chatHistory(messages)).toHaveLength(talkLimits.history)
    expect(chatHistory(messages)[0]?.content).toBe('140')
    const long = messages.map((one) => ({ ...one, content: '語'.repeat(2000) }))
    expect(chatHistory(long).length).toBeGreaterThanOrEqual(9)
  })
})

describe('the subject', () => {
  const article = (id: string) => ({ kind: 'article', id, audioUrl: '', summaryText: 'x' }) as const

  test('translations are one article in two languages', () => {
    expect(isTranslation(article('es-3'), article('3'))).toBe(true)
    expect(isTranslation(article('3'), article('es-3'))).toBe(true)
    expect(isTranslation(article('es-3'), article('es-3'))).toBe(false)
    expect(isTranslation(article('es-3'), article('4'))).toBe(false)
    expect(isTranslation(article('es-3'), { kind: 'home' })).toBe(false)
  })

  test('the id tells the language', () => {
    expect([speaks(article('es-3'), 'es'), speaks(article('es-3'), 'en')]).toEqual([true, false])
    expect([speaks(article('3'), 'es'), speaks(article('3'), 'en')]).toEqual([false, true])
    expect(speaks({ kind: 'home' }, 'en')).toBe(true)
  })

  test('articles are the same by id, other pages by kind', () => {
    expect(isSameSubject(article('3'), { ...article('3'), summaryText: 'y' })).toBe(true)
    expect(isSameSubject(article('3'), article('4'))).toBe(false)
    expect(isSameSubject({ kind: 'home' }, { kind: 'home' })).toBe(true)
    expect(isSameSubject({ kind: 'home' }, { kind: 'interaction' })).toBe(false)
  })
})
