import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { placeOf } from '../../../src/talk/feature-hash.ts'
import { careKinds, followUps, sufferers } from '../../../src/talk/care/care-kinds.ts'

const Example = v.object({
  kind: v.picklist(['none', ...careKinds]),
  /** Who is in trouble; by default the reader. `unclear` isn't used for training. */
  who: v.optional(v.picklist([...sufferers, 'unclear'])),
  say: v.string(),
})

/** A message and its risk category. */
export type Example = v.InferOutput<typeof Example>

const root = path.resolve(import.meta.dirname, '../../..')

/** Reads examples; path relative to the project. Throws if invalid. */
export function readExamples(file: string): Example[] {
  return v.parse(v.array(Example), parse(readFileSync(path.join(root, file), 'utf8')))
}

const Form = v.object({ things: v.array(v.string()), ask: v.array(v.string()) })

/** Expands question templates; path relative to the project. Throws if invalid. */
export function readForms(file: string): string[] {
  return v
    .parse(v.array(Form), parse(readFileSync(path.join(root, file), 'utf8')))
    .flatMap(({ things, ask }) => ask.flatMap((form) => things.map((thing) => form.replace('{}', thing))))
}

const saidLines = v.pipe(
  v.string(),
  v.transform((text) => text.split('\n').filter((line) => line.trim() !== '')),
)
const Group = v.object({ ...v.omit(Example, ['say']).entries, says: saidLines })
const FollowUpGroup = v.object({ kind: v.picklist(['none', ...followUps]), says: saidLines })

/** Reads messages grouped by kind; path relative to the project. */
export function readGroups(file: string): Example[] {
  return v
    .parse(v.array(Group), parse(readFileSync(path.join(root, file), 'utf8')))
    .flatMap(({ says, ...of }) => says.map((say) => ({ ...of, say })))
}

/** A message that follows one in need of care. */
export interface FollowUpExample {
  kind: v.InferOutput<typeof FollowUpGroup>['kind']
  say: string
}

/** Reads follow-ups; path relative to the project. Throws if invalid. */
export function readFollowUps(file: string): FollowUpExample[] {
  return v
    .parse(v.array(FollowUpGroup), parse(readFileSync(path.join(root, file), 'utf8')))
    .flatMap(({ kind, says }) => says.map((say) => ({ kind, say })))
}

/** The lines of a plain list, by its path from the project's folder. */
export function readLines(file: string): string[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** Selects an eighth of the examples, by hash, for evaluation only. */
export const isKeptBack = (say: string): boolean => placeOf(say, keptBackPlaces) === 0

const keptBackPlaces = 8
