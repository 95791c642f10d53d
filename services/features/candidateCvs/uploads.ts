import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, ServiceError } from '../../core/http/errors.ts'
import { withExtension } from '../../core/files/fileNames.ts'
import type { FileStore } from '../../core/files/files.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import type { RequestContext, UploadedFile } from '../../core/http/routes.ts'
import { demandRoom } from '../../core/files/storedFiles.ts'
import { newId } from '../../core/ids.ts'
import type { Tools } from '../../core/tools.ts'
import { addRecord } from '../../core/files/fileRecords.ts'
import { cvMaxBytes, type Extraction } from './contract.ts'
import { problemOf, unreadable } from './reader/problems.ts'
import { readCvFile, type ReadOptions } from './reader/tasks.ts'
import { contentTypes, cvType, fileType } from './types.ts'

/** A stored file. */
export interface Stored {
  id: string
  path: string
  name: string
  contentType: string
  size: number
}

/** Returns when an upload without a candidate is deleted: a draft of a form may wait for a week. */
export const uploadExpiry = () => new Date(Date.now() + 7 * 86_400_000)

/**
 * Stores an upload of the caller (a CV, or any known type of file) for a week, or until a candidate has it. Nothing is
 * stored if the type is not accepted.
 */
export async function storeUpload(
  { db, files, caller }: RequestContext,
  file: UploadedFile,
  kind: 'cv' | 'file',
): Promise<Stored> {
  const bytes = await buffer(file.stream)
  if (bytes.length === 0) throw badInput({ file: [createMessage('FILE_EMPTY')] })
  const contentType =
    kind === 'cv' ? contentTypes[cvType(bytes, file.detectedType)] : fileType(bytes, file.detectedType)
  const name = withExtension(file.name, contentType)
  await demandRoom(db, caller.userName, bytes.length)
  const { path, size } = await files.save(db.companyId, name, Readable.from([bytes]), cvMaxBytes)
  const id = newId()
  try {
    await db.transaction(async (tx) => {
      await addRecord(tx, {
        path,
        name,
        contentType,
        size,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        createdBy: caller.userName,
        expiresAt: uploadExpiry(),
      })
      await tx.insert('candidate_upload', { id, path }).execute()
    })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return { id, path, name, contentType, size }
}

/** Deletes an upload and its file. */
export async function removeUpload(
  { db, files }: Pick<RequestContext, 'db' | 'files'>,
  { path }: Pick<Stored, 'path'>,
): Promise<void> {
  await db.delete('stored_file').where('path', '=', path).execute()
  await files.remove(path)
}

/** Selects the uploads that have not expired, with the data of their files. */
export const uploads = (db: CompanyDb) =>
  db
    .from('candidate_upload')
    .innerJoin('stored_file', (join) =>
      join
        .onRef('stored_file.path', '=', 'candidate_upload.path')
        .onRef('stored_file.company_id', '=', 'candidate_upload.company_id'),
    )
    .select([
      'candidate_upload.id',
      'candidate_upload.path',
      'name',
      'content_type',
      'size',
      'owner_kind',
      'created_by',
      'status',
      'error',
      'result',
    ])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))

/** Returns the caller's own upload, or one that a candidate has. Throws 404 for any other path. */
export async function uploadByPath({ db, caller }: Pick<RequestContext, 'db' | 'caller'>, path: string) {
  const found = await uploads(db).where('candidate_upload.path', '=', path).executeTakeFirst()
  if (!found || (found.created_by !== caller.userName && found.owner_kind === null)) throw notFound()
  return found
}

/** Reads a stored CV and stores the result. Throws ServiceError 400 with the problem as errorCode. */
export async function extract(
  { db, files, tools }: { db: CompanyDb; files: FileStore; tools: Tools },
  upload: { id: string; path: string; name: string; content_type: string },
  options?: Omit<ReadOptions, 'tesseract'>,
): Promise<Extraction> {
  const keep = (set: { status: 'reading' | 'succeed' | 'failed'; error: string | null; result?: string | null }) =>
    db.update('candidate_upload').set(set).where('id', '=', upload.id).execute()
  await keep({ status: 'reading', error: null })
  try {
    const type =
      upload.content_type === contentTypes.pdf ? 'pdf' : upload.content_type === contentTypes.docx ? 'docx' : null
    if (!type) throw unreadable('CV_UNREADABLE')
    const { texts: _texts, ...result } = await readCvFile(
      { bytes: await buffer(await files.read(upload.path)), type },
      { ...options, tesseract: tools.tesseract },
    )
    await keep({ status: 'succeed', error: null, result: JSON.stringify(result) })
    return { filePath: upload.path, fileName: upload.name, ...result }
  } catch (error) {
    await keep({ status: 'failed', error: problemOf(error) })
    throw error
  }
}

/** Reads CVs in the background (decision D-105). */
export const cvQueue: Queue<{ companyId: string; uploadId: string }> = {
  name: 'candidate.cv',
  mostCrashes: 2,
  async failed({ companyId, uploadId }, { companyDb }) {
    await companyDb(companyId)
      .update('candidate_upload')
      .set({ status: 'failed', error: 'CV_UNREADABLE' })
      .where('id', '=', uploadId)
      .where('status', '!=', 'succeed')
      .execute()
  },
  async handle({ companyId, uploadId }, { companyDb, files, tools, signal }) {
    const db = companyDb(companyId)
    const upload = await uploads(db).where('candidate_upload.id', '=', uploadId).executeTakeFirst()
    if (!upload || upload.status === 'succeed') return
    // A file that cannot be read is a valid result, so the job is not retried.
    await extract({ db, files, tools }, upload, { signal, isJob: true }).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error
    })
  },
}
