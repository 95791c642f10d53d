import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import type { Signal } from '../rest/deadline.ts'
import type { Live } from '../live/live.ts'
import type { RestClient } from '../rest/restCall.ts'

/** The signed-in user, from the verified access token. */
export interface Viewer {
  /** The `sub` claim of the token. */
  subject: string
  userName: string
  companyId: string
  roles: readonly string[]
  currentRole: string
  permissions: ReadonlySet<PermissionKey>
  /**
   * Whether the token marks the role as one of users outside the company. A token of a foreign provider may not contain
   * this; the services decide then.
   */
  isExternal: boolean
  /**
   * The role and its permissions as a stable text. Viewers of one company with the same view share what is equal for
   * them.
   */
  view: string
  scopes: ReadonlySet<string>
  /** The raw token, which is forwarded to the services. */
  token: string
  /** Seconds since 1970. The socket is closed at this time. */
  expiresAt: number
}

/** A key for what a request remembers. Lasting entries stay when records are forgotten. */
export interface Memory {
  isLasting: boolean
}

/** The number of records missing in an answer, as in `extensions.unreadable`. */
export interface Unreadable {
  count: number
  /** The same number by operation. */
  operations: Record<string, number>
}

/** The context of all resolvers. There is one for each HTTP request and one for each operation on a socket. */
export interface GatewayContext {
  /** The signed-in user; null only in public fields. */
  viewer: Viewer | null
  rest: RestClient
  live: Live
  requestId: string
  /** The offset in minutes, as returned by Date.getTimezoneOffset. */
  timezoneOffset: number
  /** What loaders have read in this context. */
  remembered?: Map<Memory, object>
  /** Records from the services that could not be read; absent if there are none. */
  unreadable?: Unreadable
  /** Fires when the client has disconnected or the deadline has passed. */
  signal: Signal
}
