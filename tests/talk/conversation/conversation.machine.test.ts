import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, transition, type SnapshotFrom, type StateValue } from 'xstate'
import { conversationMachine, type ConversationEvent } from '../../../src/talk/conversation/conversation.machine.ts'

type Snapshot = SnapshotFrom<typeof conversationMachine>

const distress = { kind: 'suicide', who: 'reader' } as const
const emergency = { kind: 'emergency', who: 'other' } as const
const refusal = { kind: 'recipe', who: 'reader' } as const
const found = (about: string) => [{ certainty: 'sure' as const, answers: ['1'], about }]
const nearly = [{ certainty: 'near' as const, answers: ['1'], about: 'article:5' }]
const nothing = [{ certainty: 'none' as const, answers: [] }]

const events = {
  distress: { type: 'care', reading: distress, isHeld: true },
  emergency: { type: 'care', reading: emergency, isHeld: true },
  refusal: { type: 'care', reading: refusal, isHeld: false },
  better: { type: 'careFollowUp', followUp: 'better', isOver: true },
  inVain: { type: 'careFollowUp', followUp: 'told-in-vain', isOver: false },
  question: { type: 'question', question: 'what is a qubit', lookUps: found('article:5') },
  other: { type: 'question', question: 'what is a memristor', lookUps: found('article:15') },
  near: { type: 'question', question: 'and a qubit', lookUps: nearly },
  away: { type: 'question', question: 'anyway what is a qubit', lookUps: nearly, isElsewhere: true },
  lost: { type: 'question', question: 'what is a boson', lookUps: nothing },
  act: { type: 'act', act: 'summarise', about: 'article:7', isPossible: true },
  elsewhere: { type: 'act', act: 'summarise', about: 'article:7', isPossible: true, isElsewhere: true },
  bareAct: { type: 'act', act: 'summarise', isPossible: false },
  quiz: { type: 'quiz', about: 'article:6' },
  right: { type: 'choice', choice: 2, isRight: true, isLast: false },
  last: { type: 'choice', choice: 1, isRight: false, isLast: true },
  social: { type: 'social', name: 'thanks' },
  unclear: { type: 'unclear', question: 'hm' },
  replied: { type: 'replied', question: 'what is a qubit', about: 'article:5', told: ['1'], wordings: { near: 0 } },
} satisfies Record<string, ConversationEvent>
type Name = keyof typeof events

const after = (...names: Name[]): Snapshot =>
  names.reduce<Snapshot>(
    (snapshot, name) => transition(conversationMachine, snapshot, events[name])[0],
    getInitialSnapshot(conversationMachine),
  )
const names = Object.keys(events) as Name[]
const anyNames = fc.array(fc.constantFrom(...names), { maxLength: 12 })

describe('where a conversation is', () => {
  it.each<[string, Name[], StateValue]>([
    ['before anything is said', [], 'fresh'],
    ['after small talk', ['social'], 'fresh'],
    ['after a question that was answered', ['question'], 'onSubject'],
    ['after a question that was not', ['lost'], 'fresh'],
    ['after something unclear', ['unclear'], 'askingBack'],
    ['after an act of nothing', ['bareAct'], 'askingBack'],
    ['once the word has come', ['bareAct', 'act'], 'onSubject'],
    ['in a quiz', ['quiz', 'right'], 'quizzing'],
    ['after its last question', ['quiz', 'right', 'last'], 'onSubject'],
    ['after a question in the middle of a quiz', ['quiz', 'question'], 'onSubject'],
    ['after something unclear in a quiz', ['quiz', 'unclear'], 'quizzing'],
    ['in trouble', ['distress'], { caring: 'distress' }],
    ['in danger', ['emergency'], { caring: 'emergency' }],
    ['in danger after trouble', ['distress', 'emergency'], { caring: 'emergency' }],
    [
      'in trouble, whatever small talk follows',
      ['distress', 'social', 'unclear', 'bareAct', 'act'],
      { caring: 'distress' },
    ],
    ['in trouble, once something else is wanted', ['distress', 'elsewhere'], 'turningAway'],
    ['in trouble, once a quiz is wanted', ['distress', 'quiz'], 'quizzing'],
    ['in danger, whatever is wanted', ['emergency', 'elsewhere', 'quiz'], { caring: 'emergency' }],
    ['in trouble, after a question that is not surely answered', ['distress', 'lost'], { caring: 'distress' }],
    ['in trouble, after a question that is nearly answered', ['distress', 'near'], { caring: 'distress' }],
    ['in trouble, after one that plainly turns away', ['distress', 'away'], 'turningAway'],
    ['after the subject has changed once', ['distress', 'question'], 'turningAway'],
    ['after it has changed twice', ['distress', 'question', 'other'], 'onSubject'],
    ['when trouble comes back', ['distress', 'question', 'inVain'], { caring: 'distress' }],
    ['when it is said to be over', ['distress', 'better'], 'onSubject'],
    ['after a refusal', ['question', 'refusal'], 'onSubject'],
  ])('%s', (_, list, state) => {
    expect(after(...list).value).toEqual(state)
  })
})

