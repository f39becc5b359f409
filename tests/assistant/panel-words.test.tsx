// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  article,
  button,
  field,
  freshPages,
  home,
  log,
  quiet,
  reading,
  renderPanel,
  replyOf,
  settle,
} from './rendered-panel.tsx'

freshPages()

const offers = () => within(screen.getByRole('list', { name: 'Puedes preguntar' })).getAllByRole('button')
const questions = ['¿Qué es un grano?', '¿Por qué brilla?']

describe('what can be asked', () => {
  it('is offered from the first moment, also while he speaks', async () => {
    const subject = { ...article, questions }
    const room = await renderPanel({ subject })
    expect(offers().map(({ textContent }) => textContent)).toEqual(questions)
    await room.last().answer(replyOf('La luz.', { duration: 30 }))
    expect(offers()).toHaveLength(2)
  })

  it('begins a conversation on a page without an article, and breaks off the greeting', async () => {
    const room = await renderPanel({ subject: home })
    await room.user.click(button('open'))
    await settle()
    expect(offers()).toHaveLength(3)
    const greeting = room.last()
    await room.user.click(button('Sorpréndeme'))
    await settle()
    expect(greeting.signal.aborted).toBe(true)
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: 'Sorpréndeme' }] })
  })

  it('is not what was asked already', async () => {
    const room = await quiet({ subject: { ...article, questions } })
    await room.user.click(button('¿Qué es un grano?'))
    await room.last().answer(replyOf('Una piedra.', { duration: 2 }))
    expect(offers().map(({ textContent }) => textContent)).toEqual(['¿Por qué brilla?'])
  })
})

describe('his voice', () => {
  it('can be heard again after it was stopped, the summary from its start', async () => {
    const room = await reading()
    await room.user.click(button('Parar'))
    await settle()
    await room.user.click(button('Otra vez'))
    await settle()
    expect(room.engine.diary.filter((one) => one.startsWith('receive'))).toHaveLength(2)
    expect(button('Parar')).toBeTruthy()
  })
})

describe('the languages of a conversation', () => {
  it('stay with what was said in them', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Y bien?{Enter}')
    const sources = [{ id: 'adn', title: 'ADN', href: '/glossary#adn', quote: 'Es así.', from: 0, to: 10 }]
    await room.last().answer(replyOf('Pues bien.', { duration: 1, sources, suggestions: ['¿Y por qué?'] }))
    await room.end()
    await room.pass(2000)
    expect(screen.getByRole('button', { name: '¿Y por qué?' }).lang).toBe('')
    await room.turnTo({ subject: { ...article, id: '1', summaryText: 'Light fits in a grain.' }, language: 'en' })
    const languageOf = (text: string, within_ = log()) =>
      within(within_).getByText(text).closest<HTMLElement>('[lang]')?.lang ?? ''
    expect(languageOf('¿Y bien?')).toBe('es')
    expect(languageOf('Pues bien.')).toBe('es')
    expect(languageOf('ADN')).toBe('es')
    expect(languageOf('Es así.')).toBe('es')
    expect(languageOf('¿Y por qué?', document.body)).toBe('es')
    expect(languageOf('Light fits in a grain.')).not.toBe('es')
  })

  it('are told of sources, too, which are named as such', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Y bien?{Enter}')
    const sources = [{ id: '7', title: 'A grain', href: '/news-single/7#q-a', quote: 'It is.', from: 0, to: 10 }]
    await room.last().answer(replyOf('Pues bien.', { duration: 1, sources }))
    const list = await screen.findByRole('list', { name: 'Fuente' })
    expect(within(list).getByText('A grain').lang).toBe('en')
    expect(within(list).getByText('Fuente')).toBeTruthy()
  })
})
