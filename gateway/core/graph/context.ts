import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import type { Signal } from '../rest/deadline.ts'
import type { Live } from '../live/live.ts'
import type { RestClient } from '../rest/restCall.ts'

/** Who asks, as the verified access token says it. */
export interface Viewer {
  /** sub of the token */
  subject: string
  userName: string
  companyId: string
  roles: readonly string[]
  currentRole: string
  permissions: ReadonlySet<PermissionKey>
  /** The token says that the role is one of people outside the company; one of a foreign provider may not say it, and the services decide. */
  isExternal: boolean
  /** The role and what it gives as a stable text, to share what is equal for viewers of one company and view. */
  view: string
  scopes: ReadonlySet<string>
  /** The raw token, forwarded to the services. */
  token: string
  /** Seconds since 1970; the socket closes then. */
  expiresAt: number
}

/** Stands for what a request remembers; what is lasting stays when records are forgotten. */
export interface Memory {
  isLasting: boolean
}

/** How many records are missing in an answer, as its `extensions.unreadable` says it. */
export interface Unreadable {
  count: number
  /** The same by operation. */
  operations: Record<string, number>
}

/** What every resolver gets. One per HTTP request, one per operation on a socket. */
export interface GatewayContext {
  /** null only in public fields. */
  viewer: Viewer | null
  rest: RestClient
  live: Live
  requestId: string
  /** Minutes as Date.getTimezoneOffset gives them. */
  timezoneOffset: number
  /** What loaders have read in it. */
  remembered?: Map<Memory, object>
  /** Records that services answered and nobody can read; absent where there are none. */
  unreadable?: Unreadable
  /** Aborts when the client has gone or the deadline has passed. */
  signal: Signal
}
