import type { ReactNode } from 'react'

/** A state of a part that has no ground of its own: on paper, with room around it. */
export function onGround(part: ReactNode): () => ReactNode {
  return () => <div className="gallery-ground">{part}</div>
}
