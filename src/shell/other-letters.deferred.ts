import type { AnyRouter } from '@tanstack/react-router'
import mono from '../letters/files/mono.woff2?url'
import bold from '../letters/files/text-bold.woff2?url'
import wide from '../letters/files/wide.woff2?url'
import { face, onNextPage } from './late-letters.ts'

/**
 * The faces that stand below the first screen of a first visit, or on other pages. Bold text is put to use when none of it
 * is in sight; the wide letters when a page that shows some is mounted.
 */
export async function bringOtherLetters(router: AnyRouter): Promise<void> {
  const label = face('Martian Mono', mono, '420', '75%')
  // Its letters are as wide as those that stand in for it.
  void label.load().then(() => document.fonts.add(label), console.warn)
  const heavy = face('Literata', bold, '680')
  onNextPage(router, () => {
    document.fonts.add(heavy)
    document.fonts.add(face('Anybody', wide, '540 900', '101% 150%'))
  })
  const texts = document.querySelectorAll('main strong')
  if (texts.length === 0) return
  await heavy.load().catch(() => undefined)
  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    }
    if (seen.size > 0) return
    observer.disconnect()
    if (heavy.status === 'loaded') document.fonts.add(heavy)
  })
  for (const one of texts) observer.observe(one)
}
