import { buffer } from 'node:stream/consumers'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Zip } from '../../../core/documents/zip.ts'
import { ServiceError } from '../../../core/http/errors.ts'
import type { JobContext } from '../../../core/jobs/jobs.ts'
import { cvMaxBytes } from '../../candidateCvs/contract.ts'
import { attachmentOf, contentOf, readAttachment, refusal } from '../../verifications/mails/cvFile.ts'
import { announce, type ImportRow } from '../imports.ts'
import { withArchive } from '../steps/archive.ts'
import type { CvFields } from '../tables.ts'
import { toCvFields, unreadDraft } from './drafts.ts'

/** Returns the next CV of an import that has not been read. */
const nextUnread = (db: CompanyDb, importId: string) =>
  db
    .from('candidate_import_row')
    .select(['row', 'files', 'cv_path'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'waiting')
    .where('draft', 'is', null)
    .orderBy('row')
    .limit(1)
    .executeTakeFirst()
type Unread = NonNullable<Awaited<ReturnType<typeof nextUnread>>>

/** The data of a CV and the hash of its file, or why it cannot be read. */
type ReadCv = { draft: CvFields; sha256: string } | { problem: FieldMessage }

/** Returns the bytes of a row's file: an upload, or an entry of the ZIP. */
async function bytesOf({ files: [name], cv_path: path }: Unread, { files }: JobContext, zip: Zip | null) {
  if (path) return buffer(await files.read(path))
  const entry = zip?.entries.find((one) => one.name === name)
  if (!entry) return createMessage('CV_NOT_FOUND', { file: name! })
  if (entry.isEncrypted) return createMessage('CV_ENCRYPTED')
  if (entry.size > cvMaxBytes) return createMessage('CV_TOO_LARGE', { size: '20 MB' })
  try {
    return await zip!.unpack(entry)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error
    return createMessage('CV_UNREADABLE')
  }
}

async function readOne(row: Unread, context: JobContext, zip: Zip | null): Promise<ReadCv> {
  const bytes = await bytesOf(row, context, zip)
  if ('code' in bytes) return { problem: bytes }
  const file = attachmentOf({ name: row.files[0]!, type: '', bytes }, 1)
  const refused = refusal(file)
  if (refused) return { problem: refused.message }
  const read = await readAttachment(file, context.tools, context.signal)
  return { draft: 'reason' in read ? unreadDraft(read.message) : toCvFields(contentOf(read)), sha256: file.sha256 }
}

/**
 * Reads the unread CVs of an import one after the other and stores the data of each. Continues where it was
 * interrupted. Returns false if the import has been restarted or deleted.
 */
export async function readCvs(db: CompanyDb, work: ImportRow, context: JobContext): Promise<boolean> {
  const run = async (zip: Zip | null) => {
    for (let row = await nextUnread(db, work.id); row; row = await nextUnread(db, work.id)) {
      context.signal.throwIfAborted()
      const read = await readOne(row, context, zip)
      context.signal.throwIfAborted()
      if (!(await keep(db, work, row.row, read))) return false
    }
    return true
  }
  return work.archive_path ? withArchive(context.files, work.archive_path, run) : run(null)
}

async function keep(db: CompanyDb, { id, attempt }: ImportRow, row: number, read: ReadCv): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = await tx
      .update('candidate_import')
      .set((eb) => ({ processed: eb('processed', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'checking')
      .where('attempt', '=', attempt)
      .returningAll()
      .executeTakeFirst()
    if (!now) return false
    await tx
      .update('candidate_import_row')
      .set(
        'problem' in read
          ? { outcome: 'failed', remarks: JSON.stringify([read.problem]) }
          : { draft: JSON.stringify(read.draft), sha256: read.sha256, name: read.draft.name },
      )
      .where('import_id', '=', id)
      .where('row', '=', row)
      .execute()
    await announce(tx, now)
    return true
  })
}