describe('what the reply is to be', () => {
  it.each<[string, Name[], object]>([
    ['the number, before anything', ['question', 'emergency'], { kind: 'care', reading: emergency, turn: 1 }],
    ['a second message of trouble', ['distress', 'inVain'], { kind: 'care', turn: 2, followUp: 'told-in-vain' }],
    ['what belongs to trouble', ['distress', 'unclear'], { kind: 'care', reading: distress, turn: 2 }],
    ['an act', ['act'], { kind: 'act', act: 'summarise', about: 'article:7' }],
    ['a question back', ['bareAct'], { kind: 'ask-back' }],
    [
      'the second question of a quiz',
      ['quiz', 'right'],
      { kind: 'quiz-verdict', about: 'article:6', at: 0, choice: 2 },
    ],
    ['the same question again', ['quiz', 'unclear'], { kind: 'quiz-again', about: 'article:6', at: 0 }],
  ])('%s', (_, list, plan) => {
    expect(after(...list).context.plan).toMatchObject(plan)
  })

  it('is an answer beside which Zed is still there, once trouble was told', () => {
    expect(after('distress', 'question').context).toMatchObject({ isAfterCare: true, plan: { kind: 'answer' } })
    expect(after('distress', 'question', 'other').context.isAfterCare).toBe(false)
  })
})

describe('a subject', () => {
  it('waits for a word where an act has none', () => {
    expect(after('bareAct').context.pending).toEqual({ act: 'summarise' })
    expect(after('bareAct', 'act').context.pending).toBeUndefined()
  })

  it('survives whatever is no new one', () => {
    const withoutSubject: Name[] = [
      'social',
      'unclear',
      'lost',
      'bareAct',
      'refusal',
      'distress',
      'emergency',
      'inVain',
      'better',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...withoutSubject), { maxLength: 10 }), (list) => {
        expect(after('question', ...list).context.subject).toBe('article:5')
      }),
    )
  })
})

describe('care', () => {
  it('outranks all else, wherever the conversation is', () => {
    fc.assert(
      fc.property(anyNames, fc.constantFrom<Name>('distress', 'emergency'), (list, trouble) => {
        const { value, context } = after(...list, trouble)
        expect(value).toEqual({ caring: trouble })
        expect(context.plan).toMatchObject({ kind: 'care', reading: trouble === 'distress' ? distress : emergency })
      }),
    )
  })

  it('is counted anew once the subject has changed', () => {
    expect(after('distress', 'distress').context.plan).toMatchObject({ turn: 2 })
    expect(after('distress', 'question', 'distress').context.plan).toMatchObject({ turn: 1 })
  })
})

describe('a reply', () => {
  it('is remembered: what it told, of which text, in which wording', () => {
    expect(after('question', 'replied').context).toMatchObject({
      told: ['1'],
      last: { question: 'what is a qubit', about: 'article:5', told: ['1'] },
      wordings: { near: 0 },
    })
  })

  it('that told nothing leaves what was told last', () => {
    const [snapshot] = transition(conversationMachine, after('question', 'replied'), {
      type: 'replied',
      question: 'hi',
      told: [],
      wordings: {},
    })
    expect(snapshot.context.last?.question).toBe('what is a qubit')
  })
})

it('always has a plan after a message, and can be kept as JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }), (list) => {
      const { context } = after('social', ...list)
      expect(context.plan.kind).not.toBe('nothing')
      expect(JSON.parse(JSON.stringify(context))).toEqual(context)
    }),
  )
})
