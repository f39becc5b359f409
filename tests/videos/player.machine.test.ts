import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { playerMachine, type PlayerEvent } from '../../src/videos/player.machine.ts'

function player({ autoplay = true, muted = true } = {}) {
  const clock = new SimulatedClock()
  const diary: string[] = []
  const note = (entry: string) => () => void diary.push(entry)
  const machine = playerMachine.provide({
    actions: {
      start: note('start'),
      stop: note('stop'),
      reload: note('reload'),
      applySound: (_, { muted: quiet }) => void diary.push(quiet ? 'mute' : 'unmute'),
      silenceZed: note('silence Zed'),
      logFailure: note('log'),
    },
  })
  const actor = createActor(machine, { input: { autoplay, muted }, clock }).start()
  return {
    clock,
    diary,
    actor,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    has: (tag: 'busy' | 'inviting' | 'running') => actor.getSnapshot().hasTag(tag),
    muted: () => actor.getSnapshot().context.muted,
    after: (...types: Exclude<PlayerEvent['type'], 'sound.chosen' | 'media.sound'>[]) =>
      types.forEach((type) => actor.send({ type })),
  }
}

describe('a video', () => {
  it('plays by itself when it is shown, and not before', () => {
    const { after, diary, is } = player()
    expect(diary).toEqual([])
    after('shown')
    expect(diary).toEqual(['start'])
    after('media.playing')
    expect(is('playing')).toBe(true)
  })

  it('waits for the visitor where nothing may play by itself', () => {
    const { after, diary, has } = player({ autoplay: false })
    after('shown')
    expect(diary).toEqual([])
    expect(has('inviting')).toBe(true)
    after('play')
    expect(diary).toEqual(['start'])
  })

  it('tells the truth of what something outside does to it', () => {
    const { after, actor, diary, is, has, muted } = player()
    after('shown', 'media.paused')
    expect(has('inviting')).toBe(true)
    after('media.playing')
    expect(is('playing')).toBe(true)
    after('media.ended', 'media.playing')
    expect(is('playing')).toBe(true)
    actor.send({ type: 'media.sound', muted: false })
    expect(muted()).toBe(false)
    const before = diary.length
    actor.send({ type: 'media.sound', muted: false })
    expect(diary).toHaveLength(before)
  })

  it('that was begun with the browser’s own controls goes on', () => {
    const { after, diary, is } = player({ autoplay: false, muted: false })
    after('media.playing')
    expect(is('playing')).toBe(true)
    expect(diary).toEqual(['silence Zed'])
  })

  it('stops off screen and goes on when it is seen again', () => {
    const { after, diary, is } = player()
    after('shown', 'media.playing', 'hidden')
    expect(diary).toEqual(['start', 'stop'])
    after('shown', 'media.playing')
    expect(is('playing')).toBe(true)
    expect(diary).toEqual(['start', 'stop', 'start'])
  })

  it('stays paused when the visitor has paused it, wherever it is scrolled', () => {
    const { after, is } = player()
    after('shown', 'media.playing', 'pause', 'hidden', 'shown')
    expect(is('paused')).toBe(true)
  })

  it('takes a pause from outside for one', () => {
    const { after, is } = player()
    after('shown', 'media.playing', 'media.paused')
    expect(is('paused')).toBe(true)
  })

  it('runs from when it is told to play until it is paused, and then invites', () => {
    const { after, has } = player()
    expect(has('running')).toBe(false)
    after('shown')
    expect(has('running')).toBe(true)
    after('media.playing')
    expect(has('running')).toBe(true)
    expect(has('inviting')).toBe(false)
    after('pause')
    expect(has('running')).toBe(false)
    expect(has('inviting')).toBe(true)
  })

  it('plays off screen too when the visitor asks for it', () => {
    const { after, diary, has } = player()
    after('shown', 'media.playing', 'hidden', 'play')
    expect(diary).toEqual(['start', 'stop', 'start'])
    expect(has('running')).toBe(true)
  })

  it('ends, and plays again', () => {
    const { after, is, has } = player()
    after('shown', 'media.playing', 'media.ended')
    expect(is('ended')).toBe(true)
    expect(has('inviting')).toBe(true)
    after('play', 'media.playing')
    expect(is('playing')).toBe(true)
  })
})

