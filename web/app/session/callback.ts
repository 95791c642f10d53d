import { manager, safePath, type SignInState } from './manager.ts'

/**
 * Completes the sign-in of /login/callback, once, before anything renders, and puts the kept path back into the address.
 * Answers what went wrong, if so; the page of /login/callback then says it.
 */
export async function completeSignIn(): Promise<string | undefined> {
  try {
    const user = await manager.signinRedirectCallback()
    history.replaceState(null, '', safePath((user.state as SignInState | undefined)?.returnTo))
    return undefined
  } catch (error) {
    // Back to a used callback address while signed in: nothing is lost.
    const user = await manager.getUser().catch(() => null)
    if (user && !user.expired) {
      history.replaceState(null, '', '/')
      return undefined
    }
    return error instanceof Error ? error.message : String(error)
  }
}
