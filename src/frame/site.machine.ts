import type { ErrorActorEvent } from 'xstate'
import { enqueueActions, sendTo, setup, stopChild } from 'xstate'
import { panelMachine } from '../assistant/panel.machine.ts'
import type { PanelInput } from '../assistant/panel.machine.ts'
import { bridgeMachine } from '../avatar/bridge.machine.ts'
import { languageMachine } from '../i18n/language.machine.ts'
import type { MemberEvent } from '../runtime/system.tsx'
import { sidePanelMachine } from './side-panel.machine.ts'

/** Root of the actor system. Theme, search, figures, and players join it when their code loads. */
export const siteMachine = setup({
  types: {
    context: {} as PanelInput,
    events: {} as MemberEvent | ErrorActorEvent,
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
      // `never`: the type of a member is unknown here.
      enqueue.spawnChild(logic as never, { id, systemId: id, input } as never)
    }),
    stopMember: stopChild((_, { id }: { id: string }) => id),
    tellBridgeLost: sendTo('panel', { type: 'bridge.lost' }),
  },
}).createMachine({
  id: 'site',
  description: 'The system of a visit: every machine of the site is a member of it.',
  context: ({ input }) => input,
  // In this order: an actor may send to earlier ones when it starts.
  invoke: [
    {
      id: 'bridge',
      systemId: 'bridge',
      src: 'bridge',
      onError: {
        actions: [
          { type: 'log', params: ({ event }) => ({ message: 'A part of the site failed', event }) },
          'tellBridgeLost',
        ],
      },
    },
    {
      id: 'language',
      systemId: 'language',
      src: 'language',
      input: ({ context: { language } }) => ({ language }),
    },
    {
      id: 'sidePanel',
      systemId: 'sidePanel',
      src: 'sidePanel',
    },
    {
      id: 'panel',
      systemId: 'panel',
      src: 'panel',
      input: ({ context }) => context,
    },
  ],
  on: {
    'member.joins': { actions: { type: 'startMember', params: ({ event }) => event } },
    'member.leaves': { actions: { type: 'stopMember', params: ({ event }) => event } },
    // Any member failed; the others continue.
    'xstate.error.actor.*': {
      actions: { type: 'log', params: ({ event }) => ({ message: 'A part of the site failed', event }) },
    },
  },
})
