import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Waiting } from './waiting.tsx'

/** How long (ms) a part may take to appear: its code may have to be fetched first. */
const patience = 15_000

/** The first element of a selector within a part of a page, as soon as there is one. Rejects when none comes. */
export function appearance(within: Element, selector: string): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = within.querySelector<HTMLElement>(selector)
      if (!found) return
      stop()
      resolve(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`Nothing like '${selector}' has appeared`))
    }, patience)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
    }
    observer.observe(within, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })
}

export interface ActProps {
  /** What a visitor would do to the component, to bring it into the state. */
  on: (stage: HTMLElement) => Promise<void> | void
  /** The selector of what is there once the state is reached. */
  until: string
  children: ReactNode
}

/** A component that is used, as a visitor would, when it has appeared. */
export function Act({ on, until, children }: ActProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [isDone, setDone] = useState(false)
  const [act] = useState(() => ({ on, until }))
  useEffect(() => {
    const { current } = stage
    if (!current) return
    Promise.resolve(act.on(current))
      .then(() => appearance(current, act.until))
      .then(
        () => setDone(true),
        (error: unknown) => console.error('The state was not reached', error),
      )
  }, [act])
  return (
    <div ref={stage}>
      {children}
      {!isDone && <Waiting />}
    </div>
  )
}

/** Presses what a selector names, once it is there. */
export async function press(stage: HTMLElement, selector: string): Promise<void> {
  const target = await appearance(stage, selector)
  target.click()
}

/** Types into the field that a selector names, as far as React and the form can tell. */
export async function typeInto(stage: HTMLElement, selector: string, text: string): Promise<void> {
  const field = await appearance(stage, selector)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React overrides the property of the element itself to notice what it did not write.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Breaks every picture, as if its file could not be had. */
export async function breakPictures(stage: HTMLElement): Promise<void> {
  await appearance(stage, 'img')
  for (const image of stage.querySelectorAll('img')) image.dispatchEvent(new Event('error'))
}
