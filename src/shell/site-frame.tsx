import { useActor } from '@xstate/react'
import type { ReactNode } from 'react'
import { useAssistant, useTalkAvailable } from '../assistant/assistant-context.ts'
import { hasPanel, type PanelSubject } from '../assistant/panel-subject.ts'
import type { ArticleCard } from '../content/schema.ts'
import { Shell } from './shell.tsx'
import { sidePanelMachine } from './side-panel.machine.ts'

export interface SiteFrameProps {
  isHome: boolean
  subject: PanelSubject
  newest: readonly ArticleCard[]
  children: ReactNode
}

/** The shell, told by the machines what to show. */
export function SiteFrame({ isHome, subject, newest, children }: SiteFrameProps) {
  const assistant = useAssistant()
  const talkAvailable = useTalkAvailable()
  const [sidePanel, send] = useActor(sidePanelMachine)
  return (
    <Shell
      isHome={isHome}
      talkAvailable={talkAvailable}
      onTalk={hasPanel(subject) ? () => assistant.open() : undefined}
      sidePanel={{
        isOpen: sidePanel.matches('open'),
        onToggle: () => send({ type: 'toggle' }),
        onClose: () => send({ type: 'close' }),
      }}
      newest={newest}
    >
      {children}
    </Shell>
  )
}
