import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const readers = /@tanstack\/(router-core\/dist\/esm\/router|react-router\/dist\/esm\/Match)\.js$/

/** The router's code for restoring positions, which no page of this site does, is left out of the browser's script. */
export function plainScroll(): Plugin {
  return {
    name: 'zed:plain-scroll',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isRouters = importer !== undefined && readers.test(normalizePath(importer))
      return isRouters && source === './scroll-restoration.js'
        ? path.resolve('src/shell/scroll-on-navigation.ts')
        : undefined
    },
  }
}
