import type { ReactNode } from 'react'

export function onGround(part: ReactNode): () => ReactNode {
  return () => <div className="gallery-ground">{part}</div>
}
