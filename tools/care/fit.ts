import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { languages, type Language } from '../../src/i18n/language.ts'
import { concerns } from '../../src/talk/care/concern.ts'
import { placesOf } from '../../src/talk/care/concern-model.ts'
import { readKnowledge } from '../answers/knowledge-of-files.ts'
import { readQuestions } from '../answers/question-set.ts'
import { learn, type Row } from './learn.ts'

// `npm run care:fit`: learns to tell messages that need care from others, from the examples beside this file and the
// authored questions, and writes src/talk/care/concern-model.json. It takes a minute or two.

const Example = v.object({ kind: v.picklist(concerns), say: v.string() })

/** Near misses are few beside what they stand for; authored questions are many, and much alike. */
const counts = { none: 4, trouble: 2.5, asked: 1.5 } as const

function rowsOf(language: Language): Row[] {
  const tests = '../../tests/talk/care'
  // Both halves were looked at. What measures is `fresh`, which is not read here.
  const files = [`examples.${language}.yaml`, `${tests}/${language}.tune.yaml`, `${tests}/${language}.final.yaml`]
  const examples = files.flatMap((file) =>
    v.parse(v.array(Example), parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))),
  )
  const asked = [
    ...readKnowledge(language).answers.flatMap(({ ask }) => ask),
    ...(['training', 'tune'] as const).flatMap((set) =>
      readQuestions(language, set).flatMap(({ kind, ask }) => (kind === 'personal' ? [] : [ask])),
    ),
  ]
  const row = (message: string, concern: number, weight: number): Row => ({
    found: placesOf(message, language),
    concern,
    counts: weight,
  })
  return [
    ...examples.map(({ kind, say }) =>
      row(say, concerns.indexOf(kind), kind === 'none' ? counts.none : counts.trouble),
    ),
    ...asked.map((question) => row(question, 0, counts.asked)),
  ]
}

const models = Object.fromEntries(languages.map((language) => [language, learn(rowsOf(language))]))
const file = path.resolve(import.meta.dirname, '../../src/talk/care/concern-model.json')
writeFileSync(file, `${JSON.stringify(models, null, 2)}\n`)
console.log(file)
