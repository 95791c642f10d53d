import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { CrashedTooOften, type JobContext, type Queue } from '../../../core/jobs/jobs.ts'
import { cvMaxBytes } from '../../candidateCvs/contract.ts'
import { importTypes } from '../contract.ts'
import { announceRows } from '../imports/imports.ts'
import type { MailOutcome, MailReason } from '../tables.ts'
import { attachmentsOf, readAttachment, refusal } from './cvFile.ts'
import { brokenRow, cvRow } from './cvRow.ts'
import { loopReason } from '../../../core/inbound/loops.ts'
import { parseMail, type ParsedMail } from '../../../core/inbound/parse.ts'
import { isKnownMessage, knownFiles, takeMail, type ReadFile } from './take.ts'
import { plain } from './text.ts'

export interface MailJob {
  companyId: string
  mailId: string
}

export const mailQueue: Queue<MailJob> = {
  name: 'verification-mail',
  handle: ({ companyId, mailId }, context) => readMail(context.companyDb(companyId), mailId, context),
  mostCrashes: 2,
  failed: ({ companyId, mailId }, context, error) =>
    conclude(context.companyDb(companyId), mailId, {
      outcome: 'failed',
      reason: error instanceof CrashedTooOften ? 'crashed' : 'internal',
    }),
}

export interface Conclusion {
  outcome: Exclude<MailOutcome, 'received' | 'taken'>
  reason?: MailReason
}

/** Records why a mail created no rows. Does nothing if the mail has already been processed. */
export async function conclude(db: CompanyDb, id: string, { outcome, reason }: Conclusion): Promise<void> {
  await db.transaction(async (tx) => {
    const done = await tx
      .update('verification_mail')
      .set({ outcome, reason: reason ?? null, processed_at: new Date() })
      .where('id', '=', id)
      .where('outcome', '=', 'received')
      .returning('verification_id')
      .executeTakeFirst()
    if (done) await announceRows(tx, done.verification_id)
  })
}

/**
 * Reads a mail and creates a row for each CV. Everything is written in one transaction that only one process can win,
 * so it can be repeated at any point, and run twice at once.
 */
async function readMail(db: CompanyDb, id: string, context: JobContext): Promise<void> {
  const { files, signal } = context
  const mail = await db
    .from('verification_mail')
    .select(['verification_id', 'sender', 'raw_path'])
    .where('id', '=', id)
    .where('outcome', '=', 'received')
    .executeTakeFirst()
  if (!mail?.raw_path) return
  const folder = await db
    .from('verification_folder')
    .select(['id', 'config'])
    .where('id', '=', mail.verification_id)
    .where('import_type', '=', importTypes.email)
    .executeTakeFirst()
  if (!folder) return conclude(db, id, { outcome: 'failed', reason: 'folder' })
  const raw = new Uint8Array(await buffer(await files.read(mail.raw_path)))
  const parsed = await parseMail(raw, signal)
  if (!parsed) return conclude(db, id, { outcome: 'broken' })

  const letter = { from: plain(parsed.from || mail.sender, 500), subject: plain(parsed.subject, 1000) }
  const messageId = messageOf(parsed, raw)
  await db
    .update('verification_mail')
    .set({ from_text: letter.from, subject: letter.subject, message_id: messageId })
    .where('id', '=', id)
    .execute()
  const loop = loopReason(parsed, mail.sender)
  if (loop) return conclude(db, id, { outcome: 'loop', reason: loop })
  if (await isKnownMessage(db, folder.id, messageId))
    return conclude(db, id, { outcome: 'duplicate', reason: 'message' })

  const attachments = attachmentsOf(parsed.files)
  const known = await knownFiles(db, folder.id, attachments)
  const saved: string[] = []
  let used: ReadonlySet<string> = new Set()
  try {
    const read: ReadFile[] = []
    for (const attachment of attachments.filter(({ isMeant, sha256 }) => isMeant && !known.has(sha256))) {
      signal.throwIfAborted()
      const { position, name } = attachment
      const wrong = refusal(attachment)
      const path = wrong
        ? null
        : (
            await files.save(
              db.companyId,
              `cv.${attachment.type}`,
              Readable.from([Buffer.from(attachment.bytes)]),
              cvMaxBytes,
            )
          ).path
      if (path) saved.push(path)
      const result = wrong ?? (await readAttachment(attachment, context.tools, signal))
      const problem = 'reason' in result ? result : null
      const row =
        'reason' in result
          ? brokenRow(position, name, result.message, letter)
          : cvRow(position, name, result, letter, folder.config)
      read.push({ ...attachment, row, problem, path })
    }
    signal.throwIfAborted()
    used = await takeMail(
      db,
      { id, folderId: folder.id, messageId, subject: letter.subject, rawPath: mail.raw_path },
      attachments,
      read,
    )
  } finally {
    // Files without a row: another process has taken the mail, or it failed here.
    for (const path of saved.filter((one) => !used.has(one))) await files.remove(path)
  }
}

/**
 * Returns the key that identifies a mail when it arrives again: its Message-ID, otherwise its content without the
 * header lines of relays.
 */
function messageOf({ messageId, headers }: ParsedMail, raw: Uint8Array): string {
  if (messageId) return plain(messageId, 500)
  const text = Buffer.from(raw)
  const end = text.indexOf('\r\n\r\n')
  const own = headers.filter(([key]) => key !== 'received')
  return `sha256:${createHash('sha256')
    .update(JSON.stringify(own))
    .update(text.subarray(Math.max(end, 0)))
    .digest('hex')}`
}
