import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { concerns } from '../../../src/talk/care/concern.ts'

const Example = v.object({ kind: v.picklist(concerns), say: v.string() })

/** A message as a reader may type it, and what it needs care for. */
export type Example = v.InferOutput<typeof Example>

const root = path.resolve(import.meta.dirname, '../../..')

/** The messages of a file, by its path from the project's folder. Throws where one is not of the form. */
export function readExamples(file: string): Example[] {
  return v.parse(v.array(Example), parse(readFileSync(path.join(root, file), 'utf8')))
}

const Form = v.object({ things: v.array(v.string()), ask: v.array(v.string()) })

/** Every question that a file of forms makes, by its path from the project's folder. Throws where one is not of the form. */
export function readForms(file: string): string[] {
  return v
    .parse(v.array(Form), parse(readFileSync(path.join(root, file), 'utf8')))
    .flatMap(({ things, ask }) => ask.flatMap((form) => things.map((thing) => form.replace('{}', thing))))
}
