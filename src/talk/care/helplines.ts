import * as v from 'valibot'
import type { HelpContact } from '../../contract/talk-reply.ts'
import { languages, type Language } from '../../i18n/language.ts'
import table from './helplines.json' with { type: 'json' }
import timeZones from './time-zones.json' with { type: 'json' }

const short = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(120))

/**
 * `emergency`: help at once; `crisis`: somebody to talk to; `children`: the same for who is not of age; `violence`: who is
 * beaten or was raped; `online`: extortion and harassment on the internet; `poison`: what was swallowed.
 */
const helplineKinds = ['emergency', 'crisis', 'children', 'violence', 'online', 'poison'] as const
export type HelplineKind = (typeof helplineKinds)[number]

const HelplineSchema = v.strictObject({
  language: v.picklist(languages),
  /** ISO 3166 code of the country that it is of: those of the reader's own come first. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code'))),
  /** Where it answers, as it stands behind “in”. */
  region: short,
  kind: v.picklist(helplineKinds),
  name: short,
  /** As it is dialled, with blanks or hyphens. */
  phone: v.pipe(v.string(), v.regex(/^[\d*][\d -]{1,18}$/, 'must be a number to dial')),
  /** As it stands behind “you can call”. */
  call: short,
  /** How Zed names it where he does not know the reader's country; of a kind he names two at most, and only those that have this. */
  aloud: v.optional(short),
  /** Where one can write instead of calling. */
  chat: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be https'))),
  /** Where the number is published. */
  source: v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be https')),
  /** The day on which the number was last looked up. */
  checked: v.optional(v.pipe(v.string(), v.isoDate())),
})
export type Helpline = v.InferOutput<typeof HelplineSchema>

/** A table of help lines: for each language there must be an emergency number and a line to talk to. */
export const HelplinesSchema = v.pipe(
  v.array(HelplineSchema, 'must be a list of help lines'),
  v.check(
    (lines) =>
      languages.every((language) =>
        (['emergency', 'crisis'] as const).every((kind) =>
          lines.some((line) => line.language === language && line.kind === kind),
        ),
      ),
    'must name an emergency number and a crisis line in each language',
  ),
)

/** The table that comes with the site; `HELPLINES_FILE` replaces it. */
export const defaultHelplines: readonly Helpline[] = v.parse(HelplinesSchema, table)

/** The lines of some kinds, in the order of the kinds: of a country in any language, else those of a language. */
export function linesFor(
  helplines: readonly Helpline[],
  language: Language,
  kinds: readonly HelplineKind[],
  country?: string,
): Helpline[] {
  const near = countryLines(helplines, language, country)
  return kinds.flatMap((kind) => near.filter((line) => line.kind === kind))
}

function countryLines(helplines: readonly Helpline[], language: Language, country?: string): readonly Helpline[] {
  if (country === undefined) return helplines.filter((line) => line.language === language)
  const own = helplines.filter((line) => line.country === country)
  const inLanguage = own.filter((line) => line.language === language)
  return inLanguage.length > 0 ? inLanguage : own
}

/** Of lines of one kind, those that Zed names: a country's own, else two at most that stand for many readers. */
export function namedAloud(lines: readonly Helpline[], country?: string): Helpline[] {
  if (country !== undefined) return lines.slice(0, 1)
  const chosen = lines.filter(({ aloud }) => aloud !== undefined)
  return (chosen.length > 0 ? chosen : lines).slice(0, mostAloud)
}

const mostAloud = 2
const zones: Readonly<Record<string, readonly string[]>> = timeZones

/** A line as a page shows it, with the time zones by which the browser knows that it is the reader's own. */
export function contactOf({ name, phone, region, source, country, kind, chat }: Helpline): HelpContact {
  return {
    name,
    phone,
    region,
    source,
    kind,
    ...(country === undefined ? {} : { country, timeZones: [...(zones[country] ?? [])] }),
    ...(chat === undefined ? {} : { chat }),
  }
}
