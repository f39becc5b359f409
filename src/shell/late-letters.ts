import type { AnyRouter } from '@tanstack/react-router'
import head from '../letters/files/head.woff2?url'
import text from '../letters/files/text.woff2?url'

/** A face as `late-letters.css` declares it. */
export function face(family: string, url: string, weight: string, stretch = 'normal'): FontFace {
  return new FontFace(`${family} Variable`, `url(${url})`, { weight, stretch })
}

/**
 * Fetches the site's faces whole. While nobody has scrolled, all that is seen stands in letters that the page has brought
 * itself, and the whole faces take their place with nothing moving; later they wait for the next page.
 */
export async function bringLetters(router: AnyRouter): Promise<void> {
  const faces = [face('Anybody', head, '540 900', '50% 100%'), face('Literata', text, '400')]
  const others = () =>
    import('./other-letters.deferred.ts').then(({ bringOtherLetters }) => bringOtherLetters(router), console.warn)
  addEventListener('scroll', others, { once: true, passive: true })
  await Promise.allSettled(faces.map((one) => one.load()))
  const use = () => {
    for (const one of faces) document.fonts.add(one)
  }
  if (scrollY === 0) use()
  else onNextPage(router, use)
}

/** Does something once, before another page is mounted: a place in the same page is none. */
export function onNextPage(router: AnyRouter, act: () => void): void {
  const end = router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation }) => {
    if (fromLocation?.pathname === toLocation.pathname && fromLocation.searchStr === toLocation.searchStr) return
    end()
    act()
  })
}
