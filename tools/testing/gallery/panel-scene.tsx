import { useEffect, useState, type ReactNode } from 'react'
import { fromPromise, SimulatedClock, waitFor } from 'xstate'
import { useAssistant, type Assistant, type PanelSnapshot } from '../../../src/assistant/assistant-context.ts'
import { SiteSystem } from '../../../src/frame/site-system.tsx'
import { conversationKey } from '../../../src/assistant/conversation.ts'
import type { Asking } from '../../../src/assistant/talk-request.ts'
import type { PanelSubject } from '../../../src/assistant/panel-subject.ts'
import { createAvatarHost } from '../../../src/avatar/avatar-host.ts'
import { defaultAvatarConfiguration } from '../../../src/avatar/configuration.ts'
import { useLanguage } from '../../../src/i18n/language-context.tsx'
import type { Language } from '../../../src/i18n/language.ts'
import type { TalkReply, TalkRequest } from '../../../src/contract/talk-reply.ts'
import { scriptedEngine, type EngineScript } from './scripted-engine.ts'
import { Waiting } from './waiting.tsx'

export interface PanelScript extends EngineScript {
  subject: PanelSubject
  /** Response of the talk service: a reply, `silence` (never), or `failure`. */
  answer: (request: TalkRequest, language: Language) => TalkReply | 'silence' | 'failure'
  opens?: boolean
  /** Reader actions; `pass` advances the clock (ms). */
  next?: (assistant: Assistant, pass: (ms: number) => void, language: Language) => Promise<void>
  until: (snapshot: PanelSnapshot) => boolean
}

/** A closed panel, for parts that only observe Zed's speech. */
export const quiet: PanelScript = {
  subject: { kind: 'home' },
  answer: () => 'silence',
  voice: 'speaks',
  until: (snapshot) => snapshot.matches('hidden'),
}

export function PanelScene({ script, children }: { script: PanelScript; children: ReactNode }) {
  const { language } = useLanguage()
  const [{ dependencies, pass }] = useState(() => stage(script, language))
  return (
    <SiteSystem dependencies={dependencies} language={language} subject={subjectIn(script.subject, language)}>
      <Director script={script} pass={pass} />
      {children}
    </SiteSystem>
  )
}

function subjectIn(subject: PanelSubject, language: Language): PanelSubject {
  if (subject.kind !== 'article') return subject
  const number = subject.id.replace(/^es-/, '')
  return { ...subject, id: language === 'es' ? `es-${number}` : number, summaryText: summaryTexts[language] }
}

export const summaryTexts: Record<Language, string> = {
  es: 'La luz cabe en un grano. Un punto cuántico brilla de un color que depende solo de su tamaño. Cuanto más pequeño, más azul.',
  en: 'Light fits into a grain. A quantum dot glows in a colour that depends on nothing but its size. The smaller, the bluer.',
}

function stage(script: PanelScript, language: Language) {
  // Each scene is a separate session.
  sessionStorage.removeItem(conversationKey)
  const clock = new SimulatedClock()
  const pass = (ms: number) => {
    // In steps: timers may set further timers.
    for (let left = ms; left > 0; left -= 250) clock.increment(Math.min(250, left))
  }
  const dependencies = {
    clock,
    avatar: createAvatarHost(defaultAvatarConfiguration, async () => scriptedEngine(script)),
    request: fromPromise<TalkReply, Asking>(async ({ input: { body: input } }) => {
      const answer = script.answer(input, language)
      if (answer === 'silence') return new Promise(() => {})
      if (answer === 'failure') throw new Error('The talk service is not there')
      return answer
    }),
  }
  return { dependencies, pass }
}

const patience = 15_000

function Director({ script, pass }: { script: PanelScript; pass: (ms: number) => void }) {
  const assistant = useAssistant()
  const { language } = useLanguage()
  const [isDone, setDone] = useState(false)
  const [begin] = useState(() => async () => {
    if (script.opens) {
      await waitFor(assistant.actor, (snapshot) => snapshot.matches('hidden'), { timeout: patience })
      assistant.open(null)
    }
    await script.next?.(assistant, pass, language)
    await waitFor(assistant.actor, script.until, { timeout: patience })
  })
  useEffect(() => {
    let isThere = true
    begin().then(
      () => setDone(true),
      // The view was left before reaching its state.
      (error: unknown) => isThere && console.error('The state was not reached', error),
    )
    return () => {
      isThere = false
    }
  }, [begin])
  return isDone ? null : <Waiting />
}
