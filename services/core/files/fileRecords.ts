import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { takeRoom, waitingExpiry } from './storedFiles.ts'
import { newId } from '../ids.ts'

/** The metadata of a stored file. */
export type FileRecord = NonNullable<Awaited<ReturnType<typeof liveRecord>>>

/** The unexpired record of a path. */
export const liveRecord = (db: CompanyDb, path: string) =>
  db
    .from('stored_file')
    .select([
      'id',
      'path',
      'name',
      'content_type',
      'size',
      'sha256',
      'owner_kind',
      'owner_id',
      'created_by',
      'expires_at',
    ])
    .where('path', '=', path)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst()

export interface NewFile {
  path: string
  name: string
  contentType: string
  size: number
  sha256: string | null
  createdBy: string
  /** The record that owns the file from the start, so that it does not expire. */
  owner?: { kind: string; id: string }
  /** When the file is removed if no record owns it; default: a day from now. */
  expiresAt?: Date
}

/**
 * Records a file that background work is about to attach to a record: if the process ends before that, the file
 * expires. It does not count towards the limit for the user's unattached files.
 */
export const holdFile = (
  db: CompanyDb,
  { path, name, contentType, size, sha256, createdBy, expiresAt = waitingExpiry() }: NewFile,
): Promise<unknown> =>
  db
    .insert('stored_file', {
      id: newId(),
      path,
      name,
      content_type: contentType,
      size,
      sha256,
      created_by: createdBy,
      expires_at: expiresAt,
    })
    .execute()

/** Records a file that was stored. Throws 413 if the user's unattached files exceed the limit. */
export async function addRecord(
  db: CompanyDb,
  { path, name, contentType, size, sha256, createdBy, owner, expiresAt = waitingExpiry() }: NewFile,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!owner) await takeRoom(tx, createdBy, size)
    await tx
      .insert('stored_file', {
        id: newId(),
        path,
        name,
        content_type: contentType,
        size,
        sha256,
        created_by: createdBy,
        ...(owner ? { owner_kind: owner.kind, owner_id: owner.id, expires_at: null } : { expires_at: expiresAt }),
      })
      .execute()
  })
}
