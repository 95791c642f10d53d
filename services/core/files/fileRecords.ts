import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { takeRoom, waitingExpiry } from './storedFiles.ts'
import { newId } from '../ids.ts'

/** What is known of a stored file. */
export type FileRecord = NonNullable<Awaited<ReturnType<typeof liveRecord>>>

/** The record of a path whose time is not over. */
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
  /** The record that has it from the start, and with which it stays. */
  owner?: { kind: string; id: string }
  /** When it goes where no record has it; a day from now unless said otherwise. */
  expiresAt?: Date
}

/**
 * Writes down a file that work in the background is about to give to a record: where the process dies before, it goes by itself.
 * It does not count among what the user's waiting files may fill.
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

/** Writes down a file that was stored. Throws 413 when the user's files that no record has fill too much. */
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
