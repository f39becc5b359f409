// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { AssistantPanel } from '../../src/assistant/assistant-panel.tsx'
import { SiteSystem } from '../../src/frame/site-system.tsx'
import { createTalkRequest } from '../../src/assistant/talk-request.ts'
import { createAvatarHost } from '../../src/avatar/avatar-host.ts'
import { defaultAvatarConfiguration } from '../../src/avatar/configuration.ts'
import { loadTranslator } from '../../src/i18n/catalogue.ts'
import { article, FakeEngine, replyOf, settle } from './rendered-panel.tsx'

afterEach(cleanup)

/** A talk service that rejects on abort, like fetch. */
function talkService(): typeof fetch {
  return (_address, options) =>
    new Promise((resolve, reject) => {
      const { signal } = options ?? {}
      signal?.addEventListener('abort', () => reject(signal.reason))
      queueMicrotask(() => resolve(Response.json(replyOf('La luz cabe en un grano.'))))
    })
}

test('in strict mode, which starts every actor twice, the summary is still read', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const engine = new FakeEngine()
  const dependencies = {
    clock: new SimulatedClock(),
    request: createTalkRequest({ url: '/api/talk', fetch: talkService() }),
    avatar: createAvatarHost(defaultAvatarConfiguration, async () => (options) => {
      engine.onEvent = options.onEvent
      return engine
    }),
  }
  render(
    <StrictMode>
      <I18nProvider i18n={await loadTranslator('es')}>
        <SiteSystem dependencies={dependencies} subject={article} language="es">
          <AssistantPanel />
        </SiteSystem>
      </I18nProvider>
    </StrictMode>,
  )
  await settle()
  await vi.dynamicImportSettled()
  await settle()
  expect(engine.diary).toContain('receive La luz cabe en un grano.')
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', false)
  expect(logged).not.toHaveBeenCalled()
})
