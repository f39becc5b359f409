import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Waiting } from './waiting.tsx'

/** Timeout in ms; code may have to load. */
const patience = 15_000

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
  on: (stage: HTMLElement) => Promise<void> | void
  until: string
  children: ReactNode
}

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

export async function press(stage: HTMLElement, selector: string): Promise<void> {
  const target = await appearance(stage, selector)
  target.click()
}

export async function typeInto(stage: HTMLElement, selector: string, text: string): Promise<void> {
  const field = await appearance(stage, selector)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React overrides the instance property to track writes.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export async function breakPictures(stage: HTMLElement): Promise<void> {
  await appearance(stage, 'img')
  for (const image of stage.querySelectorAll('img')) image.dispatchEvent(new Event('error'))
}
