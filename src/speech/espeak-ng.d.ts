declare module '@echogarden/espeak-ng-emscripten' {
  /** `audio_position` in ms from the start; `text_position` in code points from 1. */
  interface EspeakEvent {
    type: string
    text_position: number
    word_length: number
    audio_position: number
    id?: string | number
  }

  interface EspeakWorker {
    rate: number
    pitch: number
    range: number
    set_voice(name: string, language: string): void
    /** Synchronous. The callback gets about 100 ms at a time; returning true stops. */
    synthesize(text: string, onChunk: (samples: Int16Array | null, events: EspeakEvent[]) => boolean): void
  }

  interface EspeakModule {
    HEAPU8: Uint8Array
    FS: { writeFile(path: string, content: string): void }
    eSpeakNGWorker: new () => EspeakWorker
  }

  export default function createModule(): Promise<EspeakModule>
}
