import { Component, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { RequestError } from '../requestError.ts'

/** Redirects the user to /forbidden if loading the content returns a 403; other errors are passed on. */
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
