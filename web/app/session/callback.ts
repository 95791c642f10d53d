import { readClaims } from './claims.ts'
import { manager } from './client/manager.ts'
import { keepNotice } from './notice.ts'
import { safePath, type SignInState } from './client/returning.ts'
import { notifyRoleSwitched } from './tokens.ts'

let isFresh = false
/** Whether this visit began with a sign-in. */
export const hasJustSignedIn = (): boolean => isFresh

/**
 * Completes the sign-in of /login/callback, once, before anything renders, and restores the stored path in the address.
 * Returns the error message if it failed, which the page of /login/callback then shows.
 */
export async function completeSignIn(): Promise<string | undefined> {
  try {
    const user = await manager.signinRedirectCallback()
    const { returnTo, role } = (user.state ?? {}) as Partial<SignInState>
    isFresh = true
    history.replaceState(null, '', safePath(returnTo))
    if (role) {
      const isSwitched = readClaims(user.access_token).currentRole === role
      if (isSwitched) notifyRoleSwitched()
      keepNotice(isSwitched ? 'roleSwitched' : 'roleSwitchFailed')
    }
    return undefined
  } catch (error) {
    // The user went back to a used callback address while signed in: nothing is lost.
    const user = await manager.getUser().catch(() => null)
    if (user && !user.expired) {
      history.replaceState(null, '', '/')
      return undefined
    }
    return error instanceof Error ? error.message : String(error)
  }
}
