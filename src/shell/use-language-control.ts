import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Language } from '../i18n/language.ts'
import type { LanguageControl } from '../i18n/language-context.tsx'
import { languageMachine } from '../i18n/language.machine.ts'
import { mirrorLanguage, readStoredLanguage, storeLanguage } from '../i18n/stored-language.ts'
import { tellMissing } from '../ui/missing.ts'
import { whenShown } from '../ui/when-shown.ts'
import { showLanguage } from './show-language.ts'

/** The language of the page shown and its toggle. All of the page changes at once, when everything in the new one is there. */
export function useLanguageControl(shown: Language): LanguageControl {
  const router = useRouter()
  const [machine] = useState(() =>
    languageMachine.provide({
      actors: {
        show: fromPromise<void, { language: Language }>(({ input, signal }) =>
          showLanguage(router, input.language, signal),
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
    // The server knows only the cookie, and a page in the browser's back/forward cache only what was chosen before: where
    // it is not what is stored, the stored choice counts.
    return whenShown(() => {
      const stored = readStoredLanguage()
      const { session } = router.options.context
      if (stored && !session.prefix && stored !== session.current) {
        mirrorLanguage(stored)
        actor.send({ type: 'set', language: stored })
      }
    })
  }, [actor, router])

  return useMemo(() => ({ language: shown, toggle: () => actor.send({ type: 'toggle' }) }), [actor, shown])
}
