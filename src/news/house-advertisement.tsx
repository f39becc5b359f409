import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { Picture, type PictureProps } from '../ui/picture.tsx'
import styles from './house-advertisement.module.css'

interface HouseAdvertisementProps extends Pick<PictureProps, 'imageUrl' | 'shape' | 'sizes'> {
  imageAlt: string
  link: string
  title?: string | undefined
  /** Label in addition to 'advertisement', if a page has two. */
  name?: string
  className: string | undefined
}

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
