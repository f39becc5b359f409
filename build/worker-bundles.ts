import { cp } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'

/** The scripts of the server's worker threads: each is a file of its own beside the server. */
const workers = {
  'voice.worker.mjs': 'src/speech/voice.worker.ts',
  'chat.worker.mjs': 'src/talk/chat.worker.ts',
} as const

/** Packages that read a data file from beside their own module: they are copied, everything else is bundled. */
const packagesWithData = ['@echogarden/espeak-ng-emscripten'] as const

/** What CommonJS packages ask for, in the terms of the module that they become a part of. */
const commonJsNames = { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } as const

/** Bundles the workers into the server's folder, with whatever they import, so that they need nothing outside of it. */
export async function bundleWorkers(server: string): Promise<void> {
  const isCopied = (id: string) => packagesWithData.some((name) => id === name || id.startsWith(`${name}/`))
  for (const [file, input] of Object.entries(workers)) {
    const bundle = await rolldown({ input, platform: 'node', external: isCopied, transform: { define: commonJsNames } })
    await bundle.write({ file: path.join(server, file), format: 'esm', codeSplitting: false })
    await bundle.close()
  }
  for (const name of packagesWithData)
    await cp(path.join('node_modules', name), path.join(server, 'node_modules', name), { recursive: true })
}
