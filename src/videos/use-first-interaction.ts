import { useEffect, useState } from 'react'
import { onFirstInteraction } from '../runtime/first-interaction.ts'

export function useFirstInteraction(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => onFirstInteraction(() => setUsed(true)), [])
  return used
}
