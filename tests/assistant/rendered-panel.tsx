import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Asking } from '../../src/assistant/talk-request.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fromPromise, SimulatedClock } from 'xstate'
import { AssistantPanel } from '../../src/assistant/assistant-panel.tsx'
// Loaded in advance, as after the first interaction.
import '../../src/assistant/open-panel.tsx'
import '../../src/assistant/answer-extras.deferred.tsx'
import { loadCaption } from '../../src/assistant/caption-text.tsx'
import { useAssistant, useTalkAvailable } from '../../src/assistant/assistant-context.ts'
import { SiteSystem } from '../../src/frame/site-system.tsx'
import type { PanelSubject } from '../../src/assistant/panel-subject.ts'
import { createAvatarHost } from '../../src/avatar/avatar-host.ts'
import { defaultAvatarConfiguration } from '../../src/avatar/configuration.ts'
import type { Attention, AvatarEngine, EngineEvent } from '../../src/avatar/engine.ts'
import { loadTranslator } from '../../src/i18n/catalogue.ts'
import type { Language } from '../../src/i18n/language.ts'
import type { TalkReply, TalkRequest } from '../../src/contract/talk-reply.ts'

export const summaryText = 'La luz cabe en un grano. El grano brilla de noche.'

export const article = { kind: 'article', id: 'es-1', audioUrl: '', summaryText } as const satisfies PanelSubject
export const home = { kind: 'home' } as const satisfies PanelSubject

export function replyOf(text: string, more: Partial<TalkReply> = {}): TalkReply {
  return { text, audio: '/api/speech/a.mp3', emotionEvents: [], duration: 10, ...more }
}

interface Asked {
  body: TalkRequest
  signal: AbortSignal
  answer: (reply: TalkReply) => Promise<void>
  sentence: (reply: TalkReply) => Promise<void>
  fail: (error?: unknown) => Promise<void>
}

/** The test controls it and reads its log. */
export class FakeEngine implements AvatarEngine {
  readonly diary: string[] = []
  readonly attentions: Attention[] = []
  time: number | null = null
  manner: 'speaks' | 'is blocked' | 'fails' = 'speaks'
  onEvent: (event: EngineEvent) => void = () => {}
  canvas: HTMLCanvasElement | null = null

  mount(host: HTMLElement): void {
    this.canvas = host.ownerDocument.createElement('canvas')
    host.append(this.canvas)
    queueMicrotask(() => this.onEvent({ type: 'engine.ready' }))
  }
  receive(reply: TalkReply): void {
    this.diary.push(`receive ${reply.text}`)
    if (this.manner === 'speaks') {
      this.time = 0
      this.onEvent({ type: 'speech.started' })
    } else {
      const reason = this.manner === 'fails' ? 'audio' : 'blocked'
      this.onEvent({ type: 'engine.failed', reason, error: new Error(this.manner) })
    }
  }
  stopAudio(): void {
    this.diary.push('stopAudio')
    this.time = null
  }
  pause(): void {
    this.diary.push('pause')
    this.onEvent({ type: 'speech.paused', at: this.time ?? 0 })
  }
  resume(): void {
    this.diary.push('resume')
    this.onEvent({ type: 'speech.resumed', at: this.time ?? 0 })
  }
  setRate(rate: number): void {
    this.diary.push(`rate ${rate}`)
  }
  seek(at: number): void {
    this.diary.push(`seek ${at}`)
    this.time = at
    this.onEvent({ type: 'speech.stalled', at })
    this.onEvent({ type: 'speech.resumed', at })
  }
  attend(attention: Attention): void {
    this.attentions.push(attention)
  }
  releaseKeyboard(): void {
    this.diary.push('releaseKeyboard')
  }
  currentTime(): number | null {
    return this.time
  }
  setVisible(): void {}
  dispose(): void {}
}

function Opener() {
  const { open } = useAssistant()
  const talk = useTalkAvailable()
  return talk ? (
    <button type="button" data-opens-zed="" onClick={(event) => open(event.currentTarget)}>
      open
    </button>
  ) : null
}

export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  })
}

export async function renderPanel({
  subject = article,
  language = 'es',
  manner = 'speaks',
  onFollow,
  children,
}: {
  subject?: PanelSubject
  language?: Language
  manner?: FakeEngine['manner']
  onFollow?: (href: string) => void
  children?: ReactNode
} = {}) {
  await loadCaption()
  const engine = new FakeEngine()
  engine.manner = manner
  const clock = new SimulatedClock()
  const asked: Asked[] = []
  const dependencies = {
    clock,
    avatar: createAvatarHost(defaultAvatarConfiguration, async () => (options) => {
      engine.onEvent = options.onEvent
      return engine
    }),
    request: fromPromise<TalkReply, Asking>(({ input: { body, onSentence }, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<TalkReply>()
      asked.push({
        body,
        signal,
        answer: async (reply) => {
          resolve(reply)
          await settle()
        },
        sentence: async (reply) => {
          onSentence(reply)
          await settle()
        },
        fail: async (error = new Error('no service')) => {
          reject(error)
          await settle()
        },
      })
      return promise
    }),
  }
  const translators = { es: await loadTranslator('es'), en: await loadTranslator('en') }
  const page = (now: { subject: PanelSubject; language: Language }) => (
    <I18nProvider i18n={translators[now.language]}>
      <SiteSystem dependencies={dependencies} {...now} onFollow={onFollow}>
        <Opener />
        {children}
        <AssistantPanel />
      </SiteSystem>
    </I18nProvider>
  )
  const view = render(page({ subject, language }))
  await settle()
  return {
    engine,
    asked,
    user: userEvent.setup(),
    last: () => {
      const request = asked.at(-1)
      if (!request) throw new Error('nothing was asked')
      return request
    },
    /** Advances the clock, in steps for nested timers. */
    pass: async (ms: number) => {
      await act(async () => {
        for (let left = ms; left > 0; left -= 250) clock.increment(Math.min(250, left))
      })
      await settle()
    },
    end: async () => {
      engine.time = null
      await act(async () => engine.onEvent({ type: 'speech.ended' }))
      await settle()
    },
    turnTo: async (now: { subject: PanelSubject; language: Language }) => {
      view.rerender(page(now))
      await settle()
    },
    unmount: view.unmount,
  }
}

export const panel = () => screen.queryByRole('complementary', { name: 'Zed' })
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const log = () => screen.getByRole('log')

export async function reading(more: Parameters<typeof renderPanel>[0] = {}) {
  const room = await renderPanel(more)
  await room.last().answer(replyOf(summaryText, { duration: 30 }))
  return room
}

export async function quiet(more: Parameters<typeof renderPanel>[0] = {}) {
  const room = await renderPanel(more)
  await room.last().fail()
  vi.mocked(console.error).mockClear()
  return room
}

export function freshPages(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    sessionStorage.clear()
  })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.mocked(console.error).mockRestore()
  })
}
