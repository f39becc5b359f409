// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Quiz } from '../../src/news/quiz.tsx'
import { renderPage } from '../frame/rendered-page.tsx'

afterEach(cleanup)

const questions = [
  { ask: '¿Qué mide?', choices: ['Un metro', 'Un nanómetro', 'Un año'], right: 2, why: 'Una gota mide un nanómetro.' },
  { ask: '¿Qué color?', choices: ['Azul', 'Rojo', 'Verde'], right: 1, why: 'El color es azul.' },
  { ask: '¿Quién fue?', choices: ['Ana', 'Luis', 'Eva'], right: 3, why: 'Eva lo midió.' },
]
const group = (name: string) => screen.getByRole('group', { name })
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const said = (ask: string) => within(group(ask)).getByRole('status').textContent

it('says at once whether a choice is right, which one is, and why; the first choice counts', async () => {
  const user = userEvent.setup()
  await renderPage(<Quiz questions={questions} zedSpeaks={false} />)
  expect(said('¿Qué mide?')).toBe('')
  await user.click(choice('Un metro'))
  expect(said('¿Qué mide?')).toBe('No es esa. La correcta es «Un nanómetro». Una gota mide un nanómetro.')
  await user.click(choice('Un nanómetro'))
  expect(choice('Un metro').checked).toBe(true)
  expect(said('¿Qué mide?')).toMatch(/^No es esa/)
  await user.click(choice('Azul'))
  expect(said('¿Qué color?')).toBe('¡Eso es! El color es azul.')
  expect(screen.queryByText(/Aciertos/)).toBeNull()
})

it('tells after the last question how many are right, and begins again', async () => {
  const user = userEvent.setup()
  await renderPage(<Quiz questions={questions} zedSpeaks={false} />)
  for (const name of ['Eva', 'Un nanómetro', 'Rojo']) await user.click(choice(name))
  expect(screen.getByText('Aciertos: 2 de 3').getAttribute('role')).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Otra vez' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '¿Qué recuerdas?' }))
  await user.click(choice('Azul'))
  expect(said('¿Qué color?')).toMatch(/^¡Eso es!/)
})

it('lets arrow keys look around without answering; space and Enter choose', async () => {
  const user = userEvent.setup()
  await renderPage(<Quiz questions={questions} zedSpeaks={false} />)
  choice('Un metro').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(choice('Un año'))
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(choice('Un nanómetro'))
  expect(said('¿Qué mide?')).toBe('')
  await user.keyboard('{Enter}')
  expect(said('¿Qué mide?')).toMatch(/^¡Eso es!/)
  choice('Rojo').focus()
  await user.keyboard(' ')
  expect(said('¿Qué color?')).toMatch(/^No es esa/)
})

it('announces nothing while Zed speaks', async () => {
  const { rerenderPage } = await renderPage(<Quiz questions={questions} zedSpeaks />)
  const lives = () => screen.getAllByRole('status').map((region) => region.getAttribute('aria-live'))
  expect(lives()).toEqual(['off', 'off', 'off', 'off'])
  rerenderPage(<Quiz questions={questions} zedSpeaks={false} />)
  expect(lives()).toEqual(['polite', 'polite', 'polite', 'polite'])
})

it('speaks the language of the page', async () => {
  await renderPage(<Quiz questions={questions} zedSpeaks={false} />, { language: 'en' })
  await userEvent.click(choice('Rojo'))
  expect(said('¿Qué color?')).toBe('Not quite. The right answer is “Azul”. El color es azul.')
})
