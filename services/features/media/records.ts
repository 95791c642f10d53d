import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { newId } from '../candidates/ids.ts'

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
  /** null: it stays. */
  expiresAt: Date | null
}

/** Writes down a file that was stored. */
export async function addRecord(
  db: CompanyDb,
  { path, name, contentType, size, sha256, createdBy, expiresAt }: NewFile,
): Promise<void> {
  await db
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
}

/** The last part of a file's name, whatever path a browser put before it; nothing else of it is trusted. */
export const baseName = (name: string): string =>
  // oxlint-disable-next-line no-control-regex
  name
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(-200) || 'file'
