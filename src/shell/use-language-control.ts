import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Language } from '../i18n/language.ts'
import type { LanguageControl } from '../i18n/language-context.tsx'
import { languageMachine } from '../i18n/language.machine.ts'
import { mirrorLanguage, readStoredLanguage, storeLanguage } from '../i18n/stored-language.ts'
import { tellMissing } from '../ui/missing.ts'

/** The language of the page shown and its toggle. All of the page changes at once, when everything in the new one is there. */
export function useLanguageControl(shown: Language): LanguageControl {
  const router = useRouter()
  const [machine] = useState(() =>
    languageMachine.provide({
      actors: {
        show: fromPromise<void, { language: Language }>(async ({ input, signal }) =>
          (await import('./show-language.deferred.ts')).showLanguage(router, input.language, signal),
        ),
      },
      actions: {
        store: (_, { language }) => storeLanguage(language),
        tellMissing: () => tellMissing({}),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { language: shown } })

  useEffect(() => {
    // The server knows only the cookie. Where that is gone and the stored choice is not, the choice counts.
    const stored = readStoredLanguage()
    const { session } = router.options.context
    if (stored && !session.prefix && stored !== session.current) {
      mirrorLanguage(stored)
      actor.send({ type: 'set', language: stored })
    }
  }, [actor, router])

  return useMemo(() => ({ language: shown, toggle: () => actor.send({ type: 'toggle' }) }), [actor, shown])
}
