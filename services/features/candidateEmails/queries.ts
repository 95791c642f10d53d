import type { Selectable } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { mailsByIds } from '../../core/mail/outbox.ts'
import { liveId } from '../candidates/live.ts'
import type { CandidateEmail } from './contract.ts'
import type { CandidateEmailTable } from './tables.ts'

type Row = Selectable<CandidateEmailTable>

async function toEmails(db: CompanyDb, rows: readonly Row[]): Promise<CandidateEmail[]> {
  const mails = await mailsByIds(
    db,
    rows.flatMap((row) => row.mail_id ?? []),
  )
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  return rows.map((row) => ({
    id: row.id,
    candidateId: row.candidate_id,
    isReceived: row.is_received,
    isAutomatic: row.is_automatic,
    isBulk: row.bulk_id !== null,
    jobId: row.job_id,
    userName: row.user_name,
    fromName: row.from_name,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    subject: row.subject,
    contents: row.contents,
    quoted: row.quoted,
    attachments: row.attachments,
    date: row.at.toISOString(),
    mail: (row.mail_id && byId.get(row.mail_id)) || null,
  }))
}

/** Returns one page of the mails to and from a candidate, newest first. */
export async function listEmails(
  db: CompanyDb,
  candidateId: string,
  wanted: PageRequest,
): Promise<Listed<CandidateEmail>> {
  const id = await liveId(db, candidateId)
  const query = db.from('candidate_email').selectAll('candidate_email').where('candidate_id', '=', id)
  const found = await list(query, [desc('candidate_email.id')], wanted)
  return { ...found, data: await toEmails(db, found.data) }
}

/** Returns one of these mails. */
export async function emailById(db: CompanyDb, id: string): Promise<CandidateEmail> {
  const row = await db
    .from('candidate_email')
    .selectAll('candidate_email')
    .where('candidate_email.id', '=', id)
    .executeTakeFirstOrThrow()
  return (await toEmails(db, [row]))[0]!
}
