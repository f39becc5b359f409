import { lazy, memo, useEffect, useState, type ComponentType } from 'react'
import { onFirstInteraction } from '../runtime/first-interaction.ts'
import { sleepUntil } from '../runtime/lazy-island.tsx'
import { Island } from '../runtime/island.tsx'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import { figureId, isFigureName, type FigureName } from './figure-names.ts'
import { loadFigure } from './figure-views.ts'
import styles from './figure.island.module.css'

/** Distance, in screens, at which the figure's code loads. */
const nearScreens = 1.5

interface Part {
  Drawn: ComponentType
  wake: () => void
}

const parts = new Map<FigureName, Part>()

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

/** Scrolls to a linked figure on client-rendered pages, where the target didn't exist during navigation. */
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

/** Resolves when the visitor interacts and the element is near the screen, or when the URL names it. */
function nearing(place: HTMLElement): Promise<void> {
  if (location.hash.startsWith(`#${place.id}`)) return Promise.resolve()
  return new Promise((resolve) => {
    onFirstInteraction(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          resolve()
        },
        { rootMargin: `${nearScreens * 100}% 0%` },
      )
      observer.observe(place)
    })
  })
}
