import { expect, test } from 'vitest'
import { sentenceStep } from '../../src/assistant/sentence-step.ts'
import type { TalkReply } from '../../src/contract/talk-reply.ts'

const text = 'Uno dos. ¿Tres cuatro? Cinco.'
const words = [
  ['Uno', 0, 0],
  ['dos', 4, 1],
  ['Tres', 10, 3],
  ['cuatro', 15, 4],
  ['Cinco', 23, 6],
].map(([word, from, start]) => ({
  text: String(word),
  from: Number(from),
  to: Number(from) + String(word).length,
  start: Number(start),
  end: Number(start) + 0.8,
}))
const reply: TalkReply = { text, audio: '/a.mp3', emotionEvents: [], duration: 8, words }

test.each([
  { at: 0.5, by: 1, to: { type: 'seek', at: 3 } },
  { at: 3, by: 1, to: { type: 'seek', at: 6 } },
  { at: 2.999999, by: 1, to: { type: 'seek', at: 6 } },
  { at: 6.5, by: 1, to: { type: 'skip', by: 1 } },
  { at: 3.5, by: -1, to: { type: 'seek', at: 0 } },
  { at: 5, by: -1, to: { type: 'seek', at: 3 } },
  { at: 0.5, by: -1, to: { type: 'skip', by: -1 } },
  { at: 2, by: -1, to: { type: 'seek', at: 0 } },
] as const)('a step of $by from second $at', ({ at, by, to }) => {
  expect(sentenceStep(reply, at, by)).toEqual(to)
})

test('without times of words a sentence begins where its share of the text does', () => {
  const { words: _, ...untimed } = reply
  const step = sentenceStep(untimed, 0, 1)
  expect(step.type === 'seek' && step.at).toBeCloseTo((8 * 9) / text.length)
})

test('a reply without a word leads to another one', () => {
  expect(sentenceStep({ ...reply, text: '', words: [] }, 0, 1)).toEqual({ type: 'skip', by: 1 })
})
