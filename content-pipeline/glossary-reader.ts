import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { GlossaryTermSchema, type GlossaryTerm } from '../src/content/glossary-schema.ts'
import type { Language } from '../src/i18n/language.ts'
import { ContentError } from './content-reader.ts'
import { typeset } from './typography.ts'

export function glossaryFile(directory: string, language: Language): string {
  return path.join(directory, 'glossary', `${language}.yaml`)
}

/** Reads a glossary in file order; empty if missing. Throws ContentError. */
export function readGlossary(directory: string, language: Language): GlossaryTerm[] {
  const file = glossaryFile(directory, language)
  if (!existsSync(file)) return []
  const result = v.safeParse(v.array(GlossaryTermSchema, 'must be a list of terms'), parse(file))
  // Only definitions are typeset: terms must match texts that aren't typeset yet.
  if (result.success) return result.output.map((term) => ({ ...term, definition: typeset(term.definition, language) }))
  throw new ContentError(
    result.issues.map((issue) => ({ file, field: v.getDotPath(issue) ?? 'glossary', remedy: issue.message })),
  )
}

function parse(file: string): unknown {
  try {
    return parseYaml(readFileSync(file, 'utf8'), { schema: 'core' })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ContentError([{ file, field: 'glossary', remedy: `write it as YAML (${reason})` }])
  }
}

export function sortTerms(terms: readonly GlossaryTerm[], language: Language): GlossaryTerm[] {
  const { compare } = new Intl.Collator(language)
  return terms.toSorted((a, b) => compare(a.term, b.term))
}
