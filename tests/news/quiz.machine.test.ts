import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { quizMachine } from '../../src/news/quiz.machine.ts'

function run() {
  const actor = createActor(quizMachine, { input: { right: [2, 1] } }).start()
  const choose = (question: number, choice: number) => actor.send({ type: 'choose', question, choice })
  return { actor, choose, shown: () => [actor.getSnapshot().value, actor.getSnapshot().context.chosen] }
}

test('the first choice of a question counts, in any order, until all are answered', () => {
  const { choose, shown } = run()
  expect(shown()).toEqual(['asking', [null, null]])
  choose(1, 3)
  choose(1, 1)
  expect(shown()).toEqual(['asking', [null, 3]])
  choose(0, 2)
  expect(shown()).toEqual(['finished', [2, 3]])
  choose(0, 1)
  expect(shown()).toEqual(['finished', [2, 3]])
})

test('a quiz begins again when it is finished, and a question that it does not have changes nothing', () => {
  const { actor, choose, shown } = run()
  choose(7, 1)
  actor.send({ type: 'again' })
  expect(shown()).toEqual(['asking', [null, null]])
  choose(0, 1)
  choose(1, 1)
  actor.send({ type: 'again' })
  expect(shown()).toEqual(['asking', [null, null]])
})
