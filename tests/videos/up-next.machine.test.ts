import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { upNextMachine } from '../../src/videos/up-next.machine.ts'

function start(goesOn: boolean) {
  const clock = new SimulatedClock()
  const goOn = vi.fn()
  const actor = createActor(upNextMachine.provide({ actions: { goOn } }), { input: { goesOn }, clock }).start()
  return { actor, clock, goOn }
}

it('goes on by itself three seconds after the end', () => {
  const { actor, clock, goOn } = start(true)
  clock.increment(10_000)
  actor.send({ type: 'film.ended' })
  clock.increment(2999)
  expect(goOn).not.toHaveBeenCalled()
  clock.increment(1)
  expect(goOn).toHaveBeenCalledOnce()
})

it('stays when told so, and goes when told so', () => {
  const { actor, clock, goOn } = start(true)
  actor.send({ type: 'film.ended' })
  actor.send({ type: 'stay' })
  clock.increment(60_000)
  expect(goOn).not.toHaveBeenCalled()
  actor.send({ type: 'go' })
  expect(goOn).toHaveBeenCalledOnce()
})

it('only offers the next film to whom nothing is to begin by itself', () => {
  const { actor, clock, goOn } = start(false)
  actor.send({ type: 'film.ended' })
  expect(actor.getSnapshot().value).toBe('offering')
  clock.increment(60_000)
  expect(goOn).not.toHaveBeenCalled()
})

it('forgets it all when the film is played again', () => {
  const { actor, clock, goOn } = start(true)
  actor.send({ type: 'film.ended' })
  actor.send({ type: 'film.begun' })
  clock.increment(60_000)
  expect(goOn).not.toHaveBeenCalled()
  actor.send({ type: 'film.ended' })
  clock.increment(3000)
  expect(goOn).toHaveBeenCalledOnce()
})
