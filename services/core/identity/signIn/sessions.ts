import { sql, type Kysely } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { appendEvent } from '../../events/events.ts'

/**
 * Notifies gateways, in the caller's transaction, that tokens of the account are no longer valid: they close its
 * sockets.
 */
export const endSockets = (db: CompanyDb, accountId: string): Promise<void> =>
  appendEvent(db, { type: 'session.ended', subjectId: accountId, data: {} })

/**
 * Ends the account's sessions at the provider, so that no browser can renew a token, and its sockets. `except` is a
 * session that continues; its sockets reconnect by themselves.
 */
export async function endSessions(db: CompanyDb, accountId: string, except?: string): Promise<void> {
  await unscoped(db)
    .deleteFrom('oidc_payload')
    .where(sql<boolean>`payload ->> 'accountId' = ${accountId}`)
    .$if(except !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(payload ->> 'sessionUid', uid, '') <> ${except!}`),
    )
    .execute()
  await endSockets(db, accountId)
}

/** Records that a browser has got a token: where the account is signed in, and when the session was last used. */
export async function noteSession(
  db: Kysely<Database>,
  { id, userId, agent, address }: { id: string; userId: string; agent: string; address: string },
): Promise<void> {
  const seen = { agent: agent.slice(0, 500), address, last_used_at: new Date() }
  await db
    .insertInto('user_session')
    .values({ id, user_id: userId, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...seen, user_id: userId }))
    .execute()
}

/** A browser in which an account is signed in. */
export interface SessionSeen {
  id: string
  agent: string
  address: string
  createdAt: Date
  lastUsedAt: Date
}

const liveSessions = (db: CompanyDb, accountId: string) =>
  unscoped(db)
    .selectFrom('oidc_payload')
    .where('model', '=', 'Session')
    .where(sql<boolean>`payload ->> 'accountId' = ${accountId}`)
    .where('expires_at', '>', new Date())

/** Returns the sessions of an account, the latest first. */
export const sessionsOf = (db: CompanyDb, accountId: string): Promise<SessionSeen[]> =>
  unscoped(db)
    .selectFrom('user_session')
    .select(['id', 'agent', 'address', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', accountId)
    .where('id', 'in', liveSessions(db, accountId).select(sql<string>`uid`.as('uid')))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Ends one session of an account: its browser gets no more tokens. Returns false if there is no such session. */
export async function endSession(db: CompanyDb, accountId: string, id: string): Promise<boolean> {
  const ended = await unscoped(db)
    .deleteFrom('oidc_payload')
    .where(sql<boolean>`payload ->> 'accountId' = ${accountId}`)
    .where((where) => where.or([where('uid', '=', id), where(sql`payload ->> 'sessionUid'`, '=', id)]))
    .returning('model')
    .execute()
  if (ended.length > 0) await endSockets(db, accountId)
  return ended.length > 0
}
