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

export interface SiteDependencies {
  request: TalkRequestLogic
  avatar: AvatarHost
  language?: {
    /** Shows the page in a language. Rejects, leaving the page unchanged, on failure or abort. */
    show: (language: Language, signal: AbortSignal) => Promise<void>
    store: (language: Language) => void
    reportLoadError: () => void
  }
  clock?: ActorOptions<AnyActorLogic>['clock']
}

/** Created during render, so that server and client markup match; runs only in the browser. */
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
  // Must match the server's markup during hydration.
  const isClosed = isSheetClosed()
  const closed = { opensByItself: false, startOpen: opensByItself(subject, true), isRestoring: true }
  return createActor(machine, {
    input: { language, subject, isRestoring: hasConversation(), ...(isClosed && closed) },
    ...(clock && { clock }),
  })
}
