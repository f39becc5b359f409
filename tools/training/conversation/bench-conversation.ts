import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { readKnowledge } from '../../../content-pipeline/knowledge-of-files.ts'
import type { ChatMessage } from '../../../src/contract/talk-reply.ts'
import { languages, type Language } from '../../../src/i18n/language.ts'
import { createChat, type ChatAnswer, type EmbeddedChat } from '../../../src/talk/chat.ts'
import { readConversations, type MeasuredConversation } from './conversation-set.ts'

// `npm run bench:conversation`: evaluates tests/talk/conversations: share of correct turns, last turns, and whole
// conversations, and time per turn. `-- --show` prints them for review; `-- --folder <path>` reads other sets (es.yaml,
// en.yaml).
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false }, folder: { type: 'string' } } })
const folder = path.resolve(values.folder ?? path.join(import.meta.dirname, '../../../tests/talk/conversations'))

interface HeldTurn {
  isRight: boolean
  ms: number
}

const textOf = ({ lines }: ChatAnswer) => lines.map(({ text }) => text).join(' ')

function hold(chat: EmbeddedChat, language: Language, { open, turns }: MeasuredConversation): HeldTurn[] {
  const history: ChatMessage[] = []
  const articleId = open === undefined ? undefined : `${language === 'es' ? 'es-' : ''}${open}`
  if (values.show) console.log(`\n${language}, open: ${articleId ?? 'none'}`)
  return turns.map(({ say, must, not, kind, wants }) => {
    history.push({ role: 'user', content: say })
    const began = performance.now()
    const answer = chat.answer({ history, articleId })
    const ms = performance.now() - began
    const text = textOf(answer)
    history.push({ role: 'assistant', content: text })
    const isRight =
      must.every((one) => new RegExp(one, 'iu').test(text)) &&
      !not.some((one) => new RegExp(one, 'iu').test(text)) &&
      (kind === undefined || kind === answer.kind)
    if (values.show)
      console.log(
        `${isRight ? ' ' : '!'} ${say}\n    (${answer.kind}) ${text}${wants === undefined ? '' : `\n    wanted: ${wants}`}`,
      )
    return { isRight, ms }
  })
}

const share = (some: number, all: number) => `${some} of ${all} (${Math.round((100 * some) / Math.max(1, all))} %)`

for (const language of languages) {
  const chat = createChat(readKnowledge(language))
  const held = readConversations(path.join(folder, `${language}.yaml`)).map((one) => hold(chat, language, one))
  const turns = held.flat()
  const right = (list: readonly (HeldTurn | undefined)[]) => list.filter((turn) => turn?.isRight).length
  const lasts = held.map((list) => list.at(-1))
  const throughout = held.filter((list) => list.every(({ isRight }) => isRight)).length
  const times = turns.map(({ ms }) => ms).sort((a, b) => a - b)
  console.log(
    `${language}: turns ${share(right(turns), turns.length)}, last turns ${share(right(lasts), held.length)}, ` +
      `throughout ${share(throughout, held.length)}; a turn takes ${(times[times.length >> 1] ?? 0).toFixed(1)} ms (median)`,
  )
  const long = Array.from({ length: 20 }, (_, at) => turnAt(chat, language, at + 1))
  console.log(`${language}: the second turn takes ${long[1]?.toFixed(1)} ms, the twentieth ${long[19]?.toFixed(1)} ms`)
}

function turnAt(chat: EmbeddedChat, language: Language, count: number): number {
  const say =
    language === 'es'
      ? ['¿qué es un cúbit?', 'más', '¿por qué?', 'un ejemplo']
      : ['what is a qubit?', 'more', 'why?', 'an example']
  const history = Array.from({ length: count }, (_, at): ChatMessage => ({
    role: 'user',
    content: say[at % say.length] ?? '',
  }))
  const began = performance.now()
  chat.answer({ history })
  return performance.now() - began
}
