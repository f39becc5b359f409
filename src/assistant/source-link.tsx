import type { MouseEvent, ReactNode } from 'react'
import { useAssistant } from './assistant-context.ts'

/** A link in an answer that opens without a page load. `label`: accessible name if the content isn't sufficient. */
export function SourceLink(props: {
  href: string
  id?: string
  className?: string | undefined
  label?: string
  children: ReactNode
}) {
  const { href, id, className, label, children } = props
  const { follow } = useAssistant()

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPlain && follow(event.currentTarget.pathname + event.currentTarget.hash)) event.preventDefault()
  }

  return (
    <a id={id} className={className} href={href} aria-label={label} onClick={onClick}>
      {children}
    </a>
  )
}
