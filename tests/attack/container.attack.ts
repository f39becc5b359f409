import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContainerSite, type ContainerSite } from '../../tools/container-site.ts'

// What the image holds, laid out where nothing else is to be found.
let site: ContainerSite
beforeAll(async () => {
  site = await startContainerSite()
})
afterAll(() => site.stop())

it.each(['/', '/en', '/news-single/es-1', '/search?q=adn'])('renders %s', async (page) => {
  const response = await fetch(site.url + page)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('document.fonts.add')
  expect(site.output()).not.toContain('could not be')
})

it.each([
  ['es', '¿Qué es un átomo?'],
  ['en', 'What is an atom?'],
])('answers a question in %s, and its sound can be fetched', async (lang, content) => {
  const answer = await fetch(`${site.url}/api/talk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ history: [{ role: 'user', content }], lang }),
  })
  expect(answer.status).toBe(200)
  const reply = (await answer.json()) as { text: string; audio: string; duration: number }
  expect(reply.text.length).toBeGreaterThan(20)
  const sound = await fetch(site.url + reply.audio)
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  // 16 kbit/s at the least.
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(reply.duration * 2000)
})
