import { fromPromise, type ActorRefFrom } from 'xstate'
import type { PanelInput } from '../../src/assistant/panel.machine.ts'
import { panelWatcher } from '../../src/reading/panel-watcher.ts'
import { readingMachine, type Opened, type ReadingEvent } from '../../src/reading/reading.machine.ts'
import { join } from '../../src/runtime/system.tsx'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import { panelHarness, reply, settle, spanishArticle } from '../assistant/panel-harness.ts'

interface Fetch {
  index: number
  signal: AbortSignal
  settled: boolean
  come: () => void
  fail: () => void
}

/** A reading of eight sentences beside the real panel and bridge; the test plays the server and the engine. */
export async function aloudHarness(
  { total = 8, comes = true, ...panel }: Partial<PanelInput> & { total?: number; comes?: boolean } = {},
  surroundings: Parameters<typeof panelHarness>[1] = {},
) {
  const harness = panelHarness({ subject: spanishArticle, opensByItself: false, ...panel }, surroundings)
  const fetches: Fetch[] = []
  const server = { isThere: comes, first: 0 }
  const logs: string[] = []
  const machine = readingMachine.provide({
    actions: { log: (_, { message }) => void logs.push(message) },
    actors: {
      panel: panelWatcher,
      open: fromPromise<Opened, { from: unknown }>(async ({ input: { from } }) => {
        if (!server.isThere) throw new Error('offline')
        return { total, index: typeof from === 'number' ? from : 0 }
      }),
      sentence: fromPromise<TalkReply, { index: number }>(
        ({ input: { index }, signal }) =>
          new Promise((resolve, reject) => {
            const one: Fetch = {
              index,
              signal,
              settled: false,
              come() {
                one.settled = true
                resolve(reply(`Frase ${index}`, 2))
              },
              fail() {
                one.settled = true
                reject(new Error('offline'))
              },
            }
            fetches.push(one)
            if (server.isThere) one.come()
          }),
      ),
    },
  })
  await harness.start()
  const actor: ActorRefFrom<typeof readingMachine> = join(harness.site as never, 'reading', machine, undefined)
  return {
    ...harness,
    logs,
    fetches,
    server,
    reading: actor,
    value: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : value.reading.sound
    },
    index: () => actor.getSnapshot().context.index,
    total: () => actor.getSnapshot().context.total,
    ready: () => Object.keys(actor.getSnapshot().context.replies).map(Number),
    underWay: () => fetches.filter(({ signal, settled: isSettled }) => !signal.aborted && !isSettled),
    async tell(event: ReadingEvent) {
      actor.send(event)
      await settle()
    },
    async leave() {
      actor.send({ type: 'stop' })
      harness.site.send({ type: 'member.leaves', id: 'reading' })
      await settle()
    },
    /** The engine says the current sentence to its end. */
    async say() {
      await harness.begin()
      await harness.end()
    },
  }
}

/** While sentence 0 sounds. */
export async function speakingHarness(...given: Parameters<typeof aloudHarness>) {
  const harness = await aloudHarness(...given)
  await harness.tell({ type: 'read' })
  await harness.begin()
  return harness
}
