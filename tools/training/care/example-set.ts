import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { concerns } from '../../../src/talk/care/concern.ts'

const Example = v.object({ kind: v.picklist(concerns), say: v.string() })

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
