import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput } from '../../core/errors.ts'
import type { RequestContext, UploadedFile } from '../../core/routes.ts'
import { newId } from '../candidates/ids.ts'
import { isChannel } from '../lookups/queries.ts'
import { importMaxBytes, type verificationImportCreate } from './contract.ts'
import { folderForImport } from './folders.ts'
import { importQueue } from './importJob.ts'
import { announceImport, announceRows } from './imports.ts'

const contentTypes = ['text/csv', 'application/vnd.ms-excel']

/**
 * Takes a CSV into the file store and queues its import. Record, job and events are one transaction; the file comes
 * first and is removed again when that fails, so that there is never a record without its file.
 */
export async function createImport(
  context: RequestContext,
  body: BodyOf<typeof verificationImportCreate>,
  file: UploadedFile,
): Promise<{ id: string }> {
  const { db, caller, files, jobs } = context
  const folder = await folderForImport(db, caller, body.verificationId)
  const channel = body.recChannelId || null
  if (channel && !(await isChannel(db, channel))) throw badInput({ recChannelId: ['Unknown recruitment channel'] })
  if (!body.title.trim()) throw badInput({ title: ['This field is required'] })
  const declared = file.contentType.split(';')[0]!.trim().toLowerCase()
  // The declared type is what the specification checks; the content tells a document or a program that says it is a CSV.
  if (!contentTypes.includes(declared) || file.detectedType !== 'text/plain') {
    throw badInput({ file: ['Only CSV files can be imported'] })
  }
  const stored = await files.save(db.companyId, file.name, file.stream, importMaxBytes)
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      await tx
        .insert('verification_import', {
          id,
          verification_id: folder.id,
          title: body.title.trim(),
          file_name: baseName(file.name),
          file_path: stored.path,
          rec_channel_id: channel,
          created_by: caller.userName,
        })
        .execute()
      await jobs.add(tx, importQueue.name, id, { companyId: db.companyId, importId: id })
      await announceImport(tx, id)
      await announceRows(tx, folder.id)
    })
  } catch (error) {
    await files.remove(stored.path)
    throw error
  }
  return { id }
}

/** The last part of a file name, whatever path a browser put before it. */
const baseName = (name: string) => name.split(/[\\/]/).at(-1)!.slice(-250) || 'import.csv'
