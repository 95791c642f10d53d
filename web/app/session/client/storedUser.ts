import { config, storageKeys } from '../../config.ts'

/**
 * The part of the user stored by the OpenID client (manager.ts) that the application reads: that client is only loaded
 * when it is needed.
 */
export interface StoredUser {
  access_token: string
  id_token?: string | undefined
  /** Seconds since 1970. */
  expires_at?: number | undefined
  profile: { sub: string }
}

const key = `${storageKeys.accessToken}user:${config.issuer}:${config.clientId}`

/**
 * Returns the user who is signed in in this browser, whether or not the token is still valid, or null if there is none
 * or the stored value is not a user.
 */
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

/** Whether the token has expired. */
export const isExpired = ({ expires_at: end }: StoredUser): boolean => end !== undefined && end <= Date.now() / 1000

/** Forgets the signed-in user; other tabs are notified. */
export const forgetUser = (): void => localStorage.removeItem(key)
