import createModule from '@echogarden/espeak-ng-emscripten'
import type { Language } from '../i18n/language.ts'
import {
  floatSamples,
  longestCall,
  sampleRate,
  SpeechTooLongError,
  type SpokenEvent,
  type Synthesizer,
} from './synthesizer.ts'
import { putHeap, takeHeap, type HeapSnapshot } from './wasm-heap.ts'

const voiceNames: Record<Language, string> = { es: 'es-419+zed', en: 'en-us+zed' }
const rates: Record<Language, number> = { es: 162, en: 158 }

// Smaller and brighter than a human: higher pitch, wide melody, shorter vocal tract.
const variant = `language variant
name zed
pitch 150 250
flutter 2
roughness 0
voicing 90
formant 0 108 100 100
formant 1 110 100 100
formant 2 114 100 100
formant 3 116 100 100
formant 4 118 100 100
formant 5 118 100 100
echo 0 0
`

/** Loads eSpeak NG with Zed's voice. Every call starts from the same memory, so results are reproducible. */
export async function loadEspeak(): Promise<Synthesizer> {
  const espeak = await createModule()
  espeak.FS.writeFile('/usr/share/espeak-ng-data/voices/!v/zed', variant)
  const worker = new espeak.eSpeakNGWorker()
  const silent = () => false
  // The binding's text buffer grows outside the restored memory: grow it before the first snapshot.
  worker.set_voice(voiceNames.es, '')
  worker.synthesize(
    'la luz '.repeat(longestCall),
    (() => {
      let chunks = 0
      return () => ++chunks > 3
    })(),
  )

  const heaps = {} as Record<Language, HeapSnapshot>
  for (const language of ['es', 'en'] as const) {
    worker.set_voice(voiceNames[language], '')
    worker.rate = rates[language]
    worker.pitch = 55
    worker.range = 60
    worker.synthesize('Zed.', silent)
    heaps[language] = takeHeap(espeak.HEAPU8)
  }

  return (text, language, limits) => {
    if (text.length > longestCall) throw new RangeError(`a call may not be longer than ${longestCall} characters`)
    putHeap(espeak.HEAPU8, heaps[language])
    const chunks: Int16Array[] = []
    const events: SpokenEvent[] = []
    const deadline = performance.now() + limits.ms
    let length = 0
    let late = false
    worker.synthesize(text, (samples, chunkEvents) => {
      // The next chunk overwrites this view.
      if (samples) chunks.push(samples.slice())
      length += samples?.length ?? 0
      for (const event of chunkEvents) {
        const time = event.audio_position / 1000
        if (event.type === 'word') events.push({ type: 'word', time, position: event.text_position - 1 })
        // Language changes appear as phonemes such as "(en)".
        else if (event.type === 'phoneme' && !String(event.id).startsWith('('))
          events.push({ type: 'phoneme', time, id: String(event.id ?? '') })
      }
      late = performance.now() > deadline
      return late || length > limits.seconds * sampleRate
    })
    if (length > limits.seconds * sampleRate) throw new SpeechTooLongError(`longer than ${limits.seconds} s`)
    if (late) throw new Error(`the voice did not finish within ${limits.ms} ms`)
    return { samples: floatSamples(chunks), events }
  }
}
