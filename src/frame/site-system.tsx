import { useState, type ReactNode } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { AssistantProvider, type PageProps } from '../assistant/assistant-provider.tsx'
import { hasConversation } from '../assistant/conversation.ts'
import { panelMachine } from '../assistant/panel.machine.ts'
import { opensByItself } from '../assistant/panel-subject.ts'
import { isSheetClosed } from '../assistant/sheet-choice.ts'
import type { TalkRequestLogic } from '../assistant/talk-request.ts'
import { utteranceMachine } from '../assistant/utterance.machine.ts'
import type { AvatarHost } from '../avatar/avatar-host.ts'
import { bridgeMachine } from '../avatar/bridge.machine.ts'
import type { Language } from '../i18n/language.ts'
import { languageMachine } from '../i18n/language.machine.ts'
import { SystemProvider } from '../runtime/system.tsx'
import { siteMachine } from './site.machine.ts'

/** What the system's machines work with. It is read once. */
export interface SiteDependencies {
  request: TalkRequestLogic
  avatar: AvatarHost
  /** How the page changes its language; without it, it keeps the one it has. */
  language?: {
    /** Shows the page in a language; rejects, with the page as it was, when it can't, and when the signal is aborted. */
    show: (language: Language, signal: AbortSignal) => Promise<void>
    store: (language: Language) => void
    reportLoadError: () => void
  }
  /** The machines' time; the browser's own by default. */
  clock?: ActorOptions<AnyActorLogic>['clock']
}

/**
 * The site's one system of actors, around all pages, and its assistant. Made in render, so that server and browser draw
 * the same first state; it runs in the browser only.
 */
export function SiteSystem({
  dependencies,
  children,
  ...page
}: Omit<PageProps, 'avatar'> & { dependencies: SiteDependencies; children: ReactNode }) {
  const [root] = useState(() => createSite(dependencies, page))
  return (
    <SystemProvider root={root}>
      <AssistantProvider avatar={dependencies.avatar} {...page}>
        {children}
      </AssistantProvider>
    </SystemProvider>
  )
}

function createSite(
  { request, avatar, language: work, clock }: SiteDependencies,
  { language, subject }: Pick<PageProps, 'language' | 'subject'>,
) {
  const machine = siteMachine.provide({
    actors: {
      panel: panelMachine.provide({
        actors: {
          utterance: utteranceMachine.provide({ actors: { request } }),
          returnCanvas: fromPromise(async () => avatar.returnToBody()),
        },
      }),
      bridge: bridgeMachine.provide({
        actors: { engine: avatar.engine, gestures: avatar.gestures, voiceLock: avatar.voiceLock },
      }),
      ...(work && {
        language: languageMachine.provide({
          actors: {
            show: fromPromise<void, { language: Language }>(({ input, signal }) => work.show(input.language, signal)),
          },
          actions: {
            store: (_, params) => work.store(params.language),
            reportLoadError: () => work.reportLoadError(),
          },
        }),
      }),
    },
  })
  // A panel that this visit's reader has closed is drawn as the server has drawn it, in silence, until it is told.
  const isClosed = isSheetClosed()
  const closed = { opensByItself: false, startOpen: opensByItself(subject, true), isRestoring: true }
  return createActor(machine, {
    input: { language, subject, isRestoring: hasConversation(), ...(isClosed && closed) },
    ...(clock && { clock }),
  })
}
