import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { newSince } from '../runtime/last-visit.ts'
import styles from './new-mark.island.module.css'

/** Counts dates after the last visit; 0 on the server and on a first visit. */
export function useNewSince(dates: readonly string[]): number {
  const [count, setCount] = useState(0)
  const all = dates.join(' ')
  useEffect(() => setCount(all.split(' ').filter((date) => date !== '' && newSince(date)).length), [all])
  return count
}

/** Overlays the picture to avoid layout shifts. */
export function NewMark({ date }: { date: string }) {
  const { i18n } = useLingui()
  const isNew = useNewSince([date]) > 0
  return isNew ? <span className={styles['mark']}>{i18n._('new')}</span> : null
}
