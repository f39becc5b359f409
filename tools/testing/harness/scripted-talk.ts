import * as v from 'valibot'
import type { HarnessClock } from './harness-clock.ts'
import { talkBackends, type AskedKind, type BackendName, type TalkBackend } from './talk-backends.ts'

const BodySchema = v.looseObject({ lang: v.picklist(['es', 'en']) })

export interface TalkRequestSeen {
  kind: AskedKind
  at: number
}

export class ScriptedTalk {
  backend: BackendName = 'ok'
  readonly #clock: HarnessClock
  #waiting = new Set<TalkRequestSeen>()

  constructor(clock: HarnessClock) {
    this.#clock = clock
  }

  get waiting(): readonly TalkRequestSeen[] {
    return [...this.#waiting]
  }

  /** The backend is chosen at request time. */
  readonly fetch = (_url: unknown, { body, signal }: RequestInit = {}): Promise<Response> => {
    const given: unknown = JSON.parse(String(body))
    const { lang } = v.parse(BodySchema, given)
    const kind = kindOf(given as object)
    const { delay, answer }: TalkBackend = talkBackends[this.backend]
    const seen = { kind, at: this.#clock.now() }
    this.#waiting.add(seen)
    return new Promise((resolve, reject) => {
      const timer = Number.isFinite(delay)
        ? this.#clock.setTimeout(() => {
            this.#waiting.delete(seen)
            resolve(answer(kind, lang))
          }, delay)
        : undefined
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(seen)
        if (timer !== undefined) this.#clock.clearTimeout(timer)
        reject(signal.reason as Error)
      })
    })
  }
}

function kindOf(body: object): AskedKind {
  if ('history' in body) return 'chat'
  if ('audioUrl' in body) return 'summary'
  return 'summaryText' in body ? 'invitation' : 'greeting'
}
