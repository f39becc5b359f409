import { Component, type ReactNode } from 'react'

interface CaptionBoundaryProps {
  /** Shown in place of captions that fail. */
  plain: ReactNode
  children: ReactNode
}

/** Error boundary of the captions: where they fail, as under tools that rewrite the page, the text alone stays. */
export class CaptionBoundary extends Component<CaptionBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.plain : this.props.children
  }
}
