import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { languages, type Language } from '../../src/i18n/language.ts'
import { createChatThread, type ChatThread } from '../../src/talk/chat-thread.ts'
import { createChatThreads } from '../../src/talk/chat-threads.ts'
import { createChat, type Chat, type ChatQuestion } from '../../src/talk/chat.ts'
import { arrangeKnowledge, type Knowledge } from '../../src/talk/knowledge.ts'
import { answers } from './fixtures/answers.ts'
import { articles } from './fixtures/articles.ts'

const knowledgeOf = (language: Language): Knowledge =>
  arrangeKnowledge(
    { articles: articles[language], videos: [], terms: [], posts: [], answers: answers[language] },
    language,
  )
const ask = (content: string): ChatQuestion => ({ history: [{ role: 'user', content }] })

const sound = fileURLToPath(new URL('../../src/talk/chat.worker.ts', import.meta.url))

let thread: ChatThread
afterEach(() => thread.close())

describe('the chat in a thread of its own', () => {
  it.each(languages)('%s: answers as the chat does', async (language) => {
    thread = createChatThread({ workerFile: sound })
    const knowledge = knowledgeOf(language)
    const here = createChat(knowledge)
    const there = await thread.createChat(knowledge)
    const shown = answers[language].flatMap(({ ask: [first = ''] }) => first)
    for (const content of [...shown, 'xyzzy plugh', 'alcanivorax?', 'quiero morirme, i want to die']) {
      expect(await there.answer(ask(content))).toEqual(here.answer(ask(content)))
      expect(await there.textsFor(ask(content))).toEqual(here.textsFor(ask(content)))
    }
  })

  it('answers without the file of its indexes, and tells of it', async () => {
    const made: Language[] = []
    thread = createChatThread({
      workerFile: sound,
      indexFileOf: (language) => `/nowhere/${language}.bin`,
      onMade: (language) => made.push(language),
    })
    const chat = await thread.createChat(knowledgeOf('en'))
    expect((await chat.answer(ask(answers.en[0]?.ask[0] ?? ''))).kind).toBe('authored')
    expect(made).toEqual(['en'])
  })

  it('gives whom a reader in need is told of by the configuration', async () => {
    thread = createChatThread({ workerFile: sound })
    const line = {
      language: 'en',
      region: 'Utopia',
      name: 'A line of our own',
      call: 'it',
      source: 'https://example.org/',
    } as const
    const chat = await thread.createChat(knowledgeOf('en'), [
      { ...line, kind: 'emergency', phone: '000' },
      { ...line, kind: 'crisis', phone: '001' },
    ])
    const { help } = await chat.answer(ask('i want to die'))
    expect(help?.map(({ phone }) => phone)).toEqual(expect.arrayContaining(['001']))
  })
})

describe('a thread that ends or is busy', () => {
  const fragile = fileURLToPath(new URL('fixtures/fragile.worker.ts', import.meta.url))
  const answered = async (chat: Chat) => (await chat.answer(ask(answers.en[0]?.ask[0] ?? ''))).kind

  it('ends or hangs: it refuses what it was asked, and is replaced by one that knows as much', async () => {
    thread = createChatThread({ workerFile: fragile, answerMs: 1500 })
    const chat = await thread.createChat(knowledgeOf('en'))
    expect(await answered(chat)).toBe('authored')
    await expect(chat.answer(ask('end'))).rejects.toThrow()
    expect(await Promise.all([answered(chat), answered(chat)])).toEqual(['authored', 'authored'])
    await expect(chat.answer(ask('hang'))).rejects.toThrow()
    expect(await answered(chat)).toBe('authored')
  })

  it('has a question wait while another language is learnt, however long it takes', async () => {
    const indexFileOf = (language: Language) => (language === 'es' ? 'slow' : '/nowhere')
    thread = createChatThread({ workerFile: fragile, answerMs: 600, indexFileOf })
    const chat = await thread.createChat(knowledgeOf('en'))
    const other = thread.createChat(knowledgeOf('es'))
    expect(await answered(chat)).toBe('authored')
    await other
  })

  it('cannot begin: what it should learn is refused at once, each time that it is tried', async () => {
    const broken = fileURLToPath(new URL('fixtures/broken.worker.ts', import.meta.url))
    thread = createChatThread({ workerFile: broken })
    for (const language of languages) await expect(thread.createChat(knowledgeOf(language))).rejects.toThrow()
  })
})

describe('a thread and its spare', () => {
  const fragile = fileURLToPath(new URL('fixtures/fragile.worker.ts', import.meta.url))
  const answered = async (chat: Chat) => (await chat.answer(ask(answers.en[0]?.ask[0] ?? ''))).kind

  it('answers others while one question is thought about without end, in a language that is new, too', async () => {
    thread = createChatThreads({ workerFile: fragile, answerMs: 250_000 })
    const english = await thread.createChat(knowledgeOf('en'))
    const hung = Promise.resolve(english.answer(ask('hang'))).catch(() => 'ended')
    expect([await answered(english), await answered(english)]).toEqual(['authored', 'authored'])
    const spanish = await thread.createChat(knowledgeOf('es'))
    expect((await spanish.answer(ask(answers.es[0]?.ask[0] ?? ''))).kind).toBe('authored')
    await thread.close()
    expect(await hung).toBe('ended')
  })

  it('asks the spare while the thread that was ended learns again', async () => {
    thread = createChatThreads({ workerFile: fragile, answerMs: 1500, spareMs: 100 })
    const chat = await thread.createChat(knowledgeOf('en'))
    for (const hostile of ['hang', 'end', 'hang']) {
      const refused = expect(chat.answer(ask(hostile))).rejects.toThrow()
      expect(await answered(chat)).toBe('authored')
      await refused
      expect(await Promise.all([answered(chat), answered(chat), answered(chat)])).toEqual(Array(3).fill('authored'))
    }
  })
})
