import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Database } from '../../../core/database/tables.ts'
import { notFound, refused } from '../../../core/http/errors.ts'
import { list } from '../../../core/http/list.ts'
import { latest } from '../../../core/http/order.ts'
import type { Listed, PageRequest } from '../../../core/http/paging.ts'
import type { Caller, Download, RequestContext } from '../../../core/http/routes.ts'
import type { VerificationMail } from '../contract.ts'
import { visibleFolders } from '../folders/folders.ts'
import { canEdit } from '../rights.ts'

type MailQuery = SelectQueryBuilder<Database, 'verification_mail', {}>

const columns = (query: MailQuery) =>
  query.select([
    'id',
    'verification_id',
    'import_id',
    'sender',
    'from_text',
    'subject',
    'raw_path',
    'size',
    'outcome',
    'reason',
    'row_count',
    'failed_count',
    'received_at',
    'processed_at',
  ])
type MailRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

export interface MailFilter {
  verificationId?: string
  ids?: readonly string[]
}

const visibleMails = (db: CompanyDb, caller: Caller) =>
  columns(db.from('verification_mail')).where('verification_id', 'in', visibleFolders(db, caller).select('id'))

/** Returns one page of the mails to the folders that the caller may see, newest first. */
export async function listMails(
  db: CompanyDb,
  caller: Caller,
  filter: MailFilter,
  wanted: PageRequest,
): Promise<Listed<VerificationMail>> {
  let query = visibleMails(db, caller)
  if (filter.verificationId) query = query.where('verification_id', '=', filter.verificationId)
  if (filter.ids)
    query = filter.ids.length > 0 ? query.where('id', 'in', filter.ids) : query.where((eb) => eb.lit(false))
  const found = await list(query, latest('verification_mail', 'received_at'), wanted)
  return { ...found, data: await toMails(db, caller, found.data) }
}

async function toMails(db: CompanyDb, caller: Caller, rows: readonly MailRow[]): Promise<VerificationMail[]> {
  if (rows.length === 0) return []
  const files = await db
    .from('verification_mail_file')
    .selectAll()
    .where(
      'mail_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const own = await db
    .from('verification_folder')
    .select('id')
    .where(
      'id',
      'in',
      rows.map((row) => row.verification_id),
    )
    .where('created_by', '=', caller.userName)
    .execute()
  const filesOf = Map.groupBy(files, (file) => file.mail_id)
  const ownIds = new Set(own.map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    verificationId: row.verification_id,
    importId: row.import_id,
    sender: row.sender,
    from: row.from_text,
    subject: row.subject,
    size: Number(row.size),
    outcome: row.outcome,
    reason: row.reason,
    rowCount: row.row_count,
    failedCount: row.failed_count,
    files: (filesOf.get(row.id) ?? []).map((file) => ({
      name: file.name,
      size: Number(file.size),
      outcome: file.outcome,
      reason: file.reason,
      candidateId: file.row_id,
    })),
    receivedDate: row.received_at.toISOString(),
    processedDate: row.processed_at?.toISOString() ?? null,
    canDownload: row.raw_path !== null && ownIds.has(row.verification_id),
  }))
}

/**
 * Returns a mail as it arrived. Throws 404 if the caller cannot see the folder or nothing was stored, and 403 unless
 * the caller created the folder.
 */
export async function rawMail(
  { db, caller, files }: Pick<RequestContext, 'db' | 'caller' | 'files'>,
  id: string,
): Promise<Download> {
  const mail = await visibleMails(db, caller).where('id', '=', id).executeTakeFirst()
  if (!mail) throw notFound()
  const folder = await visibleFolders(db, caller)
    .select(['code', 'import_type', 'created_by'])
    .where('id', '=', mail.verification_id)
    .executeTakeFirst()
  if (!folder || !canEdit(folder, caller))
    throw refused('MAIL_NOT_YOURS', 'Only the creator of the folder may read the mail', undefined, 403)
  if (mail.raw_path === null) throw refused('MAIL_NOT_KEPT', 'The mail was refused and not kept', undefined, 404)
  return {
    name: `${mail.subject || 'mail'}.eml`,
    contentType: 'message/rfc822',
    stream: await files.read(mail.raw_path),
  }
}
