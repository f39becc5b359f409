import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe's findings, one text per rule. Without frames, axe can run in the page, four times as fast. */
export async function violationsOf(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  expect(page.frames()).toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export async function turnTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}

export const colourRules = ['color-contrast', 'link-in-text-block']

/** All findings in one theme, and those about color in the other. */
export async function violationsInThemes(
  page: Page,
  options: { within?: string } = {},
): Promise<{ light: string[]; dark: string[] }> {
  await turnTheme(page, 'light')
  const light = await violationsOf(page, options)
  await turnTheme(page, 'dark')
  return { light, dark: await violationsOf(page, { ...options, rules: colourRules }) }
}
