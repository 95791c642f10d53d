import { Component, lazy, Suspense, type ReactNode } from 'react'
import { useSession } from '../../shared/session.ts'
import { features } from '../features.ts'

const slots = features
  .flatMap((feature) => feature.slots?.header ?? [])
  .map(({ permission, load }) => ({ permission, Part: lazy(load) }))

/** What features put into the header. A part that fails leaves its place empty, not the header. */
export function HeaderSlots() {
  const { can } = useSession()
  return slots.map(({ permission, Part }, index) =>
    can(permission) ? <QuietBoundary key={index}><Suspense fallback={null}><Part /></Suspense></QuietBoundary> : null)
}

class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the header failed', error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
