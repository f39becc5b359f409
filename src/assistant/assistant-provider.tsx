import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { createAvatarHost } from '../avatar/avatar-host.ts'
import type { AvatarHost } from '../avatar/avatar-host.ts'
import { bridgeMachine } from '../avatar/bridge.machine.ts'
import type { AvatarConfiguration } from '../avatar/configuration.ts'
import { installGlobalApi } from '../avatar/global-api.ts'
import type { Language } from '../i18n/language.ts'
import { AssistantContext } from './assistant-context.ts'
import type { Assistant, PanelActor } from './assistant-context.ts'
import { panelMachine } from './panel.machine.ts'
import type { PanelSubject } from './panel.machine.ts'
import { createTalkRequest } from './talk-request.ts'
import type { TalkRequestLogic } from './talk-request.ts'

/** What the panel's machine works with. It is read once. */
export interface AssistantDependencies {
  request: TalkRequestLogic
  avatar: AvatarHost
  /** The machine's time; the browser's own by default. */
  clock?: ActorOptions<AnyActorLogic>['clock']
}

interface PageProps {
  language: Language
  /** What the page shown is about; `elsewhere` on pages without a panel. */
  subject: PanelSubject
  /** Follows a link of an answer within the site, without loading the page anew. */
  onFollow?: ((href: string) => void) | undefined
  children: ReactNode
}

export interface AssistantProviderProps extends PageProps {
  /** Where replies are asked for: the embedded talk service, or a backend with the same contract. */
  talkUrl: string
  engineConfiguration: AvatarConfiguration
}

/** The app's one assistant, around all pages. Its address and engine are read once; language and page are followed. */
export function AssistantProvider({ talkUrl, engineConfiguration, ...page }: AssistantProviderProps) {
  const [dependencies] = useState(() => ({
    request: createTalkRequest({ url: talkUrl }),
    avatar: createAvatarHost(engineConfiguration),
  }))
  return <InjectedAssistantProvider dependencies={dependencies} {...page} />
}

/** The same with its dependencies given, for tests. */
export function InjectedAssistantProvider({
  dependencies,
  language,
  subject,
  onFollow,
  children,
}: PageProps & { dependencies: AssistantDependencies }) {
  // Made in render, so that server and browser draw the same first state; started in an effect.
  const [machine] = useState(() =>
    panelMachine.provide({
      actors: {
        request: dependencies.request,
        bridge: bridgeMachine.provide({
          actors: { engine: dependencies.avatar.engine, gestures: dependencies.avatar.gestures },
        }),
        returnCanvas: fromPromise(async () => dependencies.avatar.returnToBody()),
      },
    }),
  )
  const [inspect] = useState(() => (import.meta.env.DEV ? developerInspection() : undefined))
  const actor = useActorRef(machine, {
    input: { language, subject },
    ...(dependencies.clock === undefined ? {} : { clock: dependencies.clock }),
    ...(inspect === undefined ? {} : { inspect }),
  })
  const follow = useRef(onFollow)
  useEffect(() => {
    follow.current = onFollow
  })
  const assistant = useMemo(() => createAssistant(actor, dependencies.avatar, follow), [actor, dependencies])

  // A toggle changes both at once: the machine takes them in either order, the language first.
  useEffect(() => actor.send({ type: 'language.changed', language }), [actor, language])
  useEffect(() => actor.send({ type: 'page.changed', subject }), [actor, subject])

  useEffect(() => {
    let count = 0
    const bridge = () => actor.getSnapshot().children.bridge
    return installGlobalApi(
      window,
      {
        receive(reply) {
          bridge()?.send({ type: 'engine.wake' })
          bridge()?.send({ type: 'speak', utteranceId: `window-${(count += 1)}`, reply })
        },
        stopAudio: () => bridge()?.send({ type: 'silence' }),
        releaseKeyboard: () => bridge()?.send({ type: 'keyboard.release' }),
      },
      dependencies.avatar.names,
    )
  }, [actor, dependencies])

  return <AssistantContext value={assistant}>{children}</AssistantContext>
}

function createAssistant(
  actor: PanelActor,
  avatar: AvatarHost,
  onFollow: { current: ((href: string) => void) | undefined },
): Assistant {
  const opening: Assistant['opening'] = { current: null }
  const closing: Assistant['closing'] = { current: null }
  let last: Element | null = null
  return {
    actor,
    opening,
    closing,
    draft: { current: '' },
    open(opener = focused()) {
      last = opener
      opening.current = { opener, from: opener?.getBoundingClientRect() ?? null }
      actor.send({ type: 'open' })
    },
    close() {
      closing.current = { opener: last, from: null }
      actor.send({ type: 'close' })
    },
    ask: (text) => actor.send({ type: 'ask', text }),
    listen: () => actor.send({ type: 'listen' }),
    stop: () => actor.send({ type: 'stop' }),
    follow(href) {
      onFollow.current?.(href)
      return onFollow.current !== undefined
    },
    showCanvas: (slot) => avatar.showIn(slot),
    currentTime: () => avatar.currentTime(),
  }
}

function focused(): Element | null {
  const { activeElement, body } = document
  return activeElement === body ? null : activeElement
}

/** With `?inspect` in the address: an observer of the panel and its bridge that opens the Stately inspector. Development only. */
function developerInspection() {
  if (typeof location === 'undefined' || !new URLSearchParams(location.search).has('inspect')) return undefined
  type Inspector = ReturnType<typeof import('@statelyai/inspect').createBrowserInspector>
  type Observed = Parameters<NonNullable<Inspector['inspect']['next']>>[0]
  const early: Observed[] = []
  let inspector: Inspector | null = null
  import('@statelyai/inspect')
    .then(({ createBrowserInspector }) => {
      inspector = createBrowserInspector()
      for (const event of early.splice(0)) inspector.inspect.next?.(event)
    })
    .catch((error: unknown) => console.error('The Stately inspector could not be loaded', error))
  return (event: Observed) => (inspector === null ? void early.push(event) : inspector.inspect.next?.(event))
}
