import { lazy, memo, Suspense, type ComponentType } from 'react'
import { onFirstUse } from './first-use.ts'

/**
 * A part of a page that the server renders and that needs no script to be read or followed: its code is fetched when the
 * visitor first uses the page. `selector` finds it in the server's page; where it isn't, the page was made in the browser
 * and the code is fetched at once. Its styles have to be imported by who shows it.
 */
export function lateOnUse<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined' && document.querySelector(selector)) {
      await new Promise<void>((resolve) => onFirstUse(resolve))
    }
    return { default: await load() }
  })
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>
}
