import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { withQuickFormats } from '../../build/lean-lingui-plugin.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'lean-lingui-'))
afterAll(() => rmSync(directory, { recursive: true }))
afterEach(() => vi.unstubAllGlobals())

const formats = pathToFileURL('src/i18n/number-formats.ts').href

/** Lingui as the browser's build has it. */
async function leanLingui() {
  const file = path.join(directory, 'index.mjs')
  writeFileSync(file, withQuickFormats(readFileSync('node_modules/@lingui/core/dist/index.mjs', 'utf8'), formats))
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'))
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof import('@lingui/core')
}

test('messages count without the platform where a number is small, and with it where it is not', async () => {
  const { setupI18n } = await leanLingui()
  const made = vi.fn()
  const platform = Intl
  vi.stubGlobal('Intl', {
    ...platform,
    NumberFormat: class extends platform.NumberFormat {
      constructor(...given: ConstructorParameters<typeof platform.NumberFormat>) {
        super(...given)
        made()
      }
    },
    PluralRules: made,
  })
  const shorts = ['count', 'plural', { 0: 'none', one: ['#', ' short'], other: ['#', ' shorts'] }]
  const i18n = setupI18n({ locale: 'en', messages: { en: { shorts_count: [shorts] as never } } })
  expect([0, 1, 2, 999].map((count) => i18n._('shorts_count', { count }))).toEqual([
    ...['none', '1 short', '2 shorts', '999 shorts'],
  ])
  expect(made).not.toHaveBeenCalled()
  expect(i18n._('shorts_count', { count: 1234 })).toBe('1,234 shorts')
  expect(made).toHaveBeenCalledOnce()
})

test('a release of Lingui that formats otherwise fails the build', () => {
  expect(() => withQuickFormats('export const number = () => 1', formats)).toThrow('another form')
})
