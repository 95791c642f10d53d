import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { newId } from '../../../core/ids.ts'
import { blockWords } from '../../lookups/queries.ts'
import { importTypes, type VerificationMailFile } from '../contract.ts'
import { BlockedWords } from '../../reviews/judge.ts'
import { judge } from '../imports/duplicates.ts'
import { announceImport, announceRows } from '../imports/imports.ts'
import { countVerdicts, insertRows } from '../imports/newRows.ts'
import { searchColumns } from '../../candidates/filters/search.ts'
import type { MailOutcome, MailReason } from '../tables.ts'
import type { CheckedRow } from '../csv/rows.ts'
import type { Attachment, Problem } from './cvFile.ts'

/** An attachment after reading, whether that succeeded or not, with the path where it is stored. */
export interface ReadFile extends Attachment {
  row: CheckedRow
  problem: Problem | null
  path: string | null
}

interface OpenMail {
  id: string
  folderId: string
  messageId: string
  subject: string
  rawPath: string
}

/** Whether the folder has rows from a mail with this Message-ID. */
export async function isKnownMessage(db: CompanyDb, folderId: string, messageId: string): Promise<boolean> {
  const found = await db
    .from('verification_mail')
    .select('id')
    .where('verification_id', '=', folderId)
    .where('message_id', '=', messageId)
    .where('outcome', '=', 'taken')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns those of the attachments for which the folder already has a row. */
export async function knownFiles(
  db: CompanyDb,
  folderId: string,
  attachments: readonly Pick<Attachment, 'sha256'>[],
): Promise<Set<string>> {
  if (attachments.length === 0) return new Set()
  const found = await db
    .from('verification_mail_file')
    .select('sha256')
    .where('verification_id', '=', folderId)
    .where(
      'sha256',
      'in',
      attachments.map(({ sha256 }) => sha256),
    )
    .where('row_id', 'is not', null)
    .execute()
  return new Set(found.map(({ sha256 }) => sha256))
}

/**
 * Writes rows, batch, attachments and the mail's outcome in one transaction. Returns the paths of the CVs that now
 * belong to rows. Nothing is written if the mail has already been processed.
 */
export async function takeMail(
  db: CompanyDb,
  mail: OpenMail,
  attachments: readonly Attachment[],
  read: readonly ReadFile[],
): Promise<ReadonlySet<string>> {
  const blocked = new BlockedWords(await blockWords(db))
  return db.transaction(async (tx) => {
    // Locks the folder first, as imports do, so that simultaneous mails and files see each other's rows.
    const folder = await tx
      .from('verification_folder')
      .select(['import_type', 'created_by'])
      .where('id', '=', mail.folderId)
      .forUpdate()
      .executeTakeFirst()
    const open = await tx
      .from('verification_mail')
      .select('id')
      .where('id', '=', mail.id)
      .where('outcome', '=', 'received')
      .forUpdate()
      .executeTakeFirst()
    if (!open) return new Set<string>()
    const end = (
      outcome: MailOutcome,
      reason: MailReason | null,
      counts = { import_id: null as string | null, row_count: 0, failed_count: 0 },
    ) =>
      tx
        .update('verification_mail')
        .set({ outcome, reason, ...counts, processed_at: new Date() })
        .where('id', '=', mail.id)
        .execute()
    if (folder?.import_type !== importTypes.email) {
      await end('failed', 'folder')
      return new Set<string>()
    }
    const isRepeated = await isKnownMessage(tx, mail.folderId, mail.messageId)
    const fresh = isRepeated ? [] : await newFiles(tx, mail.folderId, read)
    const made = await insertBatch(tx, mail, folder.created_by, fresh, blocked)
    await writeFiles(tx, mail, attachments, fresh, made)
    if (made.importId) {
      const failed = fresh.filter(({ row }) => row.problems.length > 0).length
      await end('taken', null, { import_id: made.importId, row_count: fresh.length, failed_count: failed })
      await announceImport(tx, made.importId)
    } else if (isRepeated) await end('duplicate', 'message')
    else if (attachments.some(({ isMeant }) => isMeant)) await end('duplicate', 'files')
    else await end('noCv', null)
    await announceRows(tx, mail.folderId)
    return new Set(fresh.flatMap(({ path }) => path ?? []))
  })
}

/** Leaves out files that the folder already has or that occur twice in the mail. */
async function newFiles(tx: CompanyDb, folderId: string, read: readonly ReadFile[]): Promise<ReadFile[]> {
  const known = await knownFiles(tx, folderId, read)
  return read.filter(({ sha256 }) => !known.has(sha256) && known.add(sha256))
}

interface Made {
  importId: string | null
  byPosition: Map<number, string>
}

async function insertBatch(
  tx: CompanyDb,
  mail: OpenMail,
  createdBy: string,
  fresh: readonly ReadFile[],
  blocked: BlockedWords,
): Promise<Made> {
  if (fresh.length === 0) return { importId: null, byPosition: new Map() }
  const rows = fresh.map(({ row, name, path }) => ({ ...row, ...searchColumns(row), fileName: name, cvPath: path }))
  const verdicts = await judge(tx, mail.folderId, rows, blocked)
  const importId = newId()
  const now = new Date()
  const title = mail.subject.slice(0, 250) || '(no subject)'
  await tx
    .insert('verification_import', {
      id: importId,
      verification_id: mail.folderId,
      title,
      file_name: `${title}.eml`,
      file_path: mail.rawPath,
      rec_channel_id: null,
      status: 'succeed',
      processed: rows.length,
      total_rows: rows.length,
      ...countVerdicts(verdicts),
      created_by: createdBy,
      started_at: now,
      finished_at: now,
    })
    .execute()
  const batch = { id: importId, folderId: mail.folderId, channelId: null, createdBy }
  const ids = await insertRows(tx, batch, rows, verdicts)
  await tx
    .update('verification_folder')
    .set((eb) => ({ candidate_count: eb('candidate_count', '+', rows.length) }))
    .where('id', '=', mail.folderId)
    .execute()
  return { importId, byPosition: new Map(fresh.map(({ position }, index) => [position, ids[index]!])) }
}

/** Records each attachment with its outcome. */
async function writeFiles(
  tx: CompanyDb,
  mail: OpenMail,
  attachments: readonly Attachment[],
  fresh: readonly ReadFile[],
  { byPosition }: Made,
): Promise<void> {
  const freshBy = new Map(fresh.map((file) => [file.position, file]))
  const fate = ({ position, isMeant, isSurplus }: Attachment): Pick<VerificationMailFile, 'outcome' | 'reason'> => {
    const file = freshBy.get(position)
    if (!file) return { outcome: isMeant ? 'duplicate' : 'ignored', reason: isSurplus ? 'tooMany' : null }
    if (file.row.problems.length === 0) return { outcome: 'taken', reason: null }
    return { outcome: 'failed', reason: file.problem?.reason ?? 'incomplete' }
  }
  await tx.insertMany(
    'verification_mail_file',
    attachments.map((attachment) => ({
      mail_id: mail.id,
      position: attachment.position,
      verification_id: mail.folderId,
      name: attachment.name,
      size: attachment.bytes.length,
      sha256: attachment.sha256,
      row_id: byPosition.get(attachment.position) ?? null,
      ...fate(attachment),
    })),
  )
}
