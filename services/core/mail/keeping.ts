import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Periodic } from '../jobs/periodic.ts'
import { mailFileOwner } from './outbox.ts'

/** How many mails are deleted together. */
const batch = 500

/** Whether a mail was sent or failed at least this number of days ago. Waiting mails are first sent or given up. */
const isOld = (keptDays: number) =>
  sql<boolean>`mail.state in ('sent', 'failed') and mail.created_at < now() - make_interval(days => ${keptDays})`

/**
 * Deletes old mails of a company; their files are removed with the next round of expired ones. Records that refer to
 * them stay.
 */
async function deleteOld(outer: CompanyDb, keptDays: number): Promise<void> {
  for (;;) {
    const deleted = await outer.transaction(async (db) => {
      const old = db.from('mail').select('mail.id').where(isOld(keptDays)).orderBy('mail.created_at').limit(batch)
      const mails = await db
        .delete('mail')
        .where('mail.id', 'in', old.forUpdate().skipLocked())
        .returning('mail.id')
        .execute()
      if (mails.length > 0)
        await db
          .update('stored_file')
          .set({ expires_at: sql<Date>`now()` })
          .where('stored_file.owner_kind', '=', mailFileOwner)
          .where(
            'stored_file.owner_id',
            'in',
            mails.map(({ id }) => id),
          )
          .execute()
      return mails.length
    })
    if (deleted < batch) return
  }
}

/** The periodic deletion, which each instance runs. */
export const oldMails = (keptDays: number, everyMs = 3_600_000): Periodic => ({
  name: 'deleting old mails',
  everyMs,
  table: 'mail',
  isDue: isOld(keptDays),
  run: (db) => deleteOld(db, keptDays),
})
