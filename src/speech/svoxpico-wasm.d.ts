declare module '@echogarden/svoxpico-wasm' {
  /** The C interface of picoapi.h: addresses are numbers, results are status codes (0 is success). */
  interface PicoModule {
    HEAPU8: Uint8Array
    FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void }
    _malloc(size: number): number
    _pico_initialize(memory: number, size: number, system: number): number
    _pico_loadResource(system: number, fileName: number, resource: number): number
    _pico_getResourceName(system: number, resource: number, name: number): number
    _pico_createVoiceDefinition(system: number, voice: number): number
    _pico_addResourceToVoiceDefinition(system: number, voice: number, resourceName: number): number
    _pico_newEngine(system: number, voice: number, engine: number): number
    _pico_putTextUtf8(engine: number, text: number, size: number, taken: number): number
    _pico_getData(engine: number, buffer: number, size: number, received: number, type: number): number
  }

  export default function createModule(options?: { wasmBinary?: Uint8Array }): Promise<PicoModule>
}
