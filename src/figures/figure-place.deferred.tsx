import { lazy, memo, useEffect, useState, type ComponentType } from 'react'
import { onFirstInteraction } from '../runtime/first-interaction.ts'
import { sleepUntil } from '../runtime/lazy-island.tsx'
import { Island } from '../runtime/island.tsx'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import { figureId, isFigureName, type FigureName } from './figure-names.ts'
import { loadFigure } from './figure-views.ts'
import styles from './figure.island.module.css'

/** How far from the screen (in screens) a figure's code is fetched. */
const nearScreens = 1.5

interface Part {
  Drawn: ComponentType
  /** Has the figure's code fetched now, near or not. */
  wake: () => void
}

const parts = new Map<FigureName, Part>()

/** A figure where the text calls it, with what there is to notice. Its code comes when it nears the screen. */
export const FigurePlace = memo(function FigurePlace({ name, caption }: { name: string; caption: string }) {
  if (!isFigureName(name)) return null
  const { Drawn, wake } = partOf(name)
  return (
    <figure className={styles['figure']} id={figureId(name)} data-figure={name} tabIndex={-1}>
      <Arrival id={figureId(name)} />
      <Island fallback={<Expected onShown={wake} />}>
        <Drawn />
      </Island>
      <figcaption className={styles['caption']} dangerouslySetInnerHTML={{ __html: caption }} />
    </figure>
  )
})

/** Shows a figure that a link names, where the page was made in the browser: its place was not there when the link was followed. */
function Arrival({ id }: { id: string }) {
  const [isMade] = useState(() => typeof document !== 'undefined' && !document.getElementById(id))
  useEffect(() => {
    if (!isMade || location.hash !== `#${id}`) return
    const place = document.getElementById(id)
    place?.focus({ preventScroll: true })
    place?.scrollIntoView()
  }, [id, isMade])
  return null
}

/** Stands for a figure that the page made in the browser, or told something new, before its code was there. */
function Expected({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return <div className={styles['expected']} />
}

function partOf(name: FigureName): Part {
  const known = parts.get(name)
  if (known) return known
  const ask = lazyWithRetry(loadFigure[name])
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const Drawn = lazy(async () => {
    if (typeof document === 'undefined') return { default: await loadFigure[name]() }
    const place = document.getElementById(figureId(name))
    if (place) await sleepUntil((needed) => void Promise.race([woken, nearing(place)]).then(needed), ask)
    return { default: await ask() }
  })
  const part = { Drawn, wake: () => wake() }
  parts.set(name, part)
  return part
}

/** Resolves when the visitor uses the page and the place is near the screen, or when the address names it. */
function nearing(place: HTMLElement): Promise<void> {
  if (location.hash.startsWith(`#${place.id}`)) return Promise.resolve()
  return new Promise((resolve) => {
    const begin = () => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          resolve()
        },
        { rootMargin: `${nearScreens * 100}% 0%` },
      )
      observer.observe(place)
    }
    // Who has scrolled before this was there uses the page, too.
    if (scrollY > 0) begin()
    else onFirstInteraction(begin)
  })
}
