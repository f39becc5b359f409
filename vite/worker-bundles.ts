import { cp } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'

/** The scripts of the server's worker threads: each is a file of its own beside the server. */
const workers = {
  'voice.worker.mjs': 'src/speech/voice.worker.ts',
  'chat.worker.mjs': 'src/talk/chat.worker.ts',
} as const

/**
 * Packages that read a file from beside their own module: one reads data, Piscina starts its worker script. They are copied,
 * everything else is bundled.
 */
export const copiedPackages = ['@echogarden/espeak-ng-emscripten', 'piscina'] as const

/** What CommonJS packages ask for, in the terms of the module that they become a part of. */
const commonJsNames = { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } as const

/** Bundles the workers into the server's folder, with whatever they import, so that they need nothing outside of it. */
export async function bundleWorkers(server: string): Promise<void> {
  const isCopied = (id: string) => copiedPackages.some((name) => id === name || id.startsWith(`${name}/`))
  for (const [file, input] of Object.entries(workers)) {
    const bundle = await rolldown({ input, platform: 'node', external: isCopied, transform: { define: commonJsNames } })
    await bundle.write({ file: path.join(server, file), format: 'esm', codeSplitting: false })
    await bundle.close()
  }
}

/** Copies the packages that are not bundled into a `node_modules` of the server's folder. */
export async function copyPackages(server: string): Promise<void> {
  for (const name of copiedPackages)
    await cp(path.resolve('node_modules', name), path.join(server, 'node_modules', name), { recursive: true })
}
