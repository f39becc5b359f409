import { enqueueActions, sendTo, setup, stopChild } from 'xstate'
import { panelMachine } from '../assistant/panel.machine.ts'
import type { PanelInput } from '../assistant/panel.machine.ts'
import { bridgeMachine } from '../avatar/bridge.machine.ts'
import { languageMachine } from '../i18n/language.machine.ts'
import type { MemberEvent } from '../runtime/system.tsx'
import { sidePanelMachine } from './side-panel.machine.ts'

const failure = {
  actions: { type: 'log', params: ({ event }: { event: object }) => ({ message: 'A part of the site failed', event }) },
} as const

/**
 * Root of the actor system. Bridge, language, side panel, and panel start with it; theme, search, figures, and players
 * join when their code loads. Each has a systemId.
 */
export const siteMachine = setup({
  types: {
    context: {} as PanelInput,
    events: {} as MemberEvent,
    input: {} as PanelInput,
    children: {} as { bridge: 'bridge'; language: 'language'; sidePanel: 'sidePanel'; panel: 'panel' },
  },
  actors: {
    bridge: bridgeMachine,
    language: languageMachine,
    sidePanel: sidePanelMachine,
    panel: panelMachine,
  },
  actions: {
    log: (_, { message, event }: { message: string; event: object }) => console.error(message, event),
    startMember: enqueueActions(({ enqueue }, { id, logic, input }: Extract<MemberEvent, { type: 'member.joins' }>) => {
      // The member's own logic: only its name is known here, not its events.
      enqueue.spawnChild(logic as never, { id, systemId: id, input } as never)
    }),
    stopMember: stopChild((_, { id }: { id: string }) => id),
    tellBridgeLost: sendTo('panel', { type: 'bridge.lost' }),
  },
}).createMachine({
  id: 'site',
  description: 'The system of a visit: every machine of the site is a member of it.',
  context: ({ input }) => input,
  // Order matters: each may address earlier actors on start.
  invoke: [
    {
      id: 'bridge',
      systemId: 'bridge',
      src: 'bridge',
      onError: { actions: [failure.actions, 'tellBridgeLost'] },
    },
    {
      id: 'language',
      systemId: 'language',
      src: 'language',
      input: ({ context: { language } }) => ({ language }),
      onError: failure,
    },
    { id: 'sidePanel', systemId: 'sidePanel', src: 'sidePanel', onError: failure },
    {
      id: 'panel',
      systemId: 'panel',
      src: 'panel',
      input: ({ context }) => context,
      onError: failure,
    },
  ],
  on: {
    'member.joins': { actions: { type: 'startMember', params: ({ event }) => event } },
    'member.leaves': { actions: { type: 'stopMember', params: ({ event }) => event } },
    // Matches any number of members of any name.
    'xstate.error.actor.*': failure,
  },
})
