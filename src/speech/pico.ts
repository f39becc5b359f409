// Emscripten names C functions with an underscore.
/* oxlint-disable no-underscore-dangle */
import createModule from '@echogarden/svoxpico-wasm'
import { languages, type Language } from '../i18n/language.ts'
import { readLingware } from './lingware.ts'
import { floatSamples, SpeechTooLongError, type CallLimits } from './synthesizer.ts'
import { putHeap, takeHeap } from './wasm-heap.ts'

/** Rate of Pico's samples (Hz). */
export const picoRate = 16_000

/** Speaks a text that may hold Pico's markup. Throws as a `Synthesizer` does. */
export type Pico = (text: string, language: Language, limits: CallLimits) => Float32Array

/** Memory of a language's data and engine, as Android gives it. */
const memorySize = 2_500_000
const bufferSize = 4096
/** `PICO_STEP_BUSY` of picoapi.h: there is more to come. */
const busy = 201

/** Loads SVOX Pico. Every call starts from the same memory, so results are reproducible. */
export async function loadPico(folder: string): Promise<Pico> {
  const pico = await createModule()
  const view = () => new DataView(pico.HEAPU8.buffer)
  const allocate = (size: number) => pico._malloc(size)
  const put = (text: string): { at: number; size: number } => {
    const bytes = new TextEncoder().encode(`${text}\0`)
    const at = allocate(bytes.length)
    pico.HEAPU8.set(bytes, at)
    return { at, size: bytes.length }
  }
  const must = (status: number, what: string) => {
    if (status !== 0) throw new Error(`SVOX Pico could not ${what}: ${status}`)
  }
  const result = allocate(64)
  const address = () => view().getUint32(result, true)

  const engines = Object.fromEntries(
    languages.map((language) => {
      // A system takes one engine.
      must(pico._pico_initialize(allocate(memorySize), memorySize, result), 'start')
      const system = address()
      const { analysis, signal } = readLingware(folder, language)
      const voice = put(language).at
      must(pico._pico_createVoiceDefinition(system, voice), 'define a voice')
      for (const [part, content] of Object.entries({ analysis, signal })) {
        // Pico tells its files by their ending, and refuses a name twice.
        const file = `/${language}-${part}.bin`
        pico.FS.writeFile(file, content)
        must(pico._pico_loadResource(system, put(file).at, result), 'load a voice')
        pico.FS.unlink(file)
        const name = allocate(64)
        must(pico._pico_getResourceName(system, address(), name), 'name a voice')
        must(pico._pico_addResourceToVoiceDefinition(system, voice, name), 'add to a voice')
      }
      must(pico._pico_newEngine(system, voice, result), 'open a voice')
      return [language, address()]
    }),
  ) as Record<Language, number>
  const taken = allocate(4)
  const received = allocate(4)
  const type = allocate(4)
  const buffer = allocate(bufferSize)
  const fresh = takeHeap(pico.HEAPU8)

  return (text, language, limits) => {
    putHeap(pico.HEAPU8, fresh)
    const engine = engines[language]
    const deadline = performance.now() + limits.ms
    const chunks: Int16Array[] = []
    let length = 0
    const { at, size } = put(text)
    for (let done = 0; done < size;) {
      must(pico._pico_putTextUtf8(engine, at + done, size - done, taken), 'read a text')
      done += view().getInt16(taken, true)
      for (let status = busy; status === busy;) {
        status = pico._pico_getData(engine, buffer, bufferSize, received, type)
        const bytes = view().getInt16(received, true)
        if (bytes > 0) chunks.push(new Int16Array(pico.HEAPU8.slice(buffer, buffer + bytes).buffer))
        length += bytes / 2
        if (length > limits.seconds * picoRate) throw new SpeechTooLongError(`longer than ${limits.seconds} s`)
        if (performance.now() > deadline) throw new Error(`the voice did not finish within ${limits.ms} ms`)
      }
    }
    return floatSamples(chunks)
  }
}
