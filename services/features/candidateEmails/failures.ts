import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { personalMail } from '../../core/mail/outbox.ts'
import { candidatePath, firstOf, notify } from '../../core/notifications/notify.ts'
import { rejectionMail } from './automatic.ts'
import './tables.ts'

/**
 * Matches users' mails that were not delivered. A mail to somebody who had unsubscribed does not count as a failure.
 */
const isUntold = sql<boolean>`mail.state = 'failed' and not mail.is_failure_told and mail.kind in (${personalMail}, ${rejectionMail})
  and mail.reason is distinct from 'unsubscribed'`

/** The number of mails that are reported at once. */
const batch = 1000

/** Notifies the senders, and the owners of the candidates, of mails that were not delivered: once per bulk mail. */
export async function notifyFailures(outer: CompanyDb): Promise<void> {
  await outer.transaction(async (db) => {
    const untold = db.from('mail').select('mail.id').where(isUntold).limit(batch).forUpdate().skipLocked()
    const mails = await db
      .update('mail')
      .set({ is_failure_told: true })
      .where('mail.id', 'in', untold)
      .returning('mail.id')
      .execute()
    if (mails.length === 0) return
    const rows = await db
      .from('candidate_email')
      .innerJoin('candidate', (join) =>
        join
          .onRef('candidate.company_id', '=', 'candidate_email.company_id')
          .onRef('candidate.id', '=', 'candidate_email.candidate_id'),
      )
      .select([
        'candidate_email.id as emailId',
        'candidate_email.bulk_id as bulkId',
        'candidate_email.user_name as sender',
      ])
      .select(['candidate_email.subject', 'candidate.id', 'candidate.name', 'candidate.owner'])
      .where('candidate.deleted_at', 'is', null)
      .where(
        'candidate_email.mail_id',
        'in',
        mails.map(({ id }) => id),
      )
      .orderBy('candidate_email.id')
      .execute()
    for (const together of Map.groupBy(rows, ({ bulkId, emailId }) => bulkId ?? emailId).values()) {
      const readers = new Set(together.flatMap(({ sender, owner }) => [sender, owner].filter((name) => name !== null)))
      for (const reader of readers) {
        const theirs = together.filter(({ sender, owner }) => sender === reader || owner === reader)
        await notify(db, null, {
          kind: 'candidateMailFailed',
          to: [reader],
          params: { ...firstOf(theirs), subject: theirs[0]!.subject || '—' },
          path: candidatePath(theirs[0]!.id, 'messages'),
        })
      }
    }
  })
}

export const failedMails = (everyMs = 5_000): Periodic => ({
  name: 'telling of mails to candidates that failed',
  everyMs,
  waitsWhileClosed: true,
  table: 'mail',
  isDue: isUntold,
  run: notifyFailures,
})
