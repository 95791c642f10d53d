import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { notFound } from '../../../core/http/errors.ts'
import { publishMovedCalls } from '../../calls/writes.ts'
import { releaseFile } from '../../candidateCvs/files.ts'
import { freeContacts } from '../writes/contactOwnership.ts'
import { note, tellCandidates, type Happening } from '../writes/history.ts'
import { changedMeanwhile, type Locked } from '../live.ts'
import type { Before, Done, Row } from './merge.ts'
import { lockJobsOf, moveBack, recountJobsOf, refreshLastNote } from '../moves.ts'
import { addContacts } from '../writes/contacts.ts'
import type { Candidate } from '../shapes.ts'
import { dropImage } from '../../../core/files/images.ts'
import type { PhotoContext } from '../writes/photos.ts'
import { readBack, type Context } from '../writes/writes.ts'

/** Columns that the database generates from others. */
const generated = new Set([
  'name_words',
  'address_search',
  'website_search',
  'source_search',
  'rank_search',
  'messenger_search',
  'company_search',
  'extension_search',
  'extension_keys',
  'terminal_typed',
  'filled',
])
const json = new Set(['languages', 'experiences', 'resume', 'extend_properties'])

/**
 * Restores a row, except that its version is increased, so that nobody who has read the merged row can overwrite it.
 */
async function putBack(
  db: CompanyDb,
  { id, company_id: _company, version: _version, ...row }: Row,
  version: number,
): Promise<void> {
  const columns = Object.entries(row)
    .filter(([column]) => !generated.has(column))
    .map(([column, value]) => [column, json.has(column) ? JSON.stringify(value) : value])
  await db
    .update('candidate')
    .set({ ...Object.fromEntries(columns), version: version + 1 })
    .where('id', '=', String(id))
    .execute()
  await refreshLastNote(db, String(id))
}

const lock = (db: CompanyDb, id: string): Promise<Locked & { deleted_at: Date | null; merged_into: string | null }> =>
  db
    .from('candidate')
    .select(['id', 'version', 'name', 'updated_by', 'created_by', 'updated_at', 'deleted_at', 'merged_into'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Restores both candidates to their state before a merge. Throws 599 if the target has changed since. */
export async function undoMerge(context: Context & PhotoContext, mergeId: string): Promise<Candidate> {
  const {
    db,
    caller: { userName },
  } = context
  const merge = await db.from('candidate_merge').selectAll().where('id', '=', mergeId).forUpdate().executeTakeFirst()
  if (!merge) throw notFound()
  const { target_id: targetId, source_id: sourceId } = merge
  const ids = [targetId, ...(sourceId ? [sourceId] : [])].sort()
  await lockJobsOf(db, ids)
  const locked = new Map<string, Awaited<ReturnType<typeof lock>>>()
  for (const id of ids) locked.set(id, await lock(db, id))
  const target = locked.get(targetId)!
  if (merge.undone_at || target.deleted_at || target.version !== merge.target_version) throw changedMeanwhile(target)

  const before = merge.before as Before
  const done = merge.moved as Done
  await freeContacts(db, targetId, done.claimed)
  if (done.folders.length > 0)
    await db
      .delete('talent_folder_candidate')
      .where('candidate_id', '=', targetId)
      .where('folder_id', 'in', done.folders)
      .execute()
  if (done.file) await releaseFile(db, targetId, done.file)
  if (done.photo) await dropImage(context, done.photo)
  if (sourceId && done.moved) await giveBack(db, done, targetId, sourceId)
  await addContacts(db, targetId, done.freed)
  await putBack(db, before.target, target.version)
  if (before.source && sourceId) await putBack(db, before.source, locked.get(sourceId)!.version)
  await keepNewerCv(db, targetId, merge.merged_at)
  await db.update('candidate_merge').set({ undone_at: new Date() }).where('id', '=', mergeId).execute()
  const undone = (candidateId: string, other: unknown): Happening => ({
    candidateId,
    kind: 'mergeUndone',
    subject: typeof other === 'string' ? other : null,
  })
  await note(db, userName, [
    undone(targetId, before.source?.name),
    ...(sourceId ? [undone(sourceId, before.target.name)] : []),
  ])
  await tellCandidates(db, ids)
  return readBack(context, targetId)
}

/** A CV that was added after the merge remains the newest one. */
async function keepNewerCv(db: CompanyDb, id: string, since: Date): Promise<void> {
  const newer = await db
    .from('candidate_file')
    .select('path')
    .where('candidate_id', '=', id)
    .where('kind', '=', 'cv')
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newer) await db.update('candidate').set({ cv_path: newer.path }).where('id', '=', id).execute()
}

async function giveBack(
  db: CompanyDb,
  { contacts, moved, forwarded }: Done,
  targetId: string,
  sourceId: string,
): Promise<void> {
  for (const { kind, key } of contacts) {
    await db
      .update('candidate_contact')
      .set({ candidate_id: sourceId })
      .where('candidate_id', '=', targetId)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute()
  }
  await moveBack(db, moved!, targetId, sourceId)
  await publishMovedCalls(db, [sourceId])
  await recountJobsOf(db, [targetId, sourceId])
  if (forwarded.length > 0)
    await db.update('candidate').set({ merged_into: sourceId }).where('id', 'in', forwarded).execute()
}
