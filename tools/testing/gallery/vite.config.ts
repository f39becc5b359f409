import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from '../../../vite/content-plugin.ts'

// `npm run gallery`: components without Start or server.

const root = import.meta.dirname
const site = path.resolve(root, '../../..')

export default defineConfig({
  root,
  publicDir: path.join(site, 'public'),
  // Separate cache, to run beside the development server.
  cacheDir: path.join(site, 'node_modules/.vite-gallery'),
  server: { host: '127.0.0.1', port: 3100, fs: { allow: [site] } },
  plugins: [
    contentPlugin({ directory: path.join(site, 'src/content') }),
    viteReact(),
    lingui({ cwd: site, failOnMissing: true, failOnCompileError: true }),
  ],
})
