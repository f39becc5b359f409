import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { machineCatalogue } from './machine-catalogue.ts'
import { allStates, statechartOf } from './statechart.ts'

export const testersWords = {
  'the testing harness': ['zedActorOptions', 'waitForRequests', 'There is no backend'],
  'the silent engine': ['The silent engine is told'],
  'the page of the machines': ['zed recording', 'elk.algorithm', 'org.eclipse.elk'],
  'the page of the engines': ['Zed by hand', 'A silent reply holds'],
  'the inspector': ['statelyai', 'stately.ai/inspect'],
}

function descriptions(): string[] {
  const charts = machineCatalogue.map(({ machine }) => statechartOf(machine))
  const states = charts.flatMap(({ root }) => allStates(root))
  const texts = states.flatMap(({ description, transitions }) => [
    description,
    ...transitions.map((transition) => transition.description),
  ])
  return [...new Set(texts.filter((text) => text.length >= 12))]
}

export function testersTraces(directory: string): string[] {
  const sought: [what: string, words: readonly string[]][] = [
    ...Object.entries(testersWords),
    ['a description of a machine', descriptions()],
  ]
  const forms = (word: string) => [word, JSON.stringify(word).slice(1, -1), word.replaceAll("'", String.raw`\'`)]
  return globSync('{public,server/_*}/**/*.{js,mjs,css,html}', { cwd: directory }).flatMap((file) => {
    const text = readFileSync(path.join(directory, file), 'utf8')
    return sought.flatMap(([what, all]) =>
      all
        .filter((word) => forms(word).some((form) => text.includes(form)))
        .map((word) => `${file}: ${what} ('${word}')`),
    )
  })
}
