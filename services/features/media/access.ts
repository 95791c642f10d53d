import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { platformData } from '../../core/identity/roles/platformData.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { liveRecord, type FileRecord } from '../../core/files/fileRecords.ts'

type Asker = Pick<RequestContext, 'db' | 'caller'>

/**
 * How a feature controls who may read the files of its records. services/features.ts collects those of all features.
 */
export interface FileAccess {
  /** The owner kind that the feature passes to `ownFile`. */
  kind: string
  /** Whether the records belong to the platform, so that users of every company may read them (decision D-108). */
  isOfPlatform?: true
  /** Whether the caller may read the record with this id. */
  mayRead(asker: Asker, id: string): Promise<boolean>
  /**
   * Whether the caller may read the record that stores the path of a file without an upload (one that came by mail or
   * with the demo data).
   */
  mayReadPath?(asker: Asker, path: string): Promise<boolean>
}

export interface ReadableFile {
  path: string
  /** null: the file came with a record, without an upload. */
  record: FileRecord | null
}

/** Returns the file if the caller may read it. Throws 404 for every other path, known or not. */
export async function readableFile(asker: Asker, path: string, accesses: readonly FileAccess[]): Promise<ReadableFile> {
  if (!path.startsWith(`${asker.db.companyId}/`)) return platformFile(asker, path, accesses)
  const record = await liveRecord(asker.db, path)
  if (record) {
    // Only the owner of the file counts, so writing its path into another record does not give access.
    if (await mayReadRecord(asker, record, accesses)) return { path, record }
    throw notFound()
  }
  for (const { mayReadPath } of accesses) {
    if (await mayReadPath?.(asker, path)) return { path, record: null }
  }
  throw notFound()
}

/** Returns a file of the company that runs the platform, for users of other companies. */
async function platformFile(asker: Asker, path: string, accesses: readonly FileAccess[]): Promise<ReadableFile> {
  const { db } = await platformData(asker.db)
  if (!path.startsWith(`${db.companyId}/`)) throw notFound()
  const record = await liveRecord(db, path)
  const shared = accesses.filter(({ isOfPlatform }) => isOfPlatform)
  // A file without an owner belongs to its uploader only. A user of another company may have the same user name.
  if (!record?.owner_id || !(await mayReadRecord(asker, record, shared))) throw notFound()
  return { path, record }
}

async function mayReadRecord(
  asker: Asker,
  { owner_kind, owner_id, created_by }: FileRecord,
  accesses: readonly FileAccess[],
): Promise<boolean> {
  if (owner_kind === null || owner_id === null) return created_by === asker.caller.userName
  return (await accesses.find(({ kind }) => kind === owner_kind)?.mayRead(asker, owner_id)) ?? false
}

/**
 * Makes a record the owner of an uploaded file. From then on the file is permanent, and users who may read the record
 * may read it. Throws 404 unless the caller uploaded the file and no other record owns it, so that nobody gains access
 * to a file by naming it in a record.
 */
export async function ownFile(
  db: CompanyDb,
  { userName }: Pick<Caller, 'userName'>,
  path: string,
  owner: { kind: string; id: string },
): Promise<void> {
  const record = await liveRecord(db, path)
  const isTheirs = record?.owner_kind === owner.kind && record.owner_id === owner.id
  if (isTheirs) return
  if (!record || record.owner_kind !== null || record.created_by !== userName) throw notFound()
  const taken = await db
    .update('stored_file')
    .set({ owner_kind: owner.kind, owner_id: owner.id, expires_at: null })
    .where('id', '=', record.id)
    .where('owner_kind', 'is', null)
    // The file may have expired since it was read, and is then about to be removed.
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw notFound()
}
