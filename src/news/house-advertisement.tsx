import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { Picture, type PictureProps } from '../ui/picture.tsx'
import styles from './house-advertisement.module.css'

interface HouseAdvertisementProps extends Pick<PictureProps, 'imageUrl' | 'shape' | 'sizes'> {
  imageAlt: string
  link: string
  /** Shown below the picture. */
  title?: string | undefined
  /** What it is beside an advertisement, where a page has two. */
  name?: string
  /** Where it stands. */
  className: string | undefined
}

/** A picture that leads to a page of the house, said to be an advertisement. */
export function HouseAdvertisement({ imageAlt, link, title, name, className, ...picture }: HouseAdvertisementProps) {
  const { i18n } = useLingui()
  const label = i18n._('advertisement')
  return (
    <aside
      className={`${styles['advertisement']} ${className}`}
      aria-label={name === undefined ? label : `${label}: ${name}`}
    >
      <p>{label}</p>
      <Link to={link}>
        <Picture {...picture} alt={imageAlt} />
        {title && <span className={styles['title']}>{title}</span>}
      </Link>
    </aside>
  )
}
