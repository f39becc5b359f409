import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { latePart } from '../ui/late-part.ts'
import { subjectOf, useAssistant, useAssistantState } from './assistant-context.ts'

const load = latePart(() => import('./selection-question.deferred.ts'))

/** On an article, what a reader selects can be asked about. Its code comes with the first selection. */
export function useSelectionQuestion(): void {
  const { i18n } = useLingui()
  const assistant = useAssistant()
  const isArticle = useAssistantState(subjectOf).kind === 'article'
  useEffect(() => {
    if (!isArticle) return undefined
    let end = () => document.removeEventListener('selectionchange', begin)
    let isOver = false
    const begin = () => {
      if (getSelection()?.isCollapsed !== false) return
      end()
      load().then(
        ({ offerSelectionQuestion }) => {
          if (isOver) return
          const question = (quote: string) => i18n._('what_does_this_mean', { quote })
          end = offerSelectionQuestion(assistant, { label: i18n._('ask_zed_about_this'), question })
        },
        () => undefined,
      )
    }
    document.addEventListener('selectionchange', begin)
    return () => {
      isOver = true
      end()
    }
  }, [assistant, i18n, isArticle])
}
