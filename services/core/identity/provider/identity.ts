import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import type { AccessClaims } from './claims.ts'
import type { IdentityLog, IdentitySettings } from './settings.ts'

/** What an identity is made of. */
export interface IdentityOptions {
  db: Kysely<Database>
  issuer: string
  audience: string
  settings: IdentitySettings
  log: IdentityLog
}

/** Signs people in, or trusts the provider that does, and tells whose a token is. */
export interface Identity {
  /** false when OIDC_ISSUER names another provider: then `handler` answers 404. */
  isEmbedded: boolean
  /** Answers everything under /idp. */
  handler(req: IncomingMessage, res: ServerResponse): void
  /** The claims of a good access token; throws otherwise. */
  verify(token: string): Promise<AccessClaims>
  /** Makes the token that a sign-in would give, for tests and scripts inside the process. */
  issueAccessToken(userName: string, options?: { scope?: string; seconds?: number; role?: string }): Promise<string>
}
