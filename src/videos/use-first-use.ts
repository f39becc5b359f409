import { useEffect, useState } from 'react'
import { onFirstUse } from '../shell/first-use.ts'

/** Whether the visitor has begun to use the page. */
export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => onFirstUse(() => setUsed(true)), [])
  return used
}
