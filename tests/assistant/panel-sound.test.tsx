// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptVolume } from '../../src/avatar/sound-volume.ts'
import { button, field, freshPages, log, quiet, reading, replyOf, settle, summaryText } from './rendered-panel.tsx'

freshPages()

const announced = () => screen.getByRole('status').textContent

describe('sound', () => {
  it('offers a listen button when it is blocked, with the text and a free field', async () => {
    const room = await reading({ manner: 'is blocked' })
    expect(field().disabled).toBe(false)
    expect(log().textContent).toContain(summaryText)
    room.engine.manner = 'speaks'
    await room.user.click(button('Escuchar'))
    await settle()
    expect(screen.queryByRole('button', { name: 'Escuchar' })).toBeNull()
    expect(room.engine.diary.filter((line) => line.startsWith('receive'))).toHaveLength(2)
    expect(button('Parar')).toBeTruthy()
  })

  it('starts at the first gesture anywhere in the page', async () => {
    const room = await reading({ manner: 'is blocked' })
    room.engine.manner = 'speaks'
    await room.user.click(document.body)
    await settle()
    expect(button('Parar')).toBeTruthy()
  })

  it('does not start because the reader writes, leaves or closes', async () => {
    const room = await reading({ manner: 'is blocked' })
    room.engine.manner = 'speaks'
    await room.user.click(field())
    await room.user.keyboard('a')
    await room.user.tab()
    await room.user.keyboard('{Escape}')
    await settle()
    expect(room.engine.diary.filter((line) => line.startsWith('receive'))).toHaveLength(1)
  })

  it('stops with the stop button', async () => {
    const room = await reading()
    expect(screen.queryByRole('button', { name: 'Escuchar' })).toBeNull()
    await room.user.click(button('Parar'))
    await settle()
    expect(room.engine.diary.at(-1)).toBe('stopAudio')
    expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull()
    expect(field().disabled).toBe(false)
  })

  it('goes back and on by a sentence, and faster', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Se oye así. Y así.', { duration: 18 }))
    await screen.findByRole('button', { name: 'Frase siguiente' })
    await room.user.click(button('Frase siguiente'))
    room.engine.time = 17
    await room.user.click(button('Frase siguiente'))
    await room.user.click(button('Frase anterior'))
    await room.user.click(button('Velocidad de la voz: 1 ×'))
    expect(room.engine.diary.slice(-4)).toEqual(['seek 12', 'seek 18', 'seek 12', 'rate 1.25'])
  })

  it('can be silenced, which is kept; its text is announced then', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Se oye.', { duration: 4 }))
    const mute = await screen.findByRole('button', { name: 'Silenciar a Zed' })
    await room.user.click(mute)
    expect([mute.getAttribute('aria-pressed'), keptVolume().isMuted]).toEqual(['true', true])
    await room.end()
    await room.pass(4500)
    await room.user.type(field(), '¿Y ahora?{Enter}')
    await room.last().answer(replyOf('Se lee.', { duration: 4 }))
    expect(announced()).toBe('Se lee.')
    localStorage.clear()
  })

  it('is never doubled by a live region: what is heard is not announced', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('Se oye.', { duration: 2 }))
    expect(log().getAttribute('aria-live')).toBe('off')
    expect(announced()).toBe('')
    await room.end()
    await room.pass(2500)
    expect(announced()).toBe('')
  })

  it('is replaced by an announcement when it is blocked or fails', async () => {
    const room = await quiet({ manner: 'is blocked' })
    await room.user.type(field(), 'Hola{Enter}')
    await room.last().answer(replyOf('No se oye.'))
    expect(announced()).toBe('No se oye.')
    room.engine.manner = 'fails'
    await room.user.type(field(), '¿Y ahora?{Enter}')
    await room.last().answer(replyOf('Tampoco se oye.'))
    expect(announced()).toBe('Tampoco se oye.')
    expect(log().textContent).toContain('Tampoco se oye.')
  })
})
