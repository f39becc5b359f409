import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'

/** The full browser comes first, because readers have it; the headless shell lays some pages out differently. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/usr/bin/chromium-headless-shell',
]

const packages = ['chromium', 'chromium-headless-shell']

/** WebUI pages behind the address bar load with every window: half a CPU second per test. */
const unseenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** Features that Playwright disables: a second list replaces the first. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Playwright's pointer settings, which a second list also replaces. */
const pointersOfPlaywright = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]
/** Without windows Chromium doesn't know the connection type and lazy-loads from further away (px). */
const pictureMargin = 'lazyLoadingImageMarginPxUnknown=1250'

/** Flags that disable background requests and invisible UI. */
export const quietFlags = [
  `--blink-settings=${[...pointersOfPlaywright, pictureMargin].join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${[...offByPlaywright, ...unseenPages].join(',')}`,
  '--disable-sync',
  '--no-first-run',
]

/** Returns CHROMIUM_PATH or a common location, or undefined. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...places].find((file) => file !== undefined && isExecutable(file))
}

/** Finds Chromium or installs Debian's. Throws with instructions if impossible. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const options = { stdio: ['ignore', 'inherit', 'inherit'] as ('ignore' | 'inherit')[] }
    spawnSync('apt-get', ['update', '-qq'], options)
    for (const name of packages) {
      console.log(`Installing the package ${name}…`)
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        ...options,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'The pages are tested in Chromium, and there is none. Install it (on Debian: sudo apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the file of a Chromium or Chrome, and run this again.',
  )
}

export function launchChromium({ args = [], env }: Pick<LaunchOptions, 'args' | 'env'> = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: provideChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [...quietFlags, ...args],
    ...(env && { env }),
  })
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
