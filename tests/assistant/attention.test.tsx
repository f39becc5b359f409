// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listeningPause } from '../../src/assistant/use-attention.ts'
import { field, freshPages, quiet, replyOf, settle } from './rendered-panel.tsx'

freshPages()

type Room = Awaited<ReturnType<typeof quiet>>
const states = ({ engine }: Room) => engine.attentions.map(({ state }) => state)
const state = (room: Room) => states(room).at(-1)

describe('what Zed attends to', () => {
  afterEach(() => void vi.useRealTimers())

  it('is the reader who writes, where the text ends, until the field is empty', async () => {
    const room = await quiet()
    await room.user.type(field(), 'Hola')
    const { state: last, at } = room.engine.attentions.at(-1)!
    expect(last).toBe('listening')
    expect(at).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
    await room.user.clear(field())
    expect(state(room)).toBe('idle')
  })

  it('is nothing any more when the reader pauses', async () => {
    const room = await quiet()
    field().focus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field(), { target: { value: 'Hola' } })
    expect(state(room)).toBe('listening')
    act(() => void vi.advanceTimersByTime(listeningPause))
    expect(state(room)).toBe('idle')
  })

  it('is the question, from the moment it is sent until its answer sounds', async () => {
    const room = await quiet()
    await room.user.type(field(), '¿Qué es?{Enter}')
    await settle()
    expect(state(room)).toBe('thinking')
    await room.last().answer(replyOf('Un grano.'))
    expect(state(room)).toBe('idle')
    expect(states(room).filter((one) => one === 'thinking')).toHaveLength(2)
  })
})
