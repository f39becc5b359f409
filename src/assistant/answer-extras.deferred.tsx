import type { HelpContact, Source } from '../contract/talk-reply.ts'
import { HelpContacts } from './help-contacts.tsx'
import { Sources } from './sources.tsx'

export { MarkedText, Marks } from './marks.tsx'

export function AnswerExtras(props: {
  sources: readonly Source[]
  help: readonly HelpContact[]
  /** Language of the answer, if it isn't the page's. */
  lang?: string | undefined
}) {
  const { sources, help, lang } = props
  return (
    <>
      {help.length > 0 && <HelpContacts contacts={help} lang={lang} />}
      {sources.length > 0 && <Sources sources={sources} lang={lang} />}
    </>
  )
}
