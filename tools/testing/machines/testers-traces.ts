import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { machineCatalogue } from './machine-catalogue.ts'
import { allStates, statechartOf } from './statechart.ts'

/** Words that stand in the code of the testing harness, the page of the machines and the inspector, minified or not. */
const words = {
  'the testing harness': ['zedActorOptions', 'waitForRequests', 'There is no backend'],
  'the silent engine': ['The silent engine is told'],
  'the page of the machines': ['zed recording', 'elk.algorithm', 'org.eclipse.elk'],
  'the inspector': ['statelyai', 'stately.ai/inspect'],
}

/** What machines say of themselves, for people alone. */
function descriptions(): string[] {
  const charts = machineCatalogue.map(({ machine }) => statechartOf(machine))
  const states = charts.flatMap(({ root }) => allStates(root))
  const texts = states.flatMap(({ description, transitions }) => [
    description,
    ...transitions.map((transition) => transition.description),
  ])
  return [...new Set(texts.filter((text) => text.length >= 12))]
}

/** Where a build has something in it that only testers and developers should have, each as a line. */
export function testersTraces(directory: string): string[] {
  const sought: [what: string, words: readonly string[]][] = [
    ...Object.entries(words),
    ['a description of a machine', descriptions()],
  ]
  // Source text is written into scripts as it is, or escaped.
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
