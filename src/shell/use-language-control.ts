import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { parseLanguage, type Language } from '../i18n/language.ts'
import type { LanguageControl } from '../i18n/language-context.tsx'
import { languageMachine } from '../i18n/language.machine.ts'
import { mirrorLanguage, readStoredLanguage, storeLanguage } from '../i18n/stored-language.ts'
import { showLanguage } from './show-language.ts'

const machine = languageMachine.provide({ actions: { store: (_, { language }) => storeLanguage(language) } })

/**
 * The language of the page shown and its toggle. `shown` is the language of the content on the page: it follows the
 * machine when everything in the new language is there, so that all of the page changes at once.
 */
export function useLanguageControl(shown: Language): LanguageControl {
  const router = useRouter()
  const actor = useActorRef(machine, { input: { language: shown } })

  useEffect(() => {
    const subscription = actor.subscribe(({ value }) => {
      const wanted = parseLanguage(value)
      showLanguage(router, wanted).catch((error: unknown) => {
        console.error(`The language '${wanted}' could not be loaded`, error)
        actor.send({ type: 'set', language: router.options.context.session.current })
      })
    })
    // The server knows only the cookie. Where that is gone and the stored choice is not, the choice counts.
    const stored = readStoredLanguage()
    if (stored && !router.options.context.session.prefix && stored !== actor.getSnapshot().value) {
      mirrorLanguage(stored)
      actor.send({ type: 'set', language: stored })
    }
    return () => subscription.unsubscribe()
  }, [actor, router])

  return useMemo(() => ({ language: shown, toggle: () => actor.send({ type: 'toggle' }) }), [actor, shown])
}
