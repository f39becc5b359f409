// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runScript } from '../../tools/testing/harness/run-script.ts'
import { renderScriptedVisit } from './scripted-visit.tsx'
import visit from './visit.script.json' with { type: 'json' }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const repeats = Number(process.env['SCRIPT_TIMES'] ?? 1) - 1

test('the script of a visit takes the machines through the states that it names', { repeats }, async () => {
  const result = await runScript(visit, await renderScriptedVisit())
  expect(result.differences).toEqual([])
})

test('a script does not begin where time has passed already', async () => {
  const page = await renderScriptedVisit()
  await page.clock.advance(1)
  await expect(runScript(visit, page)).rejects.toThrow('clock held at 0 ms')
})
