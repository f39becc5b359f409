import { expect } from '@playwright/test'
import { outputDirectory } from '../../vite/build-stamp.ts'
import { testersTraces } from '../../tools/testing/machines/testers-traces.ts'
import { test } from './site.ts'

test('no byte of inspector, pages of machines and engines, descriptions or testing harness is in the build', () => {
  expect(testersTraces(outputDirectory)).toEqual([])
})
