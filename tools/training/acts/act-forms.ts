import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

/** A form a line, or a list of them. */
const Say = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ),
])
const FormsSchema = v.array(v.strictObject({ act: v.string(), say: v.pipe(Say, v.minLength(1)) }))

/** Forms of requesting an act, with alternatives: `{give me|} an example of {subject}`. */
export type ActForms = v.InferOutput<typeof FormsSchema>[number]

/** Reads a file of forms. Throws where one is not of the form. */
export function readForms(file: string): ActForms[] {
  return v.parse(FormsSchema, parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')))
}

/** Most messages that one form is learnt as, where none of its parts has more alternatives. */
const mostOfForm = 24

/** Expands a form, sampling if there are many messages. `random`: returns numbers in [0, 1). */
export function messagesOf(form: string, subjects: readonly string[], random: () => number): string[] {
  const parts = form.split(/(\{(?:[^{}]|\{subject\})*\})/)
  const options = parts.map((part) =>
    part.startsWith('{') && part !== '{subject}' ? alternativesOf(part.slice(1, -1)) : [part],
  )
  const all = options.reduce((product, one) => product * one.length, 1)
  const most = Math.min(all, Math.max(mostOfForm, ...options.map((one) => one.length)))
  const messages = new Set<string>()
  const takes = options.map((one) => inTurn(one, random))
  for (let tries = 0; tries < most * 2 && messages.size < most; tries += 1) {
    const text = takes.map((take) => take()).join('')
    const named = text.replaceAll(
      /\{subject\}|\bsubject\b/g,
      () => subjects[Math.floor(random() * subjects.length)] ?? '',
    )
    messages.add(named.replace(/\s+/g, ' ').trim())
  }
  return [...messages].filter((message) => message !== '')
}

function inTurn(list: readonly string[], random: () => number): () => string {
  let left: string[] = []
  return () => {
    if (left.length === 0) left = [...list]
    return left.splice(Math.floor(random() * left.length), 1)[0] ?? ''
  }
}

const alternativesOf = (inner: string): string[] => inner.split('|')

/** Returns all words of the forms, except subjects. */
export function wordsOf(forms: readonly ActForms[]): string {
  return forms.flatMap(({ say }) => say.map((form) => form.replaceAll('{subject}', ' '))).join(' ')
}
