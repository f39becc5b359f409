import { useState, type ReactNode } from 'react'
import { createActor } from 'xstate'
import { siteMachine } from '../../../src/frame/site.machine.ts'
import { SystemProvider } from '../../../src/runtime/system.tsx'

export function QuietSystem({ children }: { children: ReactNode }) {
  const [root] = useState(() => createActor(siteMachine, { input: { language: 'es', subject: { kind: 'elsewhere' } } }))
  return <SystemProvider root={root}>{children}</SystemProvider>
}
