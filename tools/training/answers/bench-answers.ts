import { parseArgs } from 'node:util'
import { performance } from 'node:perf_hooks'
import type { ChatMessage } from '../../../src/contract/talk-reply.ts'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { careKinds, isGrave } from '../../../src/talk/care/care-kinds.ts'
import { readCare } from '../../../src/talk/care/care-reading.ts'
import { createChat, type ChatAnswer, type EmbeddedChat } from '../../../src/talk/chat.ts'
import { readExamples } from '../care/example-set.ts'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import { answerable, readQuestions, wantedTexts, type MeasuredQuestion } from './question-set.ts'

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'tune' }, show: { type: 'boolean', default: false } },
})
const half = values.half === 'final' ? 'final' : 'tune'

interface Asked {
  answer: ChatAnswer
  ms: number
}

function converse(chat: EmbeddedChat, language: Language, { after = [], ask, open }: MeasuredQuestion): Asked {
  const history: ChatMessage[] = []
  let asked: Asked = { answer: { kind: 'unknown', lines: [] }, ms: 0 }
  for (const content of [...after, ask]) {
    history.push({ role: 'user', content })
    const began = performance.now()
    const answer = chat.answer({
      history,
      articleId: open === undefined ? undefined : `${language === 'es' ? 'es-' : ''}${open}`,
    })
    asked = { answer, ms: performance.now() - began }
    history.push({ role: 'assistant', content: textOf(answer) })
  }
  return asked
}

const textOf = ({ lines }: ChatAnswer) => lines.map(({ text }) => text).join(' ')

function careFigures(language: Language): string {
  const examples = readExamples(`tests/talk/care/${language}.kept.yaml`)
  const heard = (['none', ...careKinds] as const).flatMap((kind) => {
    if (kind !== 'none' && !isGrave(kind)) return []
    const messages = examples.filter((example) => example.kind === kind)
    const taken = messages.filter(({ say }) => readCare(say, language) !== undefined)
    if (values.show)
      for (const { say } of messages)
        if (taken.some((one) => one.say === say) === (kind === 'none')) console.log(`${language} ${kind} | ${say}`)
    return [`${kind} ${taken.length} of ${messages.length}`]
  })
  return heard.join(', ')
}

function held(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

for (const language of languages) {
  const memory = held()
  const knowledge = readKnowledge(language)
  const chat = createChat(knowledge)
  const kinds = new Map<string, { asked: number; given: number; rightText: number; near: number; care: number }>()
  const times: number[] = []
  for (const question of readQuestions(language, half)) {
    const { answer, ms } = converse(chat, language, question)
    times.push(ms)
    const wanted = wantedTexts(language, question)
    const texts = answer.lines.flatMap(({ from = [] }) => from.map(({ text }) => text))
    const row = kinds.get(question.kind) ?? { asked: 0, given: 0, rightText: 0, near: 0, care: 0 }
    row.asked += 1
    row.given += Number(texts.length > 0)
    row.near += Number(answer.kind === 'near')
    row.care += Number(answer.kind === 'care')
    // A term or film counts as its article.
    row.rightText += Number(texts.some((text) => wanted.includes(text) || /^(term|film):/.test(text)))
    kinds.set(question.kind, row)
    if (values.show)
      console.log(
        `${language} ${question.kind} ${answer.kind} | ${question.ask} | ${question.wants} => ${textOf(answer)}`,
      )
  }
  times.sort((a, b) => a - b)
  console.log(`\n${language}, ${half} half: kind, asked, answered (with doubt), on the right text, taken for trouble`)
  for (const [kind, { asked, given, near, rightText, care }] of kinds)
    console.log(
      `  ${kind.padEnd(12)} ${asked}  ${given} (${near})  ${answerable.includes(kind) ? rightText : '–'}  ${care}`,
    )
  console.log(`  taken for trouble in tests/talk/care: ${careFigures(language)}`)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`  an answer without voice takes ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100)`)
  console.log(
    `  ${knowledge.answers.length} answers, ${knowledge.answers.reduce((sum, { ask }) => sum + ask.length, 0)} phrasings; + ${((held() - memory) / 1e6).toFixed(0)} MB`,
  )
}
