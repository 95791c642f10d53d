import { createContext, use } from 'react'

export interface SessionUser {
  userName: string
  fullName: string
  email: string | null
  roles: readonly string[]
  currentRole: string
  /** What people call the current role; its code where nobody says. */
  roleName: string
}

/** Who is signed in and what they may do, as the access token says it. */
export interface Session {
  user: SessionUser
  companyName: string
  /** The current role is one of people outside the company, who are refused what is open to everybody within it. */
  isExternal: boolean
  /** The user holds the key, or any one of the keys, or there is none to hold; and the condition holds too, where there is one. */
  can(permission: string | readonly string[] | undefined, condition?: boolean): boolean
  /** A valid access token, renewed first when it has run out. Goes to sign-in and never settles when there is none to get. */
  accessToken(): Promise<string>
  /**
   * `fetch` for the gateway's own paths (upload, download): token and time-zone headers, a deadline through `init.signal`.
   * Throws RequestError for everything that is not OK; a 401 goes to sign-in and back to this address.
   */
  request(path: string, init?: RequestInit): Promise<Response>
  /** A call was answered 401 in spite of a token: forget the stored user, sign in, and come back to this address. */
  signInAgain(): void
  signOut(): void
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the signed-in user; only inside the shell (every private page is). */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of a signed-in page')
  return session
}
