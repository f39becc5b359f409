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

/** What happens around the panel, until its state is reached. Time stands still but where `next` moves it. */
export interface PanelScript extends EngineScript {
  subject: PanelSubject
  /** What the talk service answers: a reply, `silence` for one that never comes, `failure` for none. */
  answer: (request: TalkRequest, language: Language) => TalkReply | 'silence' | 'failure'
  /** Opens the panel where it does not open by itself. */
  opens?: boolean
  /** What the reader does once the panel is there; `pass` moves the machine's time (ms). */
  next?: (assistant: Assistant, pass: (ms: number) => void, language: Language) => Promise<void>
  /** Whether the state is reached. */
  until: (snapshot: PanelSnapshot) => boolean
}

/** What is under a panel that is never opened, and for parts that only want to know whether Zed speaks. */
export const quiet: PanelScript = {
  subject: { kind: 'home' },
  answer: () => 'silence',
  voice: 'speaks',
  until: (snapshot) => snapshot.matches('hidden'),
}

/** The app's assistant with a scripted talk service, engine and clock, around parts of the site. */
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

/** An article's subject in the language of the view. */
function subjectIn(subject: PanelSubject, language: Language): PanelSubject {
  if (subject.kind !== 'article') return subject
  const number = subject.id.replace(/^es-/, '')
  return { ...subject, id: language === 'es' ? `es-${number}` : number, summaryText: summaryTexts[language] }
}

/** What the scripted article says of itself. */
export const summaryTexts: Record<Language, string> = {
  es: 'La luz cabe en un grano. Un punto cuántico brilla de un color que depende solo de su tamaño. Cuanto más pequeño, más azul.',
  en: 'Light fits into a grain. A quantum dot glows in a colour that depends on nothing but its size. The smaller, the bluer.',
}

function stage(script: PanelScript, language: Language) {
  // Each scene is a visit of its own: what was said in another is not gone on with.
  sessionStorage.removeItem(conversationKey)
  const clock = new SimulatedClock()
  const pass = (ms: number) => {
    // In steps: a timer may be set by what an earlier one did.
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

/** How long (ms) a state may take to be reached. */
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
      // A view that is left before its state is reached has nothing to say.
      (error: unknown) => isThere && console.error('The state was not reached', error),
    )
    return () => {
      isThere = false
    }
  }, [begin])
  return isDone ? null : <Waiting />
}
