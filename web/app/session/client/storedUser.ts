import { config, storageKeys } from '../../config.ts'

/** What the OpenID client (manager.ts) keeps of a sign-in, as far as the application reads it: that client is loaded when it is needed. */
export interface StoredUser {
  access_token: string
  id_token?: string | undefined
  /** Seconds since 1970. */
  expires_at?: number | undefined
  profile: { sub: string }
}

const key = `${storageKeys.accessToken}user:${config.issuer}:${config.clientId}`

/** Who is signed in in this browser, whether the token is still good or not; null: nobody, or what is stored is no user. */
export function storedUser(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isUser(stored) ? stored : null
  } catch {
    return null
  }
}

const isUser = (stored: unknown): stored is StoredUser =>
  typeof (stored as StoredUser | null)?.access_token === 'string' &&
  typeof (stored as StoredUser).profile?.sub === 'string'

/** Whether the token has run out. */
export const isExpired = ({ expires_at: end }: StoredUser): boolean => end !== undefined && end <= Date.now() / 1000

/** Forgets who is signed in; other tabs hear of it. */
export const forgetUser = (): void => localStorage.removeItem(key)
