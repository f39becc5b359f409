import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { quietFlags } from '../../tools/chromium.ts'

test('what Playwright switches off stays off beside what we do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  try {
    // Stands in for the browser, and notes what it is told.
    const executablePath = path.join(folder, 'browser')
    const told = path.join(folder, 'told')
    writeFileSync(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\n`, { mode: 0o755 })
    await chromium.launch({ executablePath, args: quietFlags }).catch(() => undefined)
    const lists = readFileSync(told, 'utf8').match(/^--disable-features=.*$/gm) ?? []
    const [playwrights = [], ours = []] = lists.map((list) => list.replace(/^.*?=/, '').split(','))
    expect(lists).toHaveLength(2)
    expect(ours).toEqual(expect.arrayContaining(playwrights))
    expect(ours).toContain('WebUIOmniboxPopup')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
