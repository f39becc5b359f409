import { useEffect, useRef, useState } from 'react'
import { useTheme } from './theme-context.ts'
import { themeMedia } from './theme.ts'
import { pictureSizes, pictureSources, placeholderPicture, type PictureCut } from './picture-sources.ts'
import styles from './picture.module.css'

/** How a picture is cut: `full` as it was made. */
export type PictureShape = 'full' | 'large' | 'card' | 'square'

// Width and height give the browser the room before the file is there; the style sheet cuts to the same shapes.
const shapes: Record<PictureShape, { cut: PictureCut; size: { width: number; height: number } }> = {
  full: { cut: 'wide', size: { width: 1014, height: 570 } },
  large: { cut: 'wide', size: { width: 553, height: 400 } },
  card: { cut: 'card', size: { width: 320, height: 240 } },
  square: { cut: 'card', size: { width: 320, height: 320 } },
}

export interface PictureProps {
  /** The address of one file of the picture, as in `/pictures/{name}/light-1014.webp`; its siblings are derived. */
  imageUrl: string
  /** What is to be seen; empty when the text beside it says so. */
  alt: string
  shape: PictureShape
  /** The width it is shown at, as in the `sizes` of an image. */
  sizes: string
  /** The main picture of the page, loaded before everything else. */
  priority?: boolean
  /** Whether the picture has a file for each theme; an emblem has one for both. */
  themed?: boolean
}

/** A picture in the theme of the page, or the placeholder when it can't be had. */
export function Picture({ imageUrl, alt, shape, sizes, priority = false, themed = true }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { choice } = useTheme()
  const image = useRef<HTMLImageElement>(null)

  // An error before hydration went unheard: a finished image without pixels is asked whether it can be shown at all.
  useEffect(() => {
    const { current } = image
    if (!current?.complete || current.naturalWidth > 0) return undefined
    let asking = true
    current.decode().catch(() => {
      if (asking) setFailedUrl(imageUrl)
    })
    return () => {
      asking = false
    }
  }, [imageUrl])

  const { cut, size } = shapes[shape]
  if (failedUrl === imageUrl) {
    return (
      <picture className={styles['picture']} data-shape={shape} data-failed="true">
        <img src={placeholderPicture} alt={alt} {...size} />
      </picture>
    )
  }
  const sources = themed ? pictureSources(imageUrl, cut) : undefined
  const widths = pictureSizes(sizes, cut)
  return (
    <picture className={styles['picture']} data-shape={shape}>
      {sources && <source media={themeMedia('dark', choice)} srcSet={sources.dark} sizes={widths} />}
      <img
        key={imageUrl}
        ref={image}
        src={sources?.fallback ?? imageUrl}
        srcSet={sources?.light}
        sizes={sources && widths}
        alt={alt}
        {...size}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setFailedUrl(imageUrl)}
      />
    </picture>
  )
}
