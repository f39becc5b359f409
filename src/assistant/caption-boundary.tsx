import { Component, type ReactNode } from 'react'

interface CaptionBoundaryProps {
  plain: ReactNode
  children: ReactNode
}

/** If captions fail, for example because an extension rewrites the page, only the plain text remains. */
export class CaptionBoundary extends Component<CaptionBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.plain : this.props.children
  }
}
