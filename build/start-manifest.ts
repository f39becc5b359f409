import type { Plugin } from 'vite'

const exported = 'export const tsrStartManifest ='

/**
 * Changes what Start knows of a build's pages (its manifest), in the server's build alone.
 * @param name the plugin's, for messages
 * @param change statements that change the constant `manifest`
 */
export function changedStartManifest(name: string, change: string): Required<Pick<Plugin, 'transform'>> {
  return {
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (this.environment.mode !== 'build' || this.environment.name !== 'ssr') return
        if (!code.includes(exported)) this.error(`${name}: Start's manifest has another form than this plugin knows.`)
        // Two plugins may change it: each gives what it found a name of its own.
        const found = `${name.replaceAll(/\W/g, '_')}_found`
        return `${code.replace(exported, `const ${found} =`)}
${exported} () => {
  const manifest = ${found}()
  ${change}
  return manifest
}
`
      },
    },
  }
}
