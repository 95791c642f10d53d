import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { isPath } from '../../core/files/files.ts'
import { record } from '../candidates/writes/history.ts'
import { newId } from '../../core/ids.ts'
import { ownFile } from '../media/access.ts'
import type { CandidateFile } from './contract.ts'
import { contentTypes } from './types.ts'
import { uploadExpiry, uploads } from './uploads.ts'
import './tables.ts'

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]
const columns = (db: CompanyDb) => db.from('candidate_file').selectAll()

const toFile = (row: Row): CandidateFile => ({
  id: row.id,
  candidateId: row.candidate_id,
  kind: row.kind,
  path: row.path,
  name: row.name,
  contentType: row.content_type,
  size: Number(row.size),
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
})

/** Returns the files of candidates that are not deleted, newest first. */
export async function filesOf(db: CompanyDb, candidateIds: readonly string[]): Promise<CandidateFile[]> {
  if (candidateIds.length === 0) return []
  const rows = await columns(db).where('candidate_id', 'in', candidateIds).orderBy('id', 'desc').execute()
  return rows.map(toFile)
}

/** Attaches the caller's upload to a candidate. Lists open the newest CV. Throws 400 for any other path. */
export async function attachUpload(
  db: CompanyDb,
  userName: string,
  candidateId: string,
  path: string,
  kind: 'cv' | 'file' = 'cv',
): Promise<CandidateFile> {
  const upload = await uploads(db)
    .where('candidate_upload.path', '=', path)
    .where('created_by', '=', userName)
    .where('owner_kind', 'is', null)
    .executeTakeFirst()
  if (!upload) throw badInput({ filePath: [createMessage('UNKNOWN_FILE')] })
  const row = await db
    .insert('candidate_file', {
      id: newId(),
      candidate_id: candidateId,
      kind,
      path,
      name: upload.name,
      content_type: upload.content_type,
      size: upload.size,
      created_by: userName,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'path']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw badInput({ filePath: [createMessage('UNKNOWN_FILE')] })
  await ownFile(db, { userName }, path, { kind: 'candidateFile', id: row.id })
  if (kind === 'cv') await db.update('candidate').set({ cv_path: path }).where('id', '=', candidateId).execute()
  await record(db, userName, [{ candidateId, kind: kind === 'cv' ? 'cvAdded' : 'fileAdded', subject: upload.name }])
  return toFile(row as Row)
}

/** A CV in the file store, held there (`holdFile`) until a record owns it. */
export interface StoredCv {
  path: string
  name: string
  contentType: string
  size: number
  sha256: string
}

/**
 * Attaches a stored CV to a candidate as the newest one. Returns null and changes nothing if the candidate already has
 * the same file.
 */
export async function addStoredCv(
  db: CompanyDb,
  userName: string,
  candidateId: string,
  { path, name, contentType, size, sha256 }: StoredCv,
): Promise<{ id: string } | null> {
  const same = await db
    .from('stored_file')
    .select('stored_file.id')
    .where('sha256', '=', sha256)
    .where('path', 'in', columns(db).clearSelect().select('path').where('candidate_id', '=', candidateId))
    .executeTakeFirst()
  if (same) return null
  const id = newId()
  await db
    .insert('candidate_file', {
      id,
      candidate_id: candidateId,
      kind: 'cv',
      path,
      name,
      content_type: contentType,
      size,
      created_by: userName,
    })
    .execute()
  await ownFile(db, { userName }, path, { kind: 'candidateFile', id })
  await db.update('candidate').set({ cv_path: path }).where('id', '=', candidateId).execute()
  await record(db, userName, [{ candidateId, kind: 'cvAdded', subject: name }])
  return { id }
}

/** Turns a candidate's file back into an upload that waits for a candidate. */
export async function releaseFile(db: CompanyDb, candidateId: string, id: string): Promise<void> {
  const row = await db
    .delete('candidate_file')
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .returning('path')
    .executeTakeFirst()
  if (row)
    await db
      .update('stored_file')
      .set({ owner_kind: null, owner_id: null, expires_at: uploadExpiry() })
      .where('path', '=', row.path)
      .execute()
}

/**
 * Detaches a file from its candidate. Returns the file, so that the caller can delete it from the store after the
 * commit.
 */
export async function detachFile(db: CompanyDb, userName: string, id: string): Promise<CandidateFile> {
  const row = await db.delete('candidate_file').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw notFound()
  const file = toFile(row as Row)
  await db.delete('stored_file').where('path', '=', file.path).execute()
  const newest = await columns(db)
    .where('candidate_id', '=', file.candidateId)
    .where('kind', '=', 'cv')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  await db
    .update('candidate')
    .set({ cv_path: newest?.path ?? null })
    .where('id', '=', file.candidateId)
    .where('cv_path', '=', file.path)
    .execute()
  await record(db, userName, [{ candidateId: file.candidateId, kind: 'fileRemoved', subject: file.name }])
  return file
}

/** Streams a candidate's CV. Throws 404 if the path does not belong to an existing candidate, even if it is known. */
export async function openCv({ db, files }: Pick<RequestContext, 'db' | 'files'>, path: string): Promise<Download> {
  if (!isPath(path)) throw notFound()
  const file = await columns(db).where('path', '=', path).executeTakeFirst()
  const candidate = await db
    .from('candidate')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .where((eb) => (file ? eb('id', '=', file.candidate_id) : eb('cv_path', '=', path)))
    .executeTakeFirst()
  if (!candidate) throw notFound()
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'pdf'
  return {
    name: file?.name ?? `${candidate.name}.${extension}`,
    contentType:
      file?.content_type ?? contentTypes[extension as keyof typeof contentTypes] ?? 'application/octet-stream',
    stream: await files.read(path),
  }
}
