import { describe, expect, test } from 'vitest'
import { chattingRig, reply } from './panel-rig.ts'

describe('chatting and loading', () => {
  test('a message goes out with the chat so far, and the input is free 0.5 s after the answer', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    expect(rig.last().body).toEqual({ history: [{ role: 'user', content: 'Uno' }], lang: 'es' })
    expect(rig.tags()).toBe('loading visible')
    await rig.answer('Primera', 3)
    await rig.begin()
    expect(rig.tags()).toBe('loading speaking visible')
    await rig.pass(3000)
    await rig.end()
    await rig.pass(499)
    expect(rig.tags()).toContain('loading')
    await rig.pass(1)
    expect(rig.tags()).toBe('visible')
    await rig.send({ type: 'ask', text: 'Dos' })
    expect(rig.last().body).toEqual({
      history: [
        { role: 'user', content: 'Uno' },
        { role: 'assistant', content: 'Primera' },
        { role: 'user', content: 'Dos' },
      ],
      lang: 'es',
    })
    expect(rig.texts()).toEqual(['Hola', 'Uno', 'Primera', 'Dos'])
  })

  test.each(['', '   ', '\n\t ', '\u0000\u0007'])('a blank message (%j) is not sent', async (text) => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text })
    expect(rig.is({ open: 'chatting' })).toBe(true)
    expect(rig.actor.getSnapshot().can({ type: 'ask', text })).toBe(false)
    expect(rig.asked).toHaveLength(1)
  })

  test('while loading nothing is sent', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.send({ type: 'ask', text: 'Dos' })
    await rig.answer('Primera', 3)
    await rig.send({ type: 'ask', text: 'Tres' })
    await rig.begin()
    await rig.send({ type: 'ask', text: 'Cuatro' })
    expect(rig.asked).toHaveLength(2)
    expect(rig.texts()).toEqual(['Hola', 'Uno', 'Primera'])
  })

  test('the sources of an answer are kept with its message', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    const sources = [{ id: 'es-1', title: 'Título', href: '/news-single/es-1', quote: 'Una frase.' }]
    rig.last().resolve({ text: 'Primera', audio: '/x.mp3', emotionEvents: [], duration: 1, sources })
    await rig.pass(0)
    expect(rig.context().messages.at(-1)).toMatchObject({ role: 'assistant', content: 'Primera', sources })
  })

  test('sound that outlasts the release can be stopped, and a message interrupts it', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 3)
    await rig.begin()
    await rig.pass(3500)
    expect(rig.tags()).toBe('speaking visible')
    await rig.send({ type: 'stop' })
    expect(rig.tags()).toBe('visible')
    expect(rig.sounding()).toBeNull()
  })

  test('a blocked answer gives way to another question', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 3)
    await rig.engineFails('blocked')
    expect(rig.tags()).toBe('blocked visible')
    await rig.send({ type: 'ask', text: 'Dos' })
    expect(rig.state()).toEqual({ open: { loading: 'requesting' } })
    expect(rig.context().spoken).toBeNull()
    expect(rig.pendingRequests().map(({ body }) => body)).toMatchObject([{ history: [{}, {}, { content: 'Dos' }] }])
  })

  test('closing and asking also silence what was spoken through the window object', async () => {
    for (const event of [{ type: 'close' } as const, { type: 'ask', text: 'Uno' } as const]) {
      const rig = await chattingRig()
      const { bridge } = rig.actor.getSnapshot().children
      bridge?.send({ type: 'speak', utteranceId: 'window-1', reply: reply('De fuera') })
      await rig.begin()
      expect(rig.sounding()).toBe('window-1')
      await rig.send(event)
      expect(rig.sounding()).toBeNull()
    }
  })

  test('stop while an answer plays frees the input at once', async () => {
    const rig = await chattingRig()
    await rig.send({ type: 'ask', text: 'Uno' })
    await rig.answer('Primera', 30)
    await rig.begin()
    await rig.send({ type: 'stop' })
    expect(rig.tags()).toBe('visible')
    expect(rig.sounding()).toBeNull()
  })
})
