import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe finds wrong with a page as it is shown now, one text a rule. The site has no frames: so axe may run in the page
 * alone, and need not gather what frames say in a page of its own, which takes four times as long. What passed is not asked for.
 * `rules`: these alone; `within`: only in what a selector names.
 */
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

/** Turns the system's theme, which the open page follows. */
export async function turnTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
}

/** The rules that look at colours: themes differ in nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds in the open page in one theme, and of its colours in the other. */
export async function violationsInThemes(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await turnTheme(page, 'light')
  const light = await violationsOf(page)
  await turnTheme(page, 'dark')
  return { light, dark: await violationsOf(page, { rules: colourRules }) }
}
