import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium, quietFlags } from './tools/testing/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 3911)
const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const soundAllowed = '--autoplay-policy=no-user-gesture-required'
const soundBlocked = '--autoplay-policy=user-gesture-required'

/** Each run uses the tests' own fonts (tests/e2e/fonts), so that results are the same everywhere. */
type FontSet = 'dejavu' | 'liberation' | 'noto' | 'unknown'

function launch(fonts: FontSet, ...flags: string[]) {
  const executablePath = findChromium()
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: process.getuid?.() !== 0,
      env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, `tests/e2e/fonts/${fonts}.conf`) },
      args: [...quietFlags, '--mute-audio', ...flags],
    },
  }
}

const pages = /.*(?<!\.sound|\.blocked|\.flat)\.spec\.ts/
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'es-ES' }

/** Runs the production build in the system's Chromium. A file's name says which browser it needs. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // Tests wait a third of their time: two workers would leave two cores idle.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A test that needs a retry isn't reliable.
  retries: 0,
  // Ends hanging tests. Generous (ms), because a loaded machine is slow.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  // Tests can't route requests of a service worker; offline tests allow it themselves.
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'off',
    serviceWorkers: 'block',
    // A control that can't be used fails its step, not the whole test's time.
    actionTimeout: 120_000,
    ...desktop,
  },
  projects: [
    // Starts first, because `presses` occupies one worker for long.
    {
      name: 'walks',
      testDir: 'tests/walks',
      testMatch: /.*\.walk\.ts/,
      use: launch('dejavu', soundBlocked, '--disable-3d-apis'),
    },
    { name: 'sound allowed', testMatch: /.*\.sound\.spec\.ts/, use: launch('dejavu', soundAllowed, ...graphics) },
    { name: 'sound blocked', testMatch: /.*\.blocked\.spec\.ts/, use: launch('dejavu', soundBlocked, ...graphics) },
    {
      name: 'without WebGL',
      testMatch: /.*\.flat\.spec\.ts/,
      use: launch('dejavu', soundAllowed, '--disable-3d-apis'),
    },
    { name: 'pages', testMatch: pages, use: launch('dejavu', soundBlocked, '--disable-3d-apis') },
    // Tests that depend on fonts, with other fonts.
    {
      name: 'Liberation',
      testMatch: pages,
      grep: /@fonts/,
      use: launch('liberation', soundBlocked, '--disable-3d-apis'),
    },
    { name: 'Noto', testMatch: pages, grep: /@fonts/, use: launch('noto', soundBlocked, '--disable-3d-apis') },
    {
      name: 'unknown font',
      testMatch: pages,
      grep: /@fonts/,
      use: launch('unknown', soundBlocked, '--disable-3d-apis'),
    },
  ],
  webServer: {
    command: 'node tools/start.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    // A running server may be of another build, so its use requires this variable.
    reuseExistingServer: process.env['E2E_SERVER'] === 'running',
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PAGES_PER_MINUTE: '100000',
      TALK_PER_MINUTE: '10000',
      TALK_VOICE_SECONDS: '1000000',
      // Long enough (ms) for slow machines.
      TALK_VOICE_WAIT_MS: '120000',
      TALK_TIMEOUT_MS: '120000',
    },
  },
})
