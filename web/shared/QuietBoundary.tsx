import { Component, type ReactNode } from 'react'

/** Renders nothing in place of a part of the page that failed; the rest stays. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed', error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
