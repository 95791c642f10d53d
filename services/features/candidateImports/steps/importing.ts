import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { liveRecord } from '../../../core/files/fileRecords.ts'
import type { JobContext } from '../../../core/jobs/jobs.ts'
import { removeUpload } from '../../candidateCvs/uploads.ts'
import { createUnknown, saveCandidate } from '../../candidates/queries.ts'
import { contactKey, contactsOf, findByContacts, holdersOf } from '../../candidates/writes/contacts.ts'
import { record } from '../../candidates/writes/history.ts'
import '../../talentFolders/tables.ts'
import type { RowDraft } from '../columns/drafts.ts'
import { announce, type ImportRow } from '../imports.ts'
import type { Undo } from '../tables.ts'
import { withArchive } from './archive.ts'
import { completedColumns } from './completed.ts'
import { storeCvs } from './cvFiles.ts'
import type { ReadRow } from './reading.ts'
import { lockOpenJobs } from '../../pipelines/quietPlaces.ts'
import {
  addCvs,
  addNotes,
  keepRows,
  placeInJobs,
  noCvs,
  addToFolder,
  rowsOf,
  type Cvs,
  type DueRow,
  type Row,
  type RowProgress,
} from './rowResults.ts'

/** The number of rows that are committed together. */
const chunkSize = 100

/** Creates candidates from the rows of a checked import. Continues after the rows that are already done. */
export async function importRows(
  db: CompanyDb,
  work: ImportRow,
  rows: readonly ReadRow[],
  context: JobContext,
): Promise<void> {
  const run = async (cvsOf: (row: Row) => Promise<Cvs>) => {
    for (let start = work.processed; start < rows.length; start += chunkSize) {
      context.signal.throwIfAborted()
      const due = await dueRows(db, work.id, rows, start)
      const cvs = new Map<number, Cvs>()
      for (const { row } of due)
        if (row.files.length > 0) cvs.set(row.row, row.cv_path ? await waitingCv(db, row.cv_path) : await cvsOf(row))
      const kept = new Set<string>()
      try {
        await db.transaction((tx) =>
          takeRows(tx, work, due, cvs, Math.min(start + chunkSize, rows.length), (path) => kept.add(path)),
        )
      } catch (error) {
        kept.clear()
        throw error
      } finally {
        // Unpacked files that no candidate has taken are deleted. A file that was uploaded separately stays with its
        // row.
        const waiting = new Set(due.map(({ row }) => row.cv_path))
        for (const { stored } of cvs.values())
          for (const cv of stored)
            if (!kept.has(cv.path) && !waiting.has(cv.path)) await removeUpload({ db, files: context.files }, cv)
      }
    }
  }
  if (!work.archive_path) return run(async () => noCvs)
  await withArchive(context.files, work.archive_path, (zip) => {
    const entries = new Map(zip.entries.map((entry) => [entry.name, entry]))
    return run((row) => storeCvs({ zip, entries }, row.files, { db, files: context.files, userName: work.created_by }))
  })
}

/** Returns a CV that was uploaded separately and waits for a candidate. */
async function waitingCv(db: CompanyDb, path: string): Promise<Cvs> {
  const file = await liveRecord(db, path)
  if (!file) return { stored: [], remarks: [createMessage('CV_UNREADABLE')] }
  const { name, content_type: contentType, size, sha256 } = file
  return { stored: [{ path, name, contentType, size: Number(size), sha256: sha256! }], remarks: [] }
}

async function dueRows(db: CompanyDb, importId: string, rows: readonly ReadRow[], start: number): Promise<DueRow[]> {
  const checked = await rowsOf(db, importId, start, start + chunkSize).execute()
  return checked.flatMap((row) => {
    const read = rows[row.row - 1]
    return read && 'draft' in read ? { row, read } : []
  })
}

async function takeRows(
  tx: CompanyDb,
  work: ImportRow,
  due: readonly DueRow[],
  cvs: ReadonlyMap<number, Cvs>,
  processed: number,
  isKept: (path: string) => void,
): Promise<void> {
  // Locks the folder before its candidates, as the deletion of a folder does.
  const folder = work.folder_id
    ? await tx
        .from('talent_folder')
        .select(['talent_folder.id', 'talent_folder.name'])
        .where('id', '=', work.folder_id)
        .forKeyShare()
        .executeTakeFirst()
    : undefined
  const jobs = await lockOpenJobs(
    tx,
    due.flatMap(({ read }) => read.place?.jobId ?? []),
  )
  const current = await tx
    .from('candidate_import')
    .select('processed')
    .where('id', '=', work.id)
    .where('status', '=', 'importing')
    .forUpdate()
    .executeTakeFirst()
  // Another process has already taken these rows, or the import is gone.
  if (!current || current.processed >= processed) return
  const made = await createUnknown(
    tx,
    due.map(({ read }) => read.draft),
  )
  const own = new Set(made)
  const taken: RowProgress[] = []
  for (const [at, { read, row }] of due.entries()) {
    const id = made[at]
    const one: RowProgress = id
      ? { outcome: 'created', id, undo: {}, happenings: [{ candidateId: id, kind: 'imported' }] }
      : await takeKnown(
          tx,
          { ...work, completes_existing: work.completes_existing || row.decision === 'take' },
          read,
          own,
        )
    if (one.outcome !== 'existing') await addCvs(tx, work, one, cvs.get(row.row) ?? noCvs, isKept)
    taken.push(one)
  }
  await addNotes(tx, work, due, taken)
  await placeInJobs(tx, work, due, taken, jobs)
  if (folder) await addToFolder(tx, work, folder, taken)
  await record(
    tx,
    work.created_by,
    taken.flatMap(({ happenings }) => happenings),
  )
  await keepRows(tx, work, due, taken, cvs)
  const now = await tx
    .update('candidate_import')
    .set({ processed })
    .where('id', '=', work.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(tx, now)
}

/** Whether a candidate was created by an earlier row: a committed one, or one in `own`. */
async function isOfImport(tx: CompanyDb, importId: string, id: string, own: ReadonlySet<string | null>) {
  if (own.has(id)) return true
  const rows = tx.from('candidate_import_row').select('row').where('import_id', '=', importId)
  return (await rows.where('candidate_id', '=', id).where('outcome', '=', 'created').executeTakeFirst()) !== undefined
}

/**
 * Imports a row whose contacts a candidate already has. The candidate is not changed, or gets the data they lack. A
 * candidate created by an earlier row gets it in any case, because exports have one row per application.
 */
async function takeKnown(
  tx: CompanyDb,
  { id: importId, completes_existing: completes }: ImportRow,
  { draft }: RowDraft,
  own: ReadonlySet<string | null>,
): Promise<RowProgress> {
  const contacts = contactsOf(draft)
  const existing = await findByContacts(tx, contacts)
  if (existing && !completes && !(await isOfImport(tx, importId, existing, own)))
    return { outcome: 'existing', id: existing, undo: {}, happenings: [] }
  const undo: Undo = {}
  if (existing) {
    undo.before = await completedColumns(tx, existing)
    const held = await holdersOf(tx, contacts)
    undo.contacts = contacts.filter((contact) => !held.has(contactKey(contact)))
  }
  const { id, created } = await saveCandidate(tx, draft, existing)
  return { outcome: created ? 'created' : 'completed', id, undo, happenings: [] }
}
