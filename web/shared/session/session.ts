import { createContext, use } from 'react'

export interface SessionUser {
  userName: string
  fullName: string
  email: string | null
  roles: readonly string[]
  currentRole: string
  /** The name of the current role; its code if the name is unknown. */
  roleName: string
}

/** The signed-in user and their permissions, according to the access token. */
export interface Session {
  user: SessionUser
  companyName: string
  /**
   * Whether the current role is one of users outside the company, who are refused what is open to everybody within it.
   */
  isExternal: boolean
  /**
   * Whether the user has the permission, or any one of several, or none is required; and the condition, if any, holds
   * too.
   */
  can(permission: string | readonly string[] | undefined, condition?: boolean): boolean
  /**
   * Returns a valid access token, which is renewed first if it has expired. If there is none, goes to sign-in and never
   * resolves.
   */
  accessToken(): Promise<string>
  /**
   * `fetch` for the gateway's own paths (upload, download), with token and time zone headers and a deadline in
   * `init.signal`. Throws RequestError for every response that is not OK; a 401 redirects to sign-in and back to this
   * address.
   */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Handles a 401 in spite of a token: forgets the stored user, signs in, and returns to this address. */
  signInAgain(): void
  signOut(): void
}

export const SessionContext = createContext<Session | null>(null)

/** Returns the session of the signed-in user; only inside the shell, which contains every private page. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of a signed-in page')
  return session
}
