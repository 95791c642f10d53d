import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import type { AccessClaims } from './claims.ts'
import type { IdentityLog, IdentitySettings } from './settings.ts'

/** The options of an identity. */
export interface IdentityOptions {
  db: Kysely<Database>
  issuer: string
  audience: string
  settings: IdentitySettings
  log: IdentityLog
}

/** Signs users in, or trusts the provider that does, and identifies the bearers of tokens. */
export interface Identity {
  /** false if OIDC_ISSUER names another provider: then `handler` responds with 404. */
  isEmbedded: boolean
  /** Handles all requests under /idp. */
  handler(req: IncomingMessage, res: ServerResponse): void
  /** Returns the claims of a valid access token; throws otherwise. */
  verify(token: string): Promise<AccessClaims>
  /** Creates the token that a sign-in would return, for tests and scripts inside the process. */
  issueAccessToken(userName: string, options?: { scope?: string; seconds?: number; role?: string }): Promise<string>
}
