import * as v from 'valibot'
import type { HelpContact } from '../../contract/talk-reply.ts'
import { languages, type Language } from '../../i18n/language.ts'
import table from './helplines.json' with { type: 'json' }
import timeZones from './time-zones.json' with { type: 'json' }

const short = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(120))

/**
 * `emergency`: immediate help; `crisis`: somebody to talk to; `children`: the same for minors; `violence`: physical or
 * sexual violence; `online`: extortion and harassment; `poison`: poisoning.
 */
const helplineKinds = ['emergency', 'crisis', 'children', 'violence', 'online', 'poison'] as const
export type HelplineKind = (typeof helplineKinds)[number]

const HelplineSchema = v.strictObject({
  language: v.picklist(languages),
  /** ISO 3166 country code; lines of the reader's country come first. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code'))),
  /** Region as it reads after “in”. */
  region: short,
  kind: v.picklist(helplineKinds),
  name: short,
  /** As dialed, with spaces or hyphens. */
  phone: v.pipe(v.string(), v.regex(/^[\d*][\d -]{1,18}$/, 'must be a number to dial')),
  /** Name as it reads after “you can call”. */
  call: short,
  /** Spoken form if the reader's country is unknown; only lines with this field are spoken, at most two per kind. */
  aloud: v.optional(short),
  /** URL for help in writing. */
  chat: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be https'))),
  /** Source of the number. */
  source: v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be https')),
  checked: v.optional(v.pipe(v.string(), v.isoDate())),
})
export type Helpline = v.InferOutput<typeof HelplineSchema>

/** Helplines; each language needs an emergency number and a crisis line. */
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

/** Default helplines; `HELPLINES_FILE` replaces them. */
export const defaultHelplines: readonly Helpline[] = v.parse(HelplinesSchema, table)

/** Returns lines of these kinds, in this order: those of a country in any language, else those of the language. */
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

/** Returns the spoken lines of one kind: the country's, else up to two that serve many readers. */
export function namedAloud(lines: readonly Helpline[], country?: string): Helpline[] {
  if (country !== undefined) return lines.slice(0, 1)
  const chosen = lines.filter(({ aloud }) => aloud !== undefined)
  return (chosen.length > 0 ? chosen : lines).slice(0, mostAloud)
}

/** Name of a line's country as it reads after “in” in the language of the answer, which may not be the line's. */
export function regionName({ country, region, language: own }: Helpline, language: Language): string {
  if (own === language || country === undefined) return region
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? region
  return language === 'en' && withArticle.has(country) ? `the ${name}` : name
}

const withArticle = new Set(['AE', 'BS', 'CF', 'CZ', 'DO', 'GB', 'GM', 'NL', 'PH', 'US'])
const mostAloud = 2
const zones: Readonly<Record<string, readonly string[]>> = timeZones

/** Converts a help line for the page, with the time zones by which the browser finds the reader's own. */
export function contactOf(line: Helpline, language: Language): HelpContact {
  const { name, phone, source, country, kind, chat } = line
  return {
    name,
    phone,
    region: regionName(line, language),
    source,
    kind,
    ...(country === undefined ? {} : { country, timeZones: [...(zones[country] ?? [])] }),
    ...(chat === undefined ? {} : { chat }),
  }
}
