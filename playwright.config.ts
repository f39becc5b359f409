import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tools/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 3911)
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
]
const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const soundAllowed = '--autoplay-policy=no-user-gesture-required'
const soundBlocked = '--autoplay-policy=user-gesture-required'

function launch(...flags: string[]) {
  const executablePath = findChromium()
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: process.getuid?.() !== 0,
      args: [...quiet, ...flags],
    },
  }
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'es-ES' }

/** Pages in the system's Chromium on the production build. A file's name says which browser it needs. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: { baseURL: `http://127.0.0.1:${port}`, trace: 'off', ...desktop },
  projects: [
    { name: 'sound allowed', testMatch: /.*\.sound\.spec\.ts/, use: launch(soundAllowed, ...graphics) },
    { name: 'sound blocked', testMatch: /.*\.blocked\.spec\.ts/, use: launch(soundBlocked, ...graphics) },
    { name: 'without WebGL', testMatch: /.*\.flat\.spec\.ts/, use: launch(soundAllowed, '--disable-3d-apis') },
    {
      name: 'pages',
      testMatch: /.*(?<!\.sound|\.blocked|\.flat)\.spec\.ts/,
      use: launch(soundBlocked, '--disable-3d-apis'),
    },
  ],
  webServer: {
    command: 'node tools/start.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    env: { HOST: '127.0.0.1', PORT: String(port), TALK_PER_MINUTE: '10000' },
  },
})
