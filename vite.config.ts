import { lingui } from '@lingui/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './tools/content-plugin.ts'
import { lateHydration } from './tools/late-hydration-plugin.ts'

export default defineConfig({
  plugins: [
    contentPlugin(),
    tanstackStart({
      server: { entry: './server/entry.ts', build: { inlineCss: true } },
      client: { entry: './shell/client.tsx' },
      router: { entry: './shell/router.tsx', quoteStyle: 'single', semicolons: false },
    }),
    nitro({ compressPublicAssets: { gzip: true, brotli: true } }),
    lateHydration(),
    viteReact(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
})
