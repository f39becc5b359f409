import { languages, type Language } from '../../i18n/language.ts'
import type { Pattern } from '../linear-pattern.ts'
import type { PatternGroup } from './care-kinds.ts'
import exceptions from './exceptions.json' with { type: 'json' }
import written from './patterns.json' with { type: 'json' }

type PatternsOfLanguage = Readonly<Record<PatternGroup, Pattern[]>>

/**
 * Patterns of care by group, in the file's order: graver kinds first. Where `without` names an exception that many share,
 * as for what is long past (`notNow`) or played (`notMeant`), it stands here.
 */
export const carePatterns = Object.fromEntries(
  languages.map((language) => [language, withExceptions(written[language], exceptions[language])]),
) as Record<Language, PatternsOfLanguage>

function withExceptions(groups: PatternsOfLanguage, shared: Readonly<Record<string, string>>): PatternsOfLanguage {
  const named = (pattern: Pattern): Pattern =>
    typeof pattern === 'string' || pattern.without === undefined
      ? pattern
      : { ...pattern, without: shared[pattern.without] ?? pattern.without }
  return Object.fromEntries(
    Object.entries(groups).map(([group, patterns]) => [group, patterns.map(named)]),
  ) as PatternsOfLanguage
}
