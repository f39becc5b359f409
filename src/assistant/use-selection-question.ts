import { useLingui } from '@lingui/react'
import { useContext, useEffect } from 'react'
import { latePart } from '../ui/late-part.ts'
import { AssistantContext } from './assistant-context.ts'

const load = latePart(() => import('./selection-question.deferred.ts'))

/** What a reader selects in an article's text can be asked about. The code of it comes with the first selection. */
export function useSelectionQuestion(): void {
  const { i18n } = useLingui()
  const assistant = useContext(AssistantContext)
  useEffect(() => {
    if (!assistant) return undefined
    let end = () => document.removeEventListener('selectionchange', begin)
    let isOver = false
    const begin = () => {
      if (getSelection()?.isCollapsed !== false) return
      end()
      void load().then(({ offerSelectionQuestion }) => {
        if (isOver) return
        const question = (quote: string) => i18n._('what_does_this_mean', { quote })
        end = offerSelectionQuestion(assistant, { label: i18n._('ask_zed_about_this'), question })
      })
    }
    document.addEventListener('selectionchange', begin)
    return () => {
      isOver = true
      end()
    }
  }, [assistant, i18n])
}
