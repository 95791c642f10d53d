import { fold } from '../../../../common/text.ts'
import type { FieldMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { newId } from '../../../core/ids.ts'
import { addStoredCv, type StoredCv } from '../../candidateCvs/files.ts'
import { refreshLastNotes } from '../../candidates/moves.ts'
import type { Happening } from '../../candidates/writes/history.ts'
import '../../talentFolders/tables.ts'
import { placeQuietly } from '../../pipelines/quietPlaces.ts'
import type { RowDraft } from '../columns/drafts.ts'
import type { RowOutcome } from '../importShapes.ts'
import type { ImportRow } from '../imports.ts'
import type { Undo } from '../tables.ts'

/**
 * Selects the rows of an import between two positions, without those that failed the check or were left out by a user.
 */
export const rowsOf = (db: CompanyDb, importId: string, start: number, end: number) =>
  db
    .from('candidate_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('row', '>', start)
    .where('row', '<=', end)
    .where('outcome', 'not in', ['failed', 'left'])
    .orderBy('row')
export type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** A row that is to be imported. */
export interface DueRow {
  row: Row
  read: RowDraft
}
export interface Cvs {
  stored: StoredCv[]
  remarks: FieldMessage[]
}
export const noCvs: Cvs = { stored: [], remarks: [] }

/** The outcome of a row so far, and the events still to be recorded for its candidate. */
export interface RowProgress {
  outcome: RowOutcome
  id: string
  undo: Undo
  happenings: Happening[]
}

/** Attaches the CVs of a row to its candidate. Calls `isKept` for each CV that was attached. */
export async function addCvs(
  tx: CompanyDb,
  { created_by: userName }: ImportRow,
  { id, undo }: RowProgress,
  { stored }: Cvs,
  isKept: (path: string) => void,
): Promise<void> {
  const files = []
  // Lists open the newest file, so the first file of the row is added last.
  for (const cv of [...stored].reverse()) {
    const file = await addStoredCv(tx, userName, id, cv)
    if (!file) continue
    files.push(file.id)
    isKept(cv.path)
  }
  undo.fileIds = files
}

/** Stores the data of the rows that has no field in a note on each candidate. */
export async function addNotes(
  tx: CompanyDb,
  { created_by: userName }: ImportRow,
  due: readonly DueRow[],
  taken: readonly RowProgress[],
): Promise<void> {
  const noted = taken.filter((one, at) => one.outcome !== 'existing' && due[at]!.read.note !== '')
  const notes = noted.map((one) => {
    one.undo.noteId = newId()
    one.happenings.push({ candidateId: one.id, kind: 'noted' })
    const text = due[taken.indexOf(one)]!.read.note
    return { id: one.undo.noteId, candidate_id: one.id, notes: text, search: fold(text), created_by: userName }
  })
  await tx.insertMany('candidate_note', notes)
  await refreshLastNotes(
    tx,
    noted.map(({ id }) => id),
  )
}

/** Adds the candidates to the jobs of their rows, if these are open and locked. */
export async function placeInJobs(
  tx: CompanyDb,
  { created_by: userName }: ImportRow,
  due: readonly DueRow[],
  taken: readonly RowProgress[],
  openJobs: ReadonlySet<string>,
): Promise<void> {
  const placed = taken.flatMap((one, at) => {
    const { place } = due[at]!.read
    return place && one.outcome !== 'existing' && openJobs.has(place.jobId) ? { one, place } : []
  })
  for (const [jobId, entries] of Map.groupBy(placed, ({ place }) => place.jobId)) {
    // If a person has two rows, the first row decides the stage.
    const firsts = [...new Map([...entries].reverse().map((entry) => [entry.one.id, entry])).values()]
    const { added, actionId } = await placeQuietly(
      tx,
      userName,
      jobId,
      firsts.map(({ one, place }) => ({ candidateId: one.id, stage: place.stage })),
    )
    for (const { one, place } of firsts)
      if (added.has(one.id)) {
        one.undo.place = { jobId, actionId }
        one.happenings.push({ candidateId: one.id, kind: 'addedToJob', subject: place.title })
      }
  }
}

/** Adds the candidates to a folder. */
export async function addToFolder(
  tx: CompanyDb,
  { created_by: userName }: ImportRow,
  folder: { id: string; name: string },
  taken: readonly RowProgress[],
): Promise<void> {
  const ids = [...new Set(taken.map(({ id }) => id))].sort()
  if (ids.length === 0) return
  const added = await tx
    .insert(
      'talent_folder_candidate',
      ids.map((id) => ({ folder_id: folder.id, candidate_id: id, added_by: userName, remark: '' })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('candidate_id')
    .execute()
  const left = new Set(added.map((row) => row.candidate_id))
  for (const one of taken) {
    // Only the first row of a candidate has added them.
    if (!left.delete(one.id)) continue
    one.undo.isInFolder = true
    one.happenings.push({ candidateId: one.id, kind: 'addedToFolder', subject: folder.name })
  }
}

/** Stores the outcome of the rows, with the state that shows whether somebody has worked with the candidates since. */
export async function keepRows(
  tx: CompanyDb,
  { id: importId }: ImportRow,
  due: readonly DueRow[],
  taken: readonly RowProgress[],
  cvs: ReadonlyMap<number, Cvs>,
): Promise<void> {
  if (due.length === 0) return
  const states = await tx
    .from('candidate')
    .select(['id', 'version', 'last_activity_at'])
    .where(
      'id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute()
  const stateOf = new Map(states.map((state) => [state.id, state]))
  await tx
    .delete('candidate_import_row')
    .where('import_id', '=', importId)
    .where(
      'row',
      'in',
      due.map(({ row }) => row.row),
    )
    .execute()
  await tx.insertMany(
    'candidate_import_row',
    due.map(({ row: { company_id: _company, ...row } }, at) => {
      const { outcome, id, undo } = taken[at]!
      const { version, last_activity_at: touched } = stateOf.get(id)!
      const remarks = [...row.remarks, ...(cvs.get(row.row) ?? noCvs).remarks]
      // insertMany accepts jsonb values without conversion.
      return { ...row, outcome, remarks, undo, candidate_id: id, version, touched_at: touched } as never
    }),
  )
}
