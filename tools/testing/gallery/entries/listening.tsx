import { useState } from 'react'
import { AssistantPanel } from '../../../../src/assistant/assistant-panel.tsx'
import { isLoading } from '../../../../src/assistant/assistant-context.ts'
import { useLanguage } from '../../../../src/i18n/language-context.tsx'
import type { Language } from '../../../../src/i18n/language.ts'
import { MicrophoneIcon } from '../../../../src/listening/microphone-icon.tsx'
import { Act } from '../act.tsx'
import type { Entry } from '../entry.ts'
import { PanelScene, type PanelScript } from '../panel-scene.tsx'
import { installRecognition, pressMicrophone, type RecognitionScript } from '../scripted-recognition.ts'
import { replyOf, talk } from '../talk-samples.ts'

const said: Record<Language, string> = { es: '¿por qué brilla un punto cuántico?', en: 'why does a quantum dot glow?' }

const greeted: PanelScript = {
  subject: { kind: 'home' },
  opens: true,
  answer: (_, language) => replyOf(talk[language].greeting.text),
  voice: 'ends',
  async next(_assistant, pass) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    pass(60_000)
  },
  until: (snapshot) => !isLoading(snapshot) && snapshot.context.messages.length > 0,
}

interface SpokenScript extends Omit<RecognitionScript, 'words'> {
  speaks?: boolean
}

function Spoken({ script: { speaks, ...script }, until }: { script: SpokenScript; until: string }) {
  const { language } = useLanguage()
  useState(() => installRecognition({ ...script, ...(speaks && { words: said[language] }) }))
  return (
    <Act on={pressMicrophone} until={until}>
      <PanelScene script={greeted}>
        <AssistantPanel />
      </PanelScene>
    </Act>
  )
}

function spoken(script: SpokenScript, until: string) {
  return () => <Spoken script={script} until={until} />
}

const note = '[data-part="listening-note"]'

export const entries: Entry[] = [
  {
    name: 'speak-button',
    states: {
      informing: spoken({ agreed: false }, note),
      listening: spoken({ agreed: true }, '[data-hearing]'),
      'interim-words': spoken({ agreed: true, speaks: true }, '[data-hearing]'),
      heard: spoken({ agreed: true, speaks: true, ends: true }, '[data-part="microphone"]:not([data-hearing])'),
      refused: spoken({ agreed: true, error: 'not-allowed' }, note),
      'nothing-heard': spoken({ agreed: true, error: 'no-speech' }, note),
    },
  },
  {
    name: 'microphone-icon',
    states: {
      all: () => (
        <div className="gallery-row">
          <MicrophoneIcon />
        </div>
      ),
    },
  },
]
