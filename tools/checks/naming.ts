import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Rules that no linter has: vague names, and access to the visitor's language.

const sayNothing = /(^|\/)(utils?|helpers?|misc|common|index)\.tsx?$/

/** Retired terms and their standard replacements. File names count without folder and extension. */
export const retiredWords: Readonly<Record<string, string>> = {
  asker: 'client',
  askerOf: 'clientOf',
  asDrawn: 'first (the snapshot before the start)',
  askForBridge: 'requestBridgeStatus',
  becomeLean: 'the memory settings of tools/memory-settings.ts',
  bringLetters: 'fonts (src/fonts)',
  catchUp: 'restoreFromBfcache',
  deferredIsland: 'lazyIsland',
  'dormant-links': 'page-links',
  'early-use': 'event-replay',
  followDormantLinks: 'followUnhydratedLinks',
  guardedAnswer: 'withErrorHandling',
  keepAssets: 'retainAssets',
  keepEarlyUse: 'replayEarlyEvents',
  'kept-assets': 'retained-assets',
  'late-part': 'lazy-with-retry',
  latePart: 'lazyWithRetry',
  lateView: 'lazyViewWithRetry',
  letGo: 'releaseUtterance',
  lookAgain: 'noteUtterance',
  missingEvent: 'loadErrorEvent',
  mindOf: 'languageIndexOf',
  noticeId: 'errorBannerId',
  packPage: 'createCachedPage',
  pageLetters: 'fonts (src/fonts)',
  sealPage: 'applyCsp',
  startNotice: 'startErrorBanner',
  tellMissing: 'reportLoadError',
  testingDoor: 'testHarness',
}

const retired = new RegExp(String.raw`(?<![\w$-])(${Object.keys(retiredWords).join('|')})(?![\w$-])`, 'g')

export function findNamingFaults(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => [
    ...[...new Set(`${path.basename(file).replace(/\..*/, '')} ${source}`.match(retired))].map(
      (word) => `${file} says '${word}': the word is '${retiredWords[word]}'.`,
    ),
    ...(sayNothing.test(file) && !file.startsWith('src/routes/')
      ? [`${file} has a name that says nothing. Name it by what is inside.`]
      : []),
    ...(/localStorage|sessionStorage/.test(source) && /['"]language['"]/.test(source) && /^src\/(?!i18n\/)/.test(file)
      ? [`${file} touches the storage key 'language': only src/i18n does.`]
      : []),
  ])
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('{src,vite,content-pipeline,studio,tools,tests}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'tools/checks/naming.ts', 'tests/tools/naming.test.ts'],
  })
  const faults = findNamingFaults(
    new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')])),
  )
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'Names say what is inside.' : `${faults.length} faults of names.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
