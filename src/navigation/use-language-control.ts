import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Language } from '../i18n/language.ts'
import type { LanguageControl } from '../i18n/language-context.tsx'
import type { languageMachine } from '../i18n/language.machine.ts'
import { mirrorLanguage, readStoredLanguage } from '../i18n/stored-language.ts'
import { useMember } from '../runtime/system.tsx'

export function useLanguageControl(shown: Language): LanguageControl {
  const router = useRouter()
  const actor = useMember<ActorRefFrom<typeof languageMachine>>('language')

  useEffect(() => {
    // The server knows only the cookie; if it is gone, the stored choice wins.
    const stored = readStoredLanguage()
    const { session } = router.options.context
    if (stored && !session.prefix && stored !== session.current) {
      mirrorLanguage(stored)
      actor.send({ type: 'set', language: stored })
    }
  }, [actor, router])

  return useMemo(() => ({ language: shown, toggle: () => actor.send({ type: 'toggle' }) }), [actor, shown])
}
