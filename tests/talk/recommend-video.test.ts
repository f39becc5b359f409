import { describe, expect, it, vi } from 'vitest'
import { createTalkService } from '../../src/talk/talk-service.ts'
import { shelveVideos } from '../../src/talk/recommend-video.ts'
import { video } from '../videos/video-fixtures.ts'
import { articles } from './fixtures/articles.ts'

const graphene = video({
  id: '2',
  title: 'El Nobel de la cinta adhesiva',
  summary: 'Cómo se separa una lámina de grafeno con un trozo de cinta.',
  transcript: [{ start: 0, end: 3, text: 'Dos físicos lo aislaron en 2004.' }],
})
const gecko = video({ id: '7', title: 'La pata del geco', summary: 'Por qué un geco camina por el techo.' })
const quartz = video({
  id: '3',
  topic: 'retroengineering',
  technoscience: undefined,
  title: 'El reloj de cuarzo',
  summary: 'Un cristal que vibra mueve las agujas.',
})
const shelf = shelveVideos([graphene, gecko, quartz], 'es')
const ask = (...messages: string[]) =>
  shelf.recommend(
    messages.map((content, at) => ({ role: (messages.length - at) % 2 === 1 ? 'user' : 'assistant', content })),
  )

describe('a video is recommended', () => {
  it.each([
    ['¿Qué es el grafeno?', '/shorts/Nanotecnolog%C3%ADa/2'],
    ['¿Por qué camina un geco por el techo?', '/shorts/Nanotecnolog%C3%ADa/7'],
    ['como funciona un reloj de cuarzo', '/retroengineering/3'],
    ['¿Tienes un vídeo sobre gecos?', '/shorts/Nanotecnolog%C3%ADa/7'],
  ])('for %s', (question, href) => {
    expect(ask(question)?.source.href).toBe(href)
  })

  it('with its title and what it is about', () => {
    expect(ask('¿Qué es el grafeno?')?.source).toMatchObject({ title: graphene.title, quote: graphene.summary })
  })

  it('once in a conversation, and again when it is asked for', () => {
    const told = `Y hay un vídeo que lo enseña: «${graphene.title}».`
    expect(ask('¿Qué es el grafeno?', told, '¿Y el grafeno?')).toBeUndefined()
    expect(ask('¿Qué es el grafeno?', told, '¿Me das otra vez el vídeo del grafeno?')?.isAskedFor).toBe(true)
  })

  it.each([
    '¿Qué tiempo hará mañana?',
    'Hola',
    '¿Tienes un vídeo?',
    '',
    '¿Cuánto cuesta el grafeno en Marte y Júpiter?',
  ])('not for %j', (question) => {
    expect(ask(question)).toBeUndefined()
  })
})

describe('Zed', () => {
  const clip = { audio: '/api/speech/a.mp3', duration: 3, words: [], visemes: [] }
  const say = vi.fn<(text: string) => Promise<never>>(async () => clip as never)
  const service = createTalkService({
    cache: { say },
    articles: { listArticles: async (language) => articles[language] },
    listVideos: () => [graphene, gecko],
  })
  const chat = (content: string) =>
    service.answer({ kind: 'chat', request: { history: [{ role: 'user', content }], lang: 'es' } })

  it('names the video where the articles say nothing, with a link', async () => {
    const { text, sources } = await chat('¿Por qué un geco camina por el techo?')
    expect(text).toContain('«La pata del geco»')
    expect(sources).toMatchObject([{ href: '/shorts/Nanotecnolog%C3%ADa/7', title: 'La pata del geco' }])
  })

  it('gives no video that does not fit', async () => {
    const { sources } = await chat('xyzzy plugh')
    expect(sources).toEqual([])
  })
})
