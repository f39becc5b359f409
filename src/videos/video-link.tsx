import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { VideoTile } from './video-views.server.ts'

export interface VideoLinkProps {
  video: Pick<VideoTile, 'id' | 'topic' | 'technoscience'>
  className?: string | undefined
  skipped?: boolean | undefined
  replace?: boolean
  children: ReactNode
}

export function VideoLink({
  video: { id, topic, technoscience },
  className,
  skipped,
  replace,
  children,
}: VideoLinkProps) {
  const own = { className, tabIndex: skipped ? -1 : undefined, replace }
  if (technoscience) {
    return (
      <Link to="/shorts/$technoscience/$id" params={{ technoscience, id }} preload={false} {...own}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to={topic === 'about-us' ? '/about-us/$id' : '/retroengineering/$id'}
      params={{ id }}
      preload={false}
      {...own}
    >
      {children}
    </Link>
  )
}
