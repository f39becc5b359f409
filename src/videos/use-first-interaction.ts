import { useEffect, useState } from 'react'
import { onFirstInteraction } from '../runtime/first-interaction.ts'

/** Whether the visitor has begun to use the page. */
export function useFirstInteraction(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => onFirstInteraction(() => setUsed(true)), [])
  return used
}
