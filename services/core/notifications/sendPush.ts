import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Periodic } from '../jobs/periodic.ts'
import type { Push } from '../push.ts'
import './notify.ts'

/** The number of messages that one instance sends at the same time for a company. */
const atOnce = 10

/** The parameters that go through push services and onto locked screens: none that names a person. */
const toldParams = ['file', 'rows']

/**
 * Takes due notifications; several instances take different ones. A message is a courtesy, and is sent at most once.
 */
const take = (db: CompanyDb) =>
  db
    .update('notification')
    .set({ is_push_due: false })
    .where(
      'id',
      'in',
      db
        .from('notification')
        .select('id')
        .where('is_push_due', '=', true)
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['user_name', 'kind', 'params', 'path', 'read_at'])
    .execute()

/** Sends notifications to the browsers of their users; those read in the meantime are not sent. */
export async function sendDue(db: CompanyDb, push: Push): Promise<void> {
  for (let taken = await take(db); taken.length > 0; taken = await take(db)) {
    const unread = taken.filter((row) => row.read_at === null)
    await Promise.all(
      unread.map(({ user_name: userName, kind, params, path }) => {
        const values = Object.fromEntries(Object.entries(params).filter(([name]) => toldParams.includes(name)))
        return push.send(db, userName, { kind, path, values })
      }),
    )
  }
}

/** The periodic work of each instance. */
export const pushSending = (push: Push): Periodic => ({
  name: 'sending push messages',
  everyMs: 1000,
  table: 'notification',
  isDue: sql<boolean>`is_push_due`,
  waitsWhileClosed: true,
  run: (db) => sendDue(db, push),
})
