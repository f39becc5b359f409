import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, type AnyEventObject } from 'xstate'
import { siteMachine } from '../../src/frame/site.machine.ts'

const fragile = fromCallback<AnyEventObject>(({ receive }) =>
  receive(({ type }) => {
    if (type === 'break') throw new Error('broken')
  }),
)

function visit() {
  const heard: string[] = []
  const logged: { message: string; event: object }[] = []
  const panel = fromCallback<AnyEventObject>(({ receive }) =>
    receive(({ type }) => {
      if (type === 'break') throw new Error('broken')
      heard.push(type)
    }),
  )
  const site = createActor(
    siteMachine.provide({
      actors: { bridge: fragile, language: fragile, sidePanel: fragile, panel } as never,
      actions: { log: (_, entry) => void logged.push(entry) },
    }),
    { input: { language: 'es', subject: { kind: 'home' } } },
  ).start()
  const member = (id: string) => site.system.get(id) as { send: (event: AnyEventObject) => void } | undefined
  return {
    site,
    heard,
    logged,
    member,
    breakDown: async (id: string) => {
      member(id)?.send({ type: 'break' })
      await Promise.resolve()
    },
  }
}

describe('the system of a visit', () => {
  it('has bridge, language, side panel and panel from the start, and no other', () => {
    const { site, member } = visit()
    const ids = ['bridge', 'language', 'sidePanel', 'panel']
    for (const id of ids) expect(member(id), id).toBeDefined()
    expect(Object.keys(site.getSnapshot().children)).toEqual(ids)
    for (const id of ['theme', 'search']) expect(member(id), id).toBeUndefined()
  })

  it.each(['bridge', 'language', 'sidePanel', 'panel'])('goes on without its %s, and says so', async (id) => {
    const { site, logged, breakDown, heard } = visit()
    await breakDown(id)
    expect(logged).toEqual([
      { message: 'A part of the site failed', event: expect.objectContaining({ error: new Error('broken') }) },
    ])
    expect(site.getSnapshot().status).toBe('active')
    expect(heard).toEqual(id === 'bridge' ? ['bridge.lost'] : [])
  })

  it.each(['theme', 'search', 'figure', 'figure-2', 'player', 'player-4', 'whatever.comes'])(
    'takes in %s when its code comes, and goes on without it',
    async (id) => {
      const { site, logged, breakDown, member } = visit()
      site.send({ type: 'member.joins', id, logic: fragile, input: undefined })
      expect(member(id)).toBeDefined()
      await breakDown(id)
      expect(logged).toEqual([
        { message: 'A part of the site failed', event: expect.objectContaining({ error: new Error('broken') }) },
      ])
      expect(site.getSnapshot().status).toBe('active')
    },
  )

  it('gives a member that joins what it starts with, and lets it go when it leaves', () => {
    const { site, member } = visit()
    const started = vi.fn<(input: unknown) => void>()
    const stopped = vi.fn<() => void>()
    const logic = fromCallback(({ input }) => {
      started(input)
      return stopped
    })
    site.send({ type: 'member.joins', id: 'theme', logic, input: { choice: 'dark' } })
    expect(started.mock.calls).toEqual([[{ choice: 'dark' }]])
    site.send({ type: 'member.leaves', id: 'theme' })
    expect(stopped).toHaveBeenCalledTimes(1)
    expect(member('theme')).toBeUndefined()
  })

  it('tells the console what broke', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const actors = { bridge: fragile, language: fragile, sidePanel: fragile, panel: fragile } as never
    const site = createActor(siteMachine.provide({ actors }), {
      input: { language: 'es', subject: { kind: 'home' } },
    }).start()
    site.system.get('sidePanel')?.send({ type: 'break' })
    await Promise.resolve()
    expect(error.mock.calls).toEqual([
      ['A part of the site failed', expect.objectContaining({ error: new Error('broken') })],
    ])
  })

  it('hands the language, and what it is about, to those who ask', () => {
    const given: Record<string, unknown> = {}
    const taking = (id: string) => fromCallback(({ input }) => void (given[id] = input))
    const actors = {
      bridge: taking('bridge'),
      language: taking('language'),
      sidePanel: taking('sidePanel'),
      panel: taking('panel'),
    } as never
    const input = { language: 'en', subject: { kind: 'home' } } as const
    createActor(siteMachine.provide({ actors }), { input }).start()
    expect(given).toEqual({ bridge: undefined, language: { language: 'en' }, sidePanel: undefined, panel: input })
  })
})