describe('sound', () => {
  it('comes with one tap while it plays, and silences Zed', () => {
    const { after, diary, muted } = player()
    after('shown', 'media.playing')
    expect(diary).not.toContain('silence Zed')
    after('sound.on')
    expect(diary.slice(-2)).toEqual(['unmute', 'silence Zed'])
    expect(muted()).toBe(false)
  })

  it('comes with one tap from the poster too', () => {
    const { after, diary, is } = player({ autoplay: false })
    after('sound.on')
    expect(diary).toEqual(['unmute', 'start'])
    after('media.playing')
    expect(is('playing')).toBe(true)
    expect(diary.at(-1)).toBe('silence Zed')
  })

  it('is given up where the browser refuses it, the picture is not', () => {
    const { after, diary, is, muted } = player({ muted: false })
    after('shown', 'media.refused')
    expect(diary).toEqual(['start', 'mute', 'start'])
    expect(muted()).toBe(true)
    after('media.playing')
    expect(is('playing')).toBe(true)
  })

  it('and picture wait for a tap where the browser refuses both', () => {
    const { after, is, has } = player()
    after('shown', 'media.refused')
    expect(is('blocked')).toBe(true)
    expect(has('inviting')).toBe(true)
    after('play', 'media.playing')
    expect(is('playing')).toBe(true)
  })

  it('that was chosen elsewhere starts nothing here, and is there when it plays', () => {
    const { actor, after, diary, is, muted } = player({ autoplay: false })
    actor.send({ type: 'sound.chosen', muted: false })
    expect(is('poster')).toBe(true)
    expect(muted()).toBe(false)
    after('play', 'media.playing')
    expect(diary).toEqual(['unmute', 'start', 'silence Zed'])
  })

  it('is switched on and off while the picture stands still, and starts nothing', () => {
    const { after, diary, is, muted } = player()
    after('shown', 'media.playing', 'pause', 'sound.on')
    expect(muted()).toBe(false)
    after('sound.off')
    expect(muted()).toBe(true)
    expect(diary).toEqual(['start', 'stop', 'unmute', 'mute'])
    expect(is('paused')).toBe(true)
  })

  it('gives way when Zed speaks, and does not come back by itself', () => {
    const { after, diary, is } = player({ muted: false })
    after('shown', 'media.playing', 'zed.speaks')
    expect(is('paused')).toBe(true)
    expect(diary.at(-1)).toBe('stop')
    after('hidden', 'shown')
    expect(is('paused')).toBe(true)
  })

  it('does not begin under Zed’s voice when the video comes back to the screen', () => {
    const { after, is } = player({ muted: false })
    after('shown', 'media.playing', 'hidden', 'zed.speaks', 'shown')
    expect(is('paused')).toBe(true)
  })
})

describe('a file that does not come', () => {
  it('is given up after twenty seconds, with a way to try again', () => {
    const { after, clock, diary, is, has } = player()
    after('shown')
    clock.increment(19_999)
    expect(has('busy')).toBe(true)
    clock.increment(1)
    expect(is('failed')).toBe(true)
    expect(diary).toEqual(['start', 'stop', 'log'])
    after('retry', 'media.playing')
    expect(diary.slice(-2)).toEqual(['reload', 'start'])
    expect(is('playing')).toBe(true)
  })

  it('is given up when it stalls in the middle, and not when it goes on in time', () => {
    const { after, clock, is } = player()
    after('shown', 'media.playing', 'media.waiting')
    clock.increment(15_000)
    after('media.playing')
    clock.increment(60_000)
    expect(is('playing')).toBe(true)
    after('media.waiting')
    clock.increment(20_000)
    expect(is('failed')).toBe(true)
  })

  it('says so at once when it is broken', () => {
    const { after, is, diary } = player()
    after('shown', 'media.failed')
    expect(is('failed')).toBe(true)
    expect(diary).toContain('log')
  })
})

it('can be left from every state: none is a dead end', () => {
  const paths = getShortestPaths(playerMachine, {
    input: { autoplay: true, muted: true },
    serializeState: ({ value, context }) => JSON.stringify([value, context.muted]),
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  for (const state of ['poster', 'starting', 'away', 'paused', 'blocked', 'ended', 'failed']) {
    expect(reached).toContain(JSON.stringify(state))
  }
  for (const { state } of paths) {
    const ways = (['play', 'retry', 'media.playing', 'pause'] as const).filter((type) => state.can({ type }))
    expect(ways, JSON.stringify(state.value)).not.toEqual([])
  }
})
