import { expect, type Page } from '@playwright/test'
import { hydrated } from '../e2e/site.ts'
import { wrongWordsOf } from './catalogues.ts'
import type { Control, Fault } from './walker.ts'
import { addressOf, type Language, type PageKind, type Showing } from './page-kinds.ts'

export class Findings {
  readonly #found: string[] = []

  add(where: string, faults: readonly Fault[]): void {
    for (const { control, fault } of faults) {
      const line = `${where} | ${control} | ${fault}`
      if (!this.#found.includes(line)) this.#found.push(line)
    }
  }

  expectNone(): void {
    expect(this.#found, `role, page, width, language, theme | control | what is wrong`).toEqual([])
  }
}

export const placeOf = (
  role: string,
  kind: Pick<PageKind, 'name'>,
  size: string,
  { language, theme }: Showing,
): string => `${role}, ${kind.name}, ${size}, ${language}, ${theme}`

export async function arrive(page: Page, kind: PageKind, language: Language): Promise<void> {
  await page.goto(addressOf(kind, language))
  await hydrated(page)
}

export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(() => window.walker?.controls() ?? [])

export const still = (page: Page): Promise<void> => page.evaluate(() => window.walker?.still())

/** Faults are checked again after animations. */
export async function sweep(
  page: Page,
  language: Language,
  only: string[] = [],
): Promise<{ faults: Fault[]; small: Fault[] }> {
  const { ids, foreign } = wrongWordsOf(language)
  const look = () =>
    page.evaluate(async ([wrongIds, wrongTexts, some]) => window.walker?.sweep(wrongIds, wrongTexts, some), [
      ids,
      foreign,
      only,
    ] as const)
  const seen = await look()
  if (seen?.faults.length === 0) return seen
  await still(page)
  return (await look()) ?? { faults: [], small: [] }
}
