import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { newSince } from '../runtime/last-visit.ts'
import styles from './new-mark.island.module.css'

/** How many of some days lie after the visitor's last visit; none on the server and on a first visit. */
export function useNewSince(dates: readonly string[]): number {
  const [count, setCount] = useState(0)
  const all = dates.join(' ')
  useEffect(() => setCount(all.split(' ').filter((date) => date !== '' && newSince(date)).length), [all])
  return count
}

/** Marks what has come since the visitor's last visit: an article or a film. It lies over a picture, so nothing moves when it comes. */
export function NewMark({ date }: { date: string }) {
  const { i18n } = useLingui()
  const isNew = useNewSince([date]) > 0
  return isNew ? <span className={styles['mark']}>{i18n._('new')}</span> : null
}
