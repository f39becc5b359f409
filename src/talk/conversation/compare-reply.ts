import { spokenText } from '../said-lines.ts'
import { asksIfSame } from './read-comparison.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

/** Compares two subjects: with an answer about both, else with the main point of each. */
export function compared(draft: ReplyDraft, about: string | undefined, other: string | undefined): Reply {
  const both = keysOfBoth(draft, about, other)
  const isSameAsked = asksIfSame(draft.message, draft.library.language)
  const mostTexts = isSameAsked ? both.length : mostCompared
  const across = draft.library.knowledge.answers.find(
    (one) =>
      both.length === 2 &&
      one.about.length <= mostTexts &&
      both.every((key) => one.about.includes(key)) &&
      !draft.isToldAnswer(one),
  )
  if (across) return draft.finish('authored', draft.authored(across), { about })
  if (both.length < 2) {
    const comparison = draft.nearestToLast(draft.freshOn(about).filter(({ kind }) => kind === 'compare'))[0]
    if (comparison) return draft.finish('authored', draft.authored(comparison), { about })
  }
  const points = both.flatMap((key) => draft.aid(draft.library.aidsOf(key), ['point', 'use']))
  if (points.length === 0) return draft.more(about)
  return draft.finish(
    'authored',
    both.length === 2 ? [draft.own(isSameAsked ? 'related' : 'compared'), ...points] : points,
    { about },
  )
}

/** An answer on more texts compares others, too. */
const mostCompared = 3

/** States what each of two is for, because which is better depends on the purpose. */
export function better(draft: ReplyDraft, about: string | undefined, other: string | undefined): Reply {
  const both = keysOfBoth(draft, about, other)
  if (both.length < 2) {
    const [comparison] = draft.nearestToLast(draft.freshOn(about).filter(({ kind }) => kind === 'compare'))
    const isNear = comparison && draft.sharedWithLast(spokenText(comparison)) > 1
    if (isNear) return draft.finish('authored', [draft.own('better'), ...draft.authored(comparison)], { about })
  }
  const uses = both.flatMap((key) => draft.aid(draft.library.aidsOf(key), ['use', 'point']))
  return uses.length > 0 ? draft.finish('authored', [draft.own('better'), ...uses], { about }) : draft.more(about)
}

function keysOfBoth(draft: ReplyDraft, ...keys: (string | undefined)[]): string[] {
  return [...new Set(keys.flatMap((key) => draft.library.articleOf(key)?.key ?? []))]
}
