import type { HelpContact, Source } from '../contract/talk-reply.ts'
import { HelpContacts } from './help-contacts.tsx'
import { Sources } from './sources.tsx'

export { MarkedText, Marks } from './marks.tsx'

export function AnswerExtras({ sources, help }: { sources: readonly Source[]; help: readonly HelpContact[] }) {
  return (
    <>
      {help.length > 0 && <HelpContacts contacts={help} />}
      {sources.length > 0 && <Sources sources={sources} />}
    </>
  )
}
