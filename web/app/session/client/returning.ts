import { isOwnPath } from '../../../../common/ownPath.ts'

/** What travels with a sign-in and comes back with it. */
export interface SignInState {
  returnTo: string
  /** The role that the sign-in was to lead into. */
  role?: string
}

/** A path of this application, never another site. */
export function safePath(path: unknown): string {
  return typeof path === 'string' && isOwnPath(path) && !path.startsWith('/login') ? path : '/'
}
