import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { platformData } from '../../core/identity/roles/platformData.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { liveRecord, type FileRecord } from '../../core/files/fileRecords.ts'

type Asker = Pick<RequestContext, 'db' | 'caller'>

/** How a feature lets people read the files of its records; services/features.ts joins those of all features. */
export interface FileAccess {
  /** Kind of owner that the feature gives to `ownFile`. */
  kind: string
  /** The records are the platform's, which people of every company read (decision D-108). */
  isOfPlatform?: true
  /** Whether the caller may read the record with this id. */
  mayRead(asker: Asker, id: string): Promise<boolean>
  /** The same for a record that keeps the path of a file that nobody uploaded (it came by mail, or with the demo data). */
  mayReadPath?(asker: Asker, path: string): Promise<boolean>
}

export interface ReadableFile {
  path: string
  /** null: a file that came with a record, without an upload. */
  record: FileRecord | null
}

/** The file, if the caller may read it. Throws 404 for every other path, known or not. */
export async function readableFile(asker: Asker, path: string, accesses: readonly FileAccess[]): Promise<ReadableFile> {
  if (!path.startsWith(`${asker.db.companyId}/`)) return platformFile(asker, path, accesses)
  const record = await liveRecord(asker.db, path)
  if (record) {
    // Only its owner counts: a path that somebody wrote into a record of theirs opens nothing.
    if (await mayReadRecord(asker, record, accesses)) return { path, record }
    throw notFound()
  }
  for (const { mayReadPath } of accesses) {
    if (await mayReadPath?.(asker, path)) return { path, record: null }
  }
  throw notFound()
}

/** A file of the company that runs the platform, for people of the others. */
async function platformFile(asker: Asker, path: string, accesses: readonly FileAccess[]): Promise<ReadableFile> {
  const { db } = await platformData(asker.db)
  if (!path.startsWith(`${db.companyId}/`)) throw notFound()
  const record = await liveRecord(db, path)
  const shared = accesses.filter(({ isOfPlatform }) => isOfPlatform)
  // What nobody has yet is its uploader's alone, whatever another company's user of that name is called.
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
 * Gives an uploaded file to a record: from then on whoever may read the record may read it, and it stays. Throws 404
 * unless the caller uploaded it and no other record has it, so that nobody reads a file by naming it in a record.
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
    // Its time may have run out since it was read: then it is being removed.
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw notFound()
}
