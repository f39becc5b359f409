import { fromPromise } from 'xstate'
import { panelWatcher } from './panel-watcher.ts'
import { fetchReading, fetchSentence } from './reading-client.deferred.ts'
import { findPlaces, sentenceAt, sentenceInView, type Place } from './reading-places.ts'
import { readingMachine, type Opened } from './reading.machine.ts'

/** `view`: what the window shows. */
export type ReadFrom = Range | 'view' | null

/** The reading of an article that the page shows, and where its sentences stand. */
export function createReading(articleId: string) {
  let sentences: readonly string[] = []
  let places: readonly (Place | undefined)[] = []

  function indexOf(from: ReadFrom): number {
    if (from === null) return 0
    return from === 'view' ? sentenceInView(places) : sentenceAt(from, places)
  }

  const machine = readingMachine.provide({
    actors: {
      open: fromPromise<Opened, { from: unknown }>(async ({ input: { from }, signal }) => {
        const reading = await fetchReading(articleId, signal)
        sentences = reading.sentences
        places = findPlaces(sentences, reading.language)
        return { total: sentences.length, index: indexOf(from as ReadFrom) }
      }),
      sentence: fromPromise(({ input: { index }, signal }) => fetchSentence(articleId, index, signal)),
      panel: panelWatcher,
    },
  })
  return {
    machine,
    isOpen: () => sentences.length > 0,
    indexOf,
    placeOf: (index: number) => places[index],
    /** The words of a sentence that the page doesn't show. */
    wordsOf: (index: number) => (places[index]?.range ? '' : (sentences[index] ?? '')),
  }
}
