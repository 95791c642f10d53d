import type { PermissionKey } from '../../services/core/contract/permissionKeys.ts'
import type { Signal } from './deadline.ts'
import type { Memory } from './loader.ts'
import type { Live } from './live.ts'
import type { RestClient } from './rest.ts'

/** Who asks, as the verified access token says it. */
export interface Viewer {
  /** sub of the token */
  subject: string
  userName: string
  companyId: string
  roles: readonly string[]
  currentRole: string
  permissions: ReadonlySet<PermissionKey>
  /** The same permissions as a stable text, to share what is equal for viewers of one company and view. */
  view: string
  scopes: ReadonlySet<string>
  /** The raw token, forwarded to the services. */
  token: string
  /** Seconds since 1970; the socket closes then. */
  expiresAt: number
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
  /** Aborts when the client has gone or the deadline has passed. */
  signal: Signal
}
