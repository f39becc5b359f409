import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import styles from './new-mark.module.css'
import { newSince } from './reading-memory.ts'

let since: string | undefined
const never = () => () => undefined

/** A mark on what is new since the reader's last visit. It lies over a picture, so nothing moves when it comes. */
export function NewMark({ publishDate }: { publishDate: string }) {
  const { i18n } = useLingui()
  const isNew = useSyncExternalStore(
    never,
    () => publishDate > (since ??= newSince(Date.now())),
    () => false,
  )
  return isNew && <span className={styles['new']}>{i18n._('new')}</span>
}
