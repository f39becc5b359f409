import { cp } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'

const workers = {
  'voice.worker.mjs': 'src/speech/voice.worker.ts',
  'chat.worker.mjs': 'src/talk/chat.worker.ts',
} as const

/** Packages that read files next to their module: copied, not bundled. */
export const copiedPackages = ['@echogarden/espeak-ng-emscripten', '@echogarden/svoxpico-wasm', 'piscina'] as const

/** CommonJS globals as ES module expressions. */
const commonJsNames = { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } as const

export async function bundleWorkers(server: string): Promise<void> {
  const isCopied = (id: string) => copiedPackages.some((name) => id === name || id.startsWith(`${name}/`))
  for (const [file, input] of Object.entries(workers)) {
    const bundle = await rolldown({ input, platform: 'node', external: isCopied, transform: { define: commonJsNames } })
    await bundle.write({ file: path.join(server, file), format: 'esm', codeSplitting: false })
    await bundle.close()
  }
}

export async function copyPackages(server: string): Promise<void> {
  for (const name of copiedPackages)
    await cp(path.resolve('node_modules', name), path.join(server, 'node_modules', name), { recursive: true })
}
