import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'

/**
 * Where systems keep them. The first is the same Chromium without the parts that make windows: the page tests take a third
 * less of the processor in it.
 */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** Debian's packages of it, the lighter one first; older releases have the second alone. */
const packages = ['chromium-headless-shell', 'chromium']

/**
 * The pages that Chromium's address bar makes its suggestions with: each window loads them, and a browser without a head has
 * a window for each context. Half a second of a core went there with every test.
 */
const unseenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** What Playwright switches off itself: a second list of features takes the place of the first. */
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

/** What Playwright tells the renderer of pointers: a second list takes the place of the first here, too. */
const pointersOfPlaywright = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]
/** Without windows Chromium does not know its line, and would fetch pictures from further below than 4G does (px). */
const pictureMargin = 'lazyLoadingImageMarginPxUnknown=1250'

/** What keeps a Chromium from asking for things of its own, and from showing what nobody sees. */
export const quietFlags = [
  `--blink-settings=${[...pointersOfPlaywright, pictureMargin].join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${[...offByPlaywright, ...unseenPages].join(',')}`,
  '--disable-sync',
  '--no-first-run',
]

/** The path of a Chromium on this machine: CHROMIUM_PATH, or one in the usual places; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...places].find((file) => file !== undefined && isExecutable(file))
}

/** Finds a Chromium or installs Debian's. Throws with what to do by hand where neither can be done. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const options = { stdio: ['ignore', 'inherit', 'inherit'] as ('ignore' | 'inherit')[] }
    spawnSync('apt-get', ['update', '-qq'], options)
    for (const name of packages) {
      console.log(`No Chromium found: installing the package ${name}…`)
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

/** A Chromium that asks nothing of the network by itself. `args` and `env` beside those of every run. */
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
