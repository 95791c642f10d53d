import { isOwnPath } from '../../../../common/ownPath.ts'

/** The state that a sign-in carries to the provider and back. */
export interface SignInState {
  returnTo: string
  /** The role that the sign-in requested. */
  role?: string
}

/** Returns a path of this application, never an address of another site. */
export function safePath(path: unknown): string {
  return typeof path === 'string' && isOwnPath(path) && !path.startsWith('/login') ? path : '/'
}
