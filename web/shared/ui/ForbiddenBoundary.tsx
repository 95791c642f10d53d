import { Component, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { RequestError } from '../requestError.ts'

/** Sends the user to /forbidden when loading what is inside was answered with 403; other failures go on. */
export class ForbiddenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (error instanceof RequestError && error.code === 'FORBIDDEN') return <Navigate to="/forbidden" replace />
    throw error
  }
}
