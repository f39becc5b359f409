import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { quietFlags } from '../../tools/testing/chromium.ts'

test('what Playwright tells a browser still holds beside what we do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  try {
    const executablePath = path.join(folder, 'browser')
    const told = path.join(folder, 'told')
    writeFileSync(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\n`, { mode: 0o755 })
    await chromium.launch({ executablePath, args: quietFlags }).catch(() => undefined)
    const flags = readFileSync(told, 'utf8')
    for (const [flag, added] of [
      ['disable-features', 'WebUIOmniboxPopup'],
      ['blink-settings', 'lazyLoadingImageMarginPxUnknown=1250'],
    ] as const) {
      const lists = flags.match(new RegExp(`^--${flag}=.*$`, 'gm')) ?? []
      const [playwrights = [], ours = []] = lists.map((list) => list.replace(/^.*?=/, '').split(','))
      expect(lists).toHaveLength(2)
      expect(ours).toEqual(expect.arrayContaining(playwrights))
      expect(ours).toContain(added)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
