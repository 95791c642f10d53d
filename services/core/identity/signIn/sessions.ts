import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { appendEvent } from '../../events/events.ts'

/** Tells gateways, in the caller's transaction, that tokens of the account are no longer good: they close its sockets. */
export const endSockets = (db: CompanyDb, accountId: string): Promise<void> =>
  appendEvent(db, { type: 'session.ended', subjectId: accountId, data: {} })

/** Ends what the account is signed in with: its sessions at the provider, so that no browser renews a token, and its sockets. */
export async function endSessions(db: CompanyDb, accountId: string): Promise<void> {
  await unscoped(db)
    .deleteFrom('oidc_payload')
    .where(sql<boolean>`payload ->> 'accountId' = ${accountId}`)
    .execute()
  await endSockets(db, accountId)
}
