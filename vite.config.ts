import { lingui } from '@lingui/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './tools/content-plugin.ts'
import { lateHydration } from './tools/late-hydration-plugin.ts'
import { publishedCatalogues } from './tools/published-catalogues-plugin.ts'

export default defineConfig({
  plugins: [
    contentPlugin(),
    tanstackStart({
      server: { entry: './server/entry.ts', build: { inlineCss: true } },
      client: { entry: './shell/client.tsx' },
      router: { entry: './shell/router.tsx', quoteStyle: 'single', semicolons: false },
    }),
    // Piscina finds its worker script beside itself, so it stays a package of its own.
    nitro({ compressPublicAssets: { gzip: true, brotli: true }, traceDeps: ['piscina'] }),
    publishedCatalogues(),
    lateHydration(),
    viteReact(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
})
