import type { BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../../core/http/errors.ts'
import { csvName } from '../../../core/csv/upload.ts'
import type { RequestContext, UploadedFile } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { isChannel } from '../../lookups/queries.ts'
import { importTypes, type verificationImportCreate } from '../contract.ts'
import { importMaxBytes } from './importShapes.ts'
import { folderForImport } from '../folders/folders.ts'
import { importQueue } from './importJob.ts'
import { announceImport, announceRows } from './imports.ts'
import { required } from '../../../core/http/fieldTexts.ts'

/**
 * Stores a CSV and queues its import. Record, job and events are one transaction. The file is stored first and removed
 * again if the transaction fails, so that no record exists without its file.
 */
export async function createImport(
  context: RequestContext,
  body: BodyOf<typeof verificationImportCreate>,
  file: UploadedFile,
): Promise<{ id: string }> {
  const { db, caller, files, jobs } = context
  const folder = await folderForImport(db, caller, body.verificationId)
  const channel = body.recChannelId || null
  if (channel && !(await isChannel(db, channel))) throw badInput({ recChannelId: [createMessage('UNKNOWN_CHANNEL')] })
  if (!body.title.trim()) throw badInput({ title: [required] })
  const name = csvName(file, createMessage('CSV_ONLY'))
  const stored = await files.save(db.companyId, name, file.stream, importMaxBytes)
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      await demandCsvFolder(tx, folder.id)
      await tx
        .insert('verification_import', {
          id,
          verification_id: folder.id,
          title: body.title.trim(),
          file_name: name,
          file_path: stored.path,
          rec_channel_id: channel,
          created_by: caller.userName,
        })
        .execute()
      await jobs.add(tx, importQueue.name, id, { companyId: db.companyId, importId: id, path: stored.path })
      await announceImport(tx, id)
      await announceRows(tx, folder.id)
    })
  } catch (error) {
    await files.remove(stored.path)
    throw error
  }
  return { id }
}

/**
 * Locks the folder and checks it again, because it may have become an e-mail folder or been deleted during the upload.
 */
async function demandCsvFolder(tx: CompanyDb, id: string): Promise<void> {
  const folder = await tx
    .from('verification_folder')
    .select('import_type')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!folder) throw notFound()
  if (folder.import_type !== importTypes.csv)
    throw refused('IMPORT_CSV_ONLY', 'Only into a CSV folder may be imported', undefined, 403)
}
