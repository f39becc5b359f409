import type { Language } from '../i18n/language.ts'
import { listenByRecognition, recognisesOnDevice, recognitionOf, spokenVariety } from './browser-recognition.ts'
import { earActor } from './ear.ts'
import type { Recogniser } from './listening.machine.ts'
import { isTranscribing, listenByRecording, recordedType } from './recording.ts'

const varietyOf = (language: Language) => spokenVariety(language, navigator.languages)

/**
 * The browser's own recogniser, on the device if it can, or else the site's; null where there is none. A reader who has
 * agreed to the site's keeps it: the browser's has failed before.
 */
export async function findRecogniser(language: Language, agreed: Recogniser | null): Promise<Recogniser | null> {
  const constructor = recognitionOf(window)
  if (!constructor || agreed === 'server') {
    const own = await findSitesRecogniser()
    if (own || !constructor) return own
  }
  return (await recognisesOnDevice(constructor, varietyOf(language))) ? 'device' : 'browser'
}

/** The site's recogniser; null where the browser cannot record, or the site has none. */
export async function findSitesRecogniser(signal?: AbortSignal): Promise<Recogniser | null> {
  return recordedType() !== undefined && (await isTranscribing(signal)) ? 'server' : null
}

export const ear = earActor(({ recogniser, language }, events) => {
  if (recogniser === 'server') return listenByRecording(recordedType() ?? '', language, events)
  const constructor = recognitionOf(window)
  if (!constructor) throw new Error('The browser has no recognition any more')
  return listenByRecognition(constructor, { variety: varietyOf(language), isOnDevice: recogniser === 'device' }, events)
})
