import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { languages, type Language } from '../../src/i18n/language.ts'
import { concerns } from '../../src/talk/care/concern.ts'
import { places, placesOf } from '../../src/talk/care/concern-model.ts'
import { readKnowledge } from '../answers/knowledge-of-files.ts'
import { readQuestions } from '../answers/question-set.ts'

// `npm run care:fit`: learns to tell messages that need care from others, from the examples beside this file and the
// authored questions, and writes src/talk/care/concern-model.json.

const Example = v.object({ kind: v.picklist(concerns), say: v.string() })

interface Row {
  found: number[]
  concern: number
  counts: number
}

function rowsOf(language: Language): Row[] {
  // The other half, `final`, is not looked at: it measures.
  const files = [`examples.${language}.yaml`, `../../tests/talk/care/${language}.tune.yaml`]
  const examples = files.flatMap((file) =>
    v.parse(v.array(Example), parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))),
  )
  const asked = [
    ...readKnowledge(language).answers.flatMap(({ ask }) => ask),
    ...(['training', 'tune'] as const).flatMap((set) =>
      readQuestions(language, set).flatMap(({ kind, ask }) => (kind === 'personal' ? [] : [ask])),
    ),
  ]
  const row = (message: string, concern: number, counts: number): Row => ({
    found: placesOf(message, language),
    concern,
    counts,
  })
  return [
    ...examples.map(({ kind, say }) => row(say, concerns.indexOf(kind), kind === 'none' ? 4 : 2.5)),
    ...asked.map((question) => row(question, 0, 1.5)),
  ]
}

/** Multinomial logistic regression by stochastic gradient descent (AdaGrad). */
function learn(rows: readonly Row[]) {
  const weights = new Float64Array(concerns.length * places)
  const squares = new Float64Array(concerns.length * places).fill(1e-3)
  const biases = concerns.map(() => 0)
  let seed = 7
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let round = 0; round < 30; round += 1) {
    const order = rows.toSorted(() => random() - 0.5)
    for (const { found, concern, counts } of order) {
      const length = Math.sqrt(found.length) || 1
      const scores = concerns.map(
        (_, row) =>
          found.reduce((sum, place) => sum + (weights[row * places + place] ?? 0), 0) / length + (biases[row] ?? 0),
      )
      const most = Math.max(...scores)
      const odds = scores.map((score) => Math.exp(score - most))
      const all = odds.reduce((sum, one) => sum + one, 0)
      for (let row = 0; row < concerns.length; row += 1) {
        const error = counts * ((odds[row] ?? 0) / all - Number(row === concern))
        if (Math.abs(error) < 1e-4) continue
        biases[row] = (biases[row] ?? 0) - 0.01 * error
        for (const place of found) {
          const at = row * places + place
          const slope = error / length + 2e-4 * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (0.25 * slope) / Math.sqrt(squares[at] ?? 1)
        }
      }
    }
  }
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const small = Int8Array.from(weights, (weight) => Math.round(weight / unit))
  return {
    unit: Number(unit.toPrecision(6)),
    biases: biases.map((bias) => Number(bias.toFixed(4))),
    weights: Buffer.from(small.buffer).toString('base64'),
  }
}

const models = Object.fromEntries(languages.map((language) => [language, learn(rowsOf(language))]))
const file = path.resolve(import.meta.dirname, '../../src/talk/care/concern-model.json')
writeFileSync(file, `${JSON.stringify(models, null, 2)}\n`)
console.log(file)
