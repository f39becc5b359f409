import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react'
import { loadDeferredMessages } from '../i18n/catalogue.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { latePart } from './late-part.ts'

/**
 * A part of a page that the server renders and the browser leaves as it is until it is needed: where the page has the
 * element that `selector` names, its code is fetched when the visitor first interacts with the page; where it hasn't, the page was
 * made in the browser and the code is fetched at once. Its styles have to be imported by who shows it. Its props have to
 * stay the same until then: React throws the server's HTML of a part away that is told something new before its code is
 * there. Where the code can't be had, the server's HTML stays.
 */
export function deferredIsland<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const ask = latePart(async () => (await Promise.all([load(), loadDeferredMessages()]))[0])
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    if (document.querySelector(selector)) {
      await new Promise<void>((resolve) => onFirstInteraction(resolve))
    }
    return { default: await ask() }
  })
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}
