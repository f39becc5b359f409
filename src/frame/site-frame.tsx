import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isVisible, useAssistant, useAssistantState, useTalkAvailable } from '../assistant/assistant-context.ts'
import { hasPanel, type PanelSubject } from '../assistant/panel-subject.ts'
import type { NewestArticle } from '../content/schema.ts'
import type { Dated } from '../i18n/in-words.ts'
import { useMember } from '../runtime/system.tsx'
import { Shell } from './shell.tsx'
import type { sidePanelMachine } from './side-panel.machine.ts'

export interface SiteFrameProps {
  isHome: boolean
  subject: PanelSubject
  newest: readonly Dated<NewestArticle>[]
  children: ReactNode
}

export function SiteFrame({ isHome, subject, newest, children }: SiteFrameProps) {
  const assistant = useAssistant()
  const talkAvailable = useTalkAvailable()
  const isOpen = useAssistantState(isVisible)
  const sidePanel = useMember<ActorRefFrom<typeof sidePanelMachine>>('sidePanel')
  const isMenuOpen = useSelector(sidePanel, (snapshot) => snapshot.matches('open'))
  function talk() {
    if (talkAvailable) assistant.open()
    else document.querySelector<HTMLElement>('[data-zed-panel]')?.focus({ preventScroll: true })
  }
  return (
    <Shell
      isHome={isHome}
      talkAvailable={talkAvailable}
      isZedThere={talkAvailable || isOpen}
      onTalk={hasPanel(subject) ? talk : undefined}
      sidePanel={{
        isOpen: isMenuOpen,
        onToggle: () => sidePanel.send({ type: 'toggle' }),
        onClose: () => sidePanel.send({ type: 'close' }),
      }}
      newest={newest}
    >
      {children}
    </Shell>
  )
}
