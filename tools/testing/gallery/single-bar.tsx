import { languages } from '../../../src/i18n/language.ts'
import { addressOf, type GalleryAddress } from './address.ts'
import type { Entry } from './entry.ts'
import { themes } from './themes.ts'

export function SingleBar({ entry, address }: { entry: Entry; address: GalleryAddress }) {
  const link = (label: string, change: Partial<GalleryAddress>, isCurrent: boolean) => (
    <a key={label} href={addressOf({ ...address, ...change })} aria-current={isCurrent || undefined}>
      {label}
    </a>
  )
  return (
    <nav className="gallery-bar mono" aria-label="Gallery" lang="en">
      <a href={`/?filter=${entry.name}`}>gallery</a>
      <b>{entry.name}</b>
      <span>{Object.keys(entry.states).map((state) => link(state, { state }, state === address.state))}</span>
      <span>{languages.map((language) => link(language, { language }, language === address.language))}</span>
      <span>{themes.map((theme) => link(theme, { theme }, theme === address.theme))}</span>
    </nav>
  )
}
