import type { AnyStateMachine } from 'xstate'
import { panelMachine } from '../../../src/assistant/panel.machine.ts'
import { utteranceMachine } from '../../../src/assistant/utterance.machine.ts'
import { bridgeMachine } from '../../../src/avatar/bridge.machine.ts'
import { ballMachine } from '../../../src/figures/bouncing-foam/bouncing-foam.machine.ts'
import { boardMachine } from '../../../src/figures/error-board/error-board.machine.ts'
import { lensMachine } from '../../../src/figures/metalens-fins/metalens-fins.machine.ts'
import { curveMachine } from '../../../src/figures/price-curve/price-curve.machine.ts'
import { wingMachine } from '../../../src/figures/wing-lamellae/wing-lamellae.machine.ts'
import { envelopeMachine } from '../../../src/figures/charged-envelope/charged-envelope.machine.ts'
import { organoidMachine } from '../../../src/figures/crypt-signals/crypt-signals.machine.ts'
import { marrowMachine } from '../../../src/figures/cut-brake/cut-brake.machine.ts'
import { beachMachine } from '../../../src/figures/oil-bloom/oil-bloom.machine.ts'
import { plateMachine } from '../../../src/figures/silent-electrodes/silent-electrodes.machine.ts'
import { courseMachine } from '../../../src/figures/weekly-doses/weekly-doses.machine.ts'
import { dialsMachine } from '../../../src/figures/three-dials/three-dials.machine.ts'
import { chainMachine } from '../../../src/figures/lattice-chain/lattice-chain.machine.ts'
import { outbreakMachine } from '../../../src/figures/passed-on/passed-on.machine.ts'
import { circuitMachine } from '../../../src/figures/fly-circuit/fly-circuit.machine.ts'
import { trialMachine } from '../../../src/figures/fair-trial/fair-trial.machine.ts'
import { readingMachine } from '../../../src/reading/reading.machine.ts'
import { conversationMachine } from '../../../src/talk/conversation/conversation.machine.ts'
import { languageMachine } from '../../../src/i18n/language.machine.ts'
import { listeningMachine } from '../../../src/listening/listening.machine.ts'
import { searchMachine } from '../../../src/search/search.machine.ts'
import { sidePanelMachine } from '../../../src/frame/side-panel.machine.ts'
import { siteMachine } from '../../../src/frame/site.machine.ts'
import { themeMachine } from '../../../src/theme/theme.deferred.machine.ts'
import { quizMachine } from '../../../src/news/quiz.machine.ts'
import { playerMachine } from '../../../src/videos/player.machine.ts'
import { upNextMachine } from '../../../src/videos/up-next.machine.ts'

interface CataloguedMachine {
  title: string
  machine: AnyStateMachine
  sources: readonly string[]
  alike?: readonly AnyStateMachine[]
}

const figuresOf = (...figures: string[]) => figures.map((figure) => `src/figures/${figure}/${figure}.machine.ts`)

/** All machines; a test reports missing ones. */
export const machineCatalogue: readonly CataloguedMachine[] = [
  { title: 'The system of a visit', machine: siteMachine, sources: ['src/frame/site.machine.ts'] },
  {
    title: 'The assistant panel',
    machine: panelMachine,
    sources: ['src/assistant/panel.machine.ts'],
  },
  {
    title: 'What Zed says',
    machine: utteranceMachine,
    sources: ['src/assistant/utterance.machine.ts'],
  },
  {
    title: 'The avatar bridge',
    machine: bridgeMachine,
    sources: ['src/avatar/bridge.machine.ts'],
  },
  { title: 'An article read aloud', machine: readingMachine, sources: ['src/reading/reading.machine.ts'] },
  {
    title: 'A conversation',
    machine: conversationMachine,
    sources: ['src/talk/conversation/conversation.machine.ts'],
  },
  {
    title: 'What a reader says',
    machine: listeningMachine,
    sources: ['src/listening/listening.machine.ts'],
  },
  { title: 'The language', machine: languageMachine, sources: ['src/i18n/language.machine.ts'] },
  { title: 'The theme', machine: themeMachine, sources: ['src/theme/theme.deferred.machine.ts'] },
  { title: 'The side panel', machine: sidePanelMachine, sources: ['src/frame/side-panel.machine.ts'] },
  { title: 'The search', machine: searchMachine, sources: ['src/search/search.machine.ts'] },
  { title: 'A video', machine: playerMachine, sources: ['src/videos/player.machine.ts'] },
  { title: 'What comes after a video', machine: upNextMachine, sources: ['src/videos/up-next.machine.ts'] },
  { title: 'The quiz of an article', machine: quizMachine, sources: ['src/news/quiz.machine.ts'] },
  {
    title: 'A figure',
    machine: wingMachine,
    alike: [
      ballMachine,
      boardMachine,
      lensMachine,
      curveMachine,
      envelopeMachine,
      organoidMachine,
      marrowMachine,
      beachMachine,
      plateMachine,
      courseMachine,
      dialsMachine,
      chainMachine,
      outbreakMachine,
      circuitMachine,
      trialMachine,
    ],
    sources: [
      'src/figures/figure.machine.ts',
      ...figuresOf(
        'wing-lamellae',
        'bouncing-foam',
        'error-board',
        'metalens-fins',
        'price-curve',
        'charged-envelope',
        'crypt-signals',
        'cut-brake',
        'oil-bloom',
        'silent-electrodes',
        'weekly-doses',
        'three-dials',
        'lattice-chain',
        'passed-on',
        'fly-circuit',
        'fair-trial',
      ),
    ],
  },
]
