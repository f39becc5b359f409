import * as v from 'valibot'
import { languages, type Language } from '../../i18n/language.ts'
import table from './helplines.json' with { type: 'json' }

const short = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(120))

/** `emergency`: help at once; `crisis`: somebody to talk to; `children`: the same for who is not of age; `poison`: what was swallowed. */
const helplineKinds = ['emergency', 'crisis', 'children', 'poison'] as const
export type HelplineKind = (typeof helplineKinds)[number]

const HelplineSchema = v.strictObject({
  language: v.picklist(languages),
  /** Where it answers, as it stands behind “in”. */
  region: short,
  kind: v.picklist(helplineKinds),
  name: short,
  /** As it is dialled, with blanks or hyphens. */
  phone: v.pipe(v.string(), v.regex(/^[\d][\d -]{1,18}$/, 'must be a number to dial')),
  /** As it stands behind “you can call”. */
  call: short,
  /** Where the number is published. */
  source: v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be https')),
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

/** The lines of some kinds in a language, grouped by region in the table's order. */
export function linesByRegion(
  helplines: readonly Helpline[],
  language: Language,
  kinds: readonly HelplineKind[],
): Map<string, Helpline[]> {
  const fitting = helplines.filter((line) => line.language === language && kinds.includes(line.kind))
  const regions = [...new Set(fitting.map(({ region }) => region))]
  return new Map(regions.map((region) => [region, fitting.filter((line) => line.region === region)]))
}
