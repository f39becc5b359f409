import { expect, it } from 'vitest'
import { ownFirst } from '../../src/assistant/own-country.ts'
import { contactOf, defaultHelplines } from '../../src/talk/care/helplines.ts'

const contacts = defaultHelplines.filter(({ language }) => language === 'es').map((line) => contactOf(line, 'es'))

it.each([
  ['America/Mexico_City', 'MX'],
  ['Europe/Madrid', 'ES'],
  ['America/Santiago', 'CL'],
])('who is in %s sees the lines of %s first', (timeZone, country) => {
  const { own, others } = ownFirst(contacts, timeZone)
  expect(own.length).toBeGreaterThan(0)
  expect(own.every((contact) => contact.country === country)).toBe(true)
  expect(own.length + others.length).toBe(contacts.length)
})

it('who is in none of the countries sees those of the first, and loses none', () => {
  const { own, others } = ownFirst(contacts, 'Asia/Tokyo')
  expect(own.every(({ country }) => country === contacts[0]?.country)).toBe(true)
  expect(new Set([...own, ...others])).toEqual(new Set(contacts))
})
