import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { AssistantPanel } from '../../src/assistant/assistant-panel.tsx'
import '../../src/assistant/open-panel.tsx'
import type { PanelSubject } from '../../src/assistant/panel-subject.ts'
import { createTalkRequest } from '../../src/assistant/talk-request.ts'
import { createAvatarHost } from '../../src/avatar/avatar-host.ts'
import { defaultAvatarConfiguration } from '../../src/avatar/configuration.ts'
import { loadTranslator } from '../../src/i18n/catalogue.ts'
import type { Language } from '../../src/i18n/language.ts'
import { SiteSystem } from '../../src/frame/site-system.tsx'
import { useSystem } from '../../src/runtime/system.tsx'
import { createTestedPage } from '../../tools/testing/harness/harness.ts'
import type { TestedPage } from '../../tools/testing/harness/run-script.ts'
import { SilentEngine } from '../../tools/testing/harness/silent-engine.ts'

const subjects: Record<Language, PanelSubject> = {
  es: { kind: 'article', id: 'es-1', audioUrl: '', summaryText: 'Un grano que brilla.' },
  en: { kind: 'article', id: '1', audioUrl: '', summaryText: 'A grain that shines.' },
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await sleep(0)
  })
}

function Watched({ page, children }: { page: TestedPage; children: ReactNode }) {
  const { system } = useSystem()
  useState(() => system.inspect(page.observer.inspect))
  return children
}

export async function renderScriptedVisit(): Promise<TestedPage> {
  const page = createTestedPage({ document, visit: () => {} }, settle, sleep)
  const { clock, talk } = page
  const translators = { es: await loadTranslator('es'), en: await loadTranslator('en') }
  let view: ReturnType<typeof render> | undefined
  const dependencies = {
    clock,
    avatar: createAvatarHost(
      defaultAvatarConfiguration,
      async () => (options) => new SilentEngine(page.engine, options),
    ),
    request: createTalkRequest({ url: '/api/talk', fetch: talk.fetch }),
    language: {
      show: async (language: Language) => view?.rerender(shown(language)),
      store: () => {},
      reportLoadError: () => {},
    },
  }
  const shown = (language: Language) => (
    <I18nProvider i18n={translators[language]}>
      <SiteSystem dependencies={dependencies} language={language} subject={subjects[language]}>
        <Watched page={page}>
          <AssistantPanel />
        </Watched>
      </SiteSystem>
    </I18nProvider>
  )
  view = render(shown('es'))
  await settle()
  return page
}
