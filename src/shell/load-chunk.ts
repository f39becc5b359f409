/**
 * Stands in the browser's build for what Vite puts around every `import()` (build/chunk-loading-plugin.ts): brings the files
 * that a chunk needs, styles before the chunk runs. Rejects when one can't be had, and asks for it anew the next time;
 * Vite's own takes a style that has failed for one that is there, and the router loads the whole page anew when it reads
 * the browser's own words for a missing chunk.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, files: readonly string[] = []): Promise<Chunk> {
  try {
    await Promise.all(files.map(bring))
    return await load()
  } catch (cause) {
    throw new Error('A file of the app could not be loaded', { cause })
  }
}

const brought: Record<string, Promise<unknown> | undefined> = {}

/** Whether the page came with a style sheet inside it: each begins with its address (build/inlined-styles-plugin.ts). */
const isInPage = (file: string) =>
  document.querySelector('style[data-tsr-inline-css]')?.textContent?.includes(`/*/${file}*/`)

function bring(file: string): Promise<unknown> {
  return (brought[file] ??= new Promise<void>((resolve, reject) => {
    if (isInPage(file)) return resolve()
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.href = `/${file}`
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      delete brought[file]
      reject(new Error(link.href))
    })
    document.head.append(link)
    // A script is fetched ahead, and waited for by who imports it.
    if (!isStyle) resolve()
  }))
}
