import { useEffect, useRef, useState } from 'react'
import { useTheme } from './theme-context.ts'
import { themeMedia } from './theme.ts'
import { pictureSizes, pictureSources, placeholderPicture, type PictureCut } from './picture-sources.ts'
import styles from './picture.module.css'

/** Aspect ratio of a picture; `full` is the original. */
export type PictureShape = 'full' | 'large' | 'card' | 'square'

// Width and height reserve space; the style sheet crops to the same ratios.
const shapes: Record<PictureShape, { cut: PictureCut; size: { width: number; height: number } }> = {
  full: { cut: 'wide', size: { width: 1014, height: 570 } },
  large: { cut: 'wide', size: { width: 553, height: 400 } },
  card: { cut: 'card', size: { width: 320, height: 240 } },
  square: { cut: 'card', size: { width: 320, height: 320 } },
}

export interface PictureProps {
  /** Address of any file of the picture, such as `/pictures/{name}/light-1014.webp`. */
  imageUrl: string
  alt: string
  shape: PictureShape
  sizes: string
  priority?: boolean
  /** Whether there is a file per theme. */
  themed?: boolean
}

export function Picture({ imageUrl, alt, shape, sizes, priority = false, themed = true }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { choice } = useTheme()
  const image = useRef<HTMLImageElement>(null)

  // Errors before hydration fired no React event: checks finished images.
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
