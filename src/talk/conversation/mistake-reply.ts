import type { Source } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import type { KnownText } from '../knowledge.ts'
import { plain } from '../terms.ts'
import { claimIn } from './disagreement.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'
import { quotation } from './source-reply.ts'

/** Page for reporting errors. */
const contactPath = '/contact'

/** The page where errors are reported. */
export function contactPage({ library }: ReplyDraft): Source {
  const [{ text: title } = { text: '' }] = library.phrase.contact
  return { id: 'contact', title, href: contactPath, quote: title }
}

/**
 * Who says that what was told is wrong hears what it stands on, and where errors are reported; and whether the text speaks of
 * what he says.
 */
export function mistake(draft: ReplyDraft, article: KnownText | undefined, about: string | undefined): Reply {
  const { context, library, message } = draft
  const extras = { sources: [contactPage(draft)] }
  const isOfReply = context.last !== undefined && context.last.about === about
  const stands = isOfReply ? quotation(draft, 'stand', article, about) : []
  if (stands.length > 0) {
    const isElsewhere = article !== undefined && isClaimUnknown(article, message, library.language)
    const notThere = isElsewhere ? [draft.own('notInText')] : []
    return draft.finish('authored', [...stands, ...notThere, draft.own('standNext')], { about, ...extras })
  }
  return draft.finish(
    'small-talk',
    [draft.wording('mistake', library.phrase.smallTalk['mistake']?.answers ?? [])],
    extras,
  )
}

/** Whether somebody claims a name or a number that a text doesn't have. */
function isClaimUnknown({ sentences, subject }: KnownText, message: string, language: Language): boolean {
  const claim = new Set(claimIn(message, language).split(' '))
  const named = message.match(/(?<!^)(?<!\. )\b\p{Lu}[\p{L}\d]{2,30}|\b\p{Lu}{2,30}\b|\d[\d.,]{0,20}\d|\d/gu) ?? []
  const words = named.map((one) => plain(one)).filter((one) => claim.has(one))
  const said = new Set(plain([subject, ...sentences.map(({ text }) => text)].join(' ')).split(' '))
  return words.length > 0 && words.every((word) => !said.has(word))
}
