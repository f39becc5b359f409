import { AssistantPanel } from '../../../../src/assistant/assistant-panel.tsx'
import { isBlocked, isLoading, isSpeaking } from '../../../../src/assistant/assistant-context.ts'
import { CaptionText } from '../../../../src/assistant/caption-text.tsx'
import { MarkedText } from '../../../../src/assistant/marks.tsx'
import { InteractionPage } from '../../../../src/assistant/interaction-page.tsx'
import {
  AgainIcon,
  CloseIcon,
  ExpandIcon,
  ListenIcon,
  MinimiseIcon,
  PauseIcon,
  SendIcon,
  SizeIcon,
  StopIcon,
} from '../../../../src/assistant/panel-icons.tsx'
import { BackIcon, MutedIcon, OnIcon, SoundIcon } from '../../../../src/assistant/sound-icons.tsx'
import { AnswerExtras } from '../../../../src/assistant/answer-extras.deferred.tsx'
import { Suggestions } from '../../../../src/assistant/suggestions.tsx'
import { useLanguage } from '../../../../src/i18n/language-context.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'
import { PanelScene, quiet, summaryTexts, type PanelScript } from '../panel-scene.tsx'
import { helpOf, replyOf, talk } from '../talk-samples.ts'

const article = { kind: 'article', id: '1', audioUrl: '', summaryText: summaryTexts.en } as const
const home = { kind: 'home' } as const

const reading: PanelScript = {
  subject: article,
  answer: (_, language) => replyOf(summaryTexts[language]),
  voice: 'speaks',
  at: 3.1,
  until: isSpeaking,
}

const asked: PanelScript = {
  subject: home,
  opens: true,
  answer: (request, language) => ('history' in request ? talk[language].answer : talk[language].greeting),
  voice: 'ends',
  async next(assistant, pass, language) {
    await settled()
    pass(60_000)
    assistant.ask(talk[language].question)
    await settled()
    pass(60_000)
  },
  until: (snapshot) => !isLoading(snapshot) && snapshot.context.messages.length > 2,
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

function panel(script: PanelScript) {
  return () => (
    <PanelScene script={script}>
      <AssistantPanel />
    </PanelScene>
  )
}

function Cited() {
  const { language } = useLanguage()
  return <AnswerExtras sources={talk[language].answer.sources ?? []} help={[]} />
}

function Marked() {
  const { language } = useLanguage()
  const { text, sources = [] } = talk[language].answer
  return (
    <p>
      <MarkedText text={text} sources={sources.map((source) => ({ ...source, from: 0, to: text.length }))} />
    </p>
  )
}

function Helped() {
  const { language } = useLanguage()
  return <AnswerExtras sources={[]} help={helpOf[language]} />
}

function Offered() {
  const { language } = useLanguage()
  return <Suggestions offered={[talk[language].question]} whole />
}

function Said() {
  const { language } = useLanguage()
  return (
    <CaptionText message={{ id: 'summary', kind: 'summary', role: 'assistant', content: summaryTexts[language] }} />
  )
}

export const entries: Entry[] = [
  {
    name: 'assistant-panel',
    states: {
      opening: panel({ ...reading, answer: () => 'silence', until: isLoading }),
      'greeting-loading': panel({ ...asked, answer: () => 'silence', next: async () => {}, until: isLoading }),
      blocked: panel({ ...reading, voice: 'is blocked', until: isBlocked }),
      speaking: panel(reading),
      chatting: panel(asked),
      'request-failed': panel({
        ...asked,
        answer: (request, language) => ('history' in request ? 'failure' : talk[language].greeting),
        until: (snapshot) => !isLoading(snapshot) && snapshot.context.messages.at(-1)?.role === 'user',
      }),
      'without-webgl': panel({ ...reading, picture: 'drawn' }),
      'with-webgl': panel({ ...reading, picture: 'three' }),
    },
    says: { 'request-failed': /^Failed chat request/ },
  },
  {
    name: 'assistant-panel-on-desktop',
    screen: 'desktop',
    states: { speaking: panel(reading), chatting: panel(asked) },
  },
  {
    name: 'interaction-page',
    screen: 'desktop',
    states: {
      chatting: () => (
        <PanelScene script={{ ...asked, subject: { kind: 'interaction' }, opens: false }}>
          <InteractionPage />
        </PanelScene>
      ),
      closed: () => (
        <PanelScene
          script={{
            ...asked,
            subject: { kind: 'interaction' },
            opens: false,
            next: async (assistant) => {
              await settled()
              assistant.close()
            },
            until: (snapshot) => snapshot.matches('hidden'),
          }}
        >
          <InteractionPage />
        </PanelScene>
      ),
    },
  },
  {
    name: 'sources',
    states: {
      'article-and-video': onGround(
        <PanelScene script={quiet}>
          <Cited />
        </PanelScene>,
      ),
    },
  },
  {
    name: 'answer-in-parts',
    states: {
      marks: onGround(
        <PanelScene script={quiet}>
          <Marked />
        </PanelScene>,
      ),
      help: onGround(
        <PanelScene script={quiet}>
          <Helped />
        </PanelScene>,
      ),
      suggestions: onGround(
        <PanelScene script={quiet}>
          <Offered />
        </PanelScene>,
      ),
    },
  },
  {
    name: 'caption-text',
    states: {
      'at-rest': onGround(<Said />),
    },
  },
  {
    name: 'panel-icons',
    states: {
      all: () => (
        <div className="gallery-row">
          <SendIcon />
          <CloseIcon />
          <StopIcon />
          <ListenIcon />
          <PauseIcon />
          <AgainIcon />
          <MinimiseIcon />
          <ExpandIcon />
          <SizeIcon />
        </div>
      ),
    },
  },
  {
    name: 'sound-icons',
    states: {
      all: () => (
        <div className="gallery-row">
          <BackIcon />
          <OnIcon />
          <SoundIcon />
          <MutedIcon />
        </div>
      ),
    },
  },
]
