import { sql } from 'kysely'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { JobContext } from '../../../core/jobs/jobs.ts'
import { lockOpenJobs, unplace } from '../../pipelines/quietPlaces.ts'
import { searchColumns } from '../../candidates/filters/search.ts'
import { refreshLastNote } from '../../candidates/moves.ts'
import { freeContacts } from '../../candidates/writes/contactOwnership.ts'
import { record } from '../../candidates/writes/history.ts'
import { deleteLocked } from '../../candidates/writes/writes.ts'
import { announce, type ImportRow } from '../imports.ts'
import { restoredColumns } from './completed.ts'
import type { RowOutcome } from '../importShapes.ts'
import type { Undo } from '../tables.ts'
import '../../talentFolders/tables.ts'

/** The number of rows that are undone together, last rows first. */
const chunkSize = 100

const rowsOf = (db: CompanyDb, importId: string) =>
  db.from('candidate_import_row').selectAll().where('import_id', '=', importId)
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Undoes an import from its last row to its first. Continues where it was interrupted. */
export async function undoRows(db: CompanyDb, work: ImportRow, { files, signal }: JobContext): Promise<void> {
  for (let done = work.processed; done < work.total; done += chunkSize) {
    signal.throwIfAborted()
    const removed: string[] = []
    await db.transaction(async (tx) => {
      const current = await tx
        .from('candidate_import')
        .select('processed')
        .where('id', '=', work.id)
        .where('status', '=', 'undoing')
        .forUpdate()
        .executeTakeFirst()
      // Another process has already taken these rows.
      if (!current || current.processed !== done) return
      const rows = await rowsOf(tx, work.id)
        .clearSelect()
        .select(['row', 'outcome', 'undo'])
        .where('row', '<=', work.total - done)
        .where('row', '>', work.total - done - chunkSize)
        .where('undo', 'is not', null)
        .orderBy('row', 'desc')
        .execute()
      await lockOpenJobs(
        tx,
        rows.flatMap(({ undo }) => undo?.place?.jobId ?? []),
      )
      // Each row is read only when it is undone, because a later row of the same candidate changes the state it is
      // compared with.
      for (const { row } of rows.filter(({ outcome }) => outcome !== 'created'))
        removed.push(
          ...(await undoRow(tx, work, await rowsOf(tx, work.id).where('row', '=', row).executeTakeFirstOrThrow())),
        )
      await undoCreated(
        tx,
        work,
        rows.filter(({ outcome }) => outcome === 'created').map(({ row }) => row),
      )
      const processed = Math.min(done + chunkSize, work.total)
      const now = await tx
        .update('candidate_import')
        .set({ processed })
        .where('id', '=', work.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await announce(tx, now)
    })
    for (const path of removed) await files.remove(path)
  }
}

const isUntouched = (row: Row, now: { version: number; last_activity_at: Date | null; deleted_at: Date | null }) =>
  now.version === row.version && now.last_activity_at?.getTime() === row.touched_at?.getTime() && !now.deleted_at

/** Deletes the candidates that rows have created, unless somebody has worked with them since. */
async function undoCreated(tx: CompanyDb, work: ImportRow, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  const rows = await rowsOf(tx, work.id).where('row', 'in', numbers).execute()
  const found = await tx
    .from('candidate')
    .select(['id', 'version', 'last_activity_at', 'deleted_at', 'merged_into'])
    .where(
      'id',
      'in',
      rows.map((row) => row.candidate_id!),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const stateOf = new Map(found.map((state) => [state.id, state]))
  const is = (row: Row) => {
    const now = stateOf.get(row.candidate_id!)
    if (!now || (now.deleted_at && !now.merged_into)) return 'gone'
    return isUntouched(row, now) ? 'untouched' : 'changed'
  }
  const { gone = [], untouched = [], changed = [] } = Object.groupBy(rows, is)
  const ids = untouched.map((row) => row.candidate_id!)
  const placed = untouched.flatMap(({ undo, candidate_id: candidateId }) =>
    undo?.place ? { ...undo.place, candidateId: candidateId! } : [],
  )
  for (const [jobId, entries] of Map.groupBy(placed, (entry) => entry.jobId)) await unplace(tx, jobId, entries)
  if (work.folder_id) await leaveFolder(tx, ids, work.folder_id)
  await deleteLocked(tx, work.created_by, ids)
  const rowsTo = (those: readonly Row[]) =>
    tx
      .update('candidate_import_row')
      .where('import_id', '=', work.id)
      .where(
        'row',
        'in',
        those.map(({ row }) => row),
      )
  if (gone.length + untouched.length > 0)
    await rowsTo([...gone, ...untouched])
      .set({ outcome: 'undone', undo: null })
      .execute()
  if (changed.length > 0)
    await rowsTo(changed)
      .set({
        outcome: 'kept',
        undo: null,
        remarks: sql<string>`remarks || ${JSON.stringify([createMessage('CHANGED_SINCE')])}::jsonb`,
      })
      .execute()
}

/**
 * Undoes a row of a candidate who already existed, unless somebody has worked with them since. Returns the files to
 * delete.
 */
async function undoRow(tx: CompanyDb, { created_by: userName, folder_id }: ImportRow, row: Row): Promise<string[]> {
  const id = row.candidate_id!
  const undo = row.undo!
  const set = (outcome: RowOutcome, remarks = row.remarks) =>
    tx
      .update('candidate_import_row')
      .set({ outcome, undo: null, remarks: JSON.stringify(remarks) })
      .where('import_id', '=', row.import_id)
      .where('row', '=', row.row)
      .execute()
  const now = await tx
    .from('candidate')
    .select(['name', 'version', 'last_activity_at', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const isSame = now !== undefined && isUntouched(row, now)
  const isThere = isSame || row.outcome === 'existing'
  if (isThere && undo.isInFolder && folder_id) await leaveFolder(tx, [id], folder_id)
  if (row.outcome === 'existing') {
    await set('existing')
    if (isSame) await renew(tx, row)
    return []
  }
  if (!isSame) {
    await set('kept', [...row.remarks, createMessage('CHANGED_SINCE')])
    return []
  }
  if (undo.place) await unplace(tx, undo.place.jobId, [{ candidateId: id, actionId: undo.place.actionId }])
  const paths = await restoreCandidateState(tx, userName, id, now, undo)
  await set('undone')
  await renew(tx, row)
  return paths
}

async function leaveFolder(tx: CompanyDb, candidateIds: readonly string[], folderId: string): Promise<void> {
  if (candidateIds.length === 0) return
  await tx
    .delete('talent_folder_candidate')
    .where('candidate_id', 'in', candidateIds)
    .where('folder_id', '=', folderId)
    .execute()
}

/** Restores a candidate to the state before the row. Returns the paths of the removed files. */
async function restoreCandidateState(
  tx: CompanyDb,
  userName: string,
  id: string,
  { name, version }: { name: string; version: number },
  { before = {}, contacts = [], fileIds = [], noteId }: Undo,
): Promise<string[]> {
  const files =
    fileIds.length === 0 ? [] : await tx.delete('candidate_file').where('id', 'in', fileIds).returning('path').execute()
  const paths = files.map(({ path }) => path as string)
  if (paths.length > 0) await tx.delete('stored_file').where('path', 'in', paths).execute()
  if (noteId) {
    await tx.delete('candidate_note').where('id', '=', noteId).execute()
    await refreshLastNote(tx, id)
  }
  await freeContacts(tx, id, contacts)
  const { phones = [], emails = [] } = before as { phones?: string[]; emails?: string[] }
  await tx
    .update('candidate')
    .set({
      ...restoredColumns(before),
      ...searchColumns({ name, phones, emails }),
      version: version + 1,
      updated_by: userName,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  await record(tx, userName, [{ candidateId: id, kind: 'updated' }])
  return paths
}

/** Updates the state that earlier rows of the same candidate are compared with. */
async function renew(tx: CompanyDb, { import_id: importId, candidate_id: id }: Row): Promise<void> {
  const now = await tx
    .from('candidate')
    .select(['version', 'last_activity_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .update('candidate_import_row')
    .set({ version: now.version, touched_at: now.last_activity_at })
    .where('import_id', '=', importId)
    .where('candidate_id', '=', id)
    .where('undo', 'is not', null)
    .execute()
}
