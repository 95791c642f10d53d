import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { say } from '../../../core/contract/messages.ts'
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
  putInto,
  rowsOf,
  type Cvs,
  type Due,
  type Row,
  type Taken,
} from './taken.ts'

/** Rows that are committed together. */
const chunkSize = 100

/** Makes candidates of the rows of a checked import; goes on behind those that are done. */
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
        // What was unpacked and no candidate has taken goes again; a file that came by itself stays with its row.
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

/** A CV that came by itself and waits for a candidate. */
async function waitingCv(db: CompanyDb, path: string): Promise<Cvs> {
  const file = await liveRecord(db, path)
  if (!file) return { stored: [], remarks: [say('CV_UNREADABLE')] }
  const { name, content_type: contentType, size, sha256 } = file
  return { stored: [{ path, name, contentType, size: Number(size), sha256: sha256! }], remarks: [] }
}

async function dueRows(db: CompanyDb, importId: string, rows: readonly ReadRow[], start: number): Promise<Due[]> {
  const checked = await rowsOf(db, importId, start, start + chunkSize).execute()
  return checked.flatMap((row) => {
    const read = rows[row.row - 1]
    return read && 'draft' in read ? { row, read } : []
  })
}

async function takeRows(
  tx: CompanyDb,
  work: ImportRow,
  due: readonly Due[],
  cvs: ReadonlyMap<number, Cvs>,
  processed: number,
  isKept: (path: string) => void,
): Promise<void> {
  // The folder before its candidates, as whoever deletes it locks them.
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
  // Another process has taken these rows meanwhile, or the import is gone.
  if (!current || current.processed >= processed) return
  const made = await createUnknown(
    tx,
    due.map(({ read }) => read.draft),
  )
  const own = new Set(made)
  const taken: Taken[] = []
  for (const [at, { read, row }] of due.entries()) {
    const id = made[at]
    const one: Taken = id
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
  if (folder) await putInto(tx, work, folder, taken)
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

/** Whether a candidate has come with an earlier row: of those that are committed, or of `own`. */
async function isOfImport(tx: CompanyDb, importId: string, id: string, own: ReadonlySet<string | null>) {
  if (own.has(id)) return true
  const rows = tx.from('candidate_import_row').select('row').where('import_id', '=', importId)
  return (await rows.where('candidate_id', '=', id).where('outcome', '=', 'created').executeTakeFirst()) !== undefined
}

/**
 * A row whose contacts somebody has: they stay as they are, or get what they lack. Who has come with an earlier row gets it in
 * any case: exports have a row for each application.
 */
async function takeKnown(
  tx: CompanyDb,
  { id: importId, completes_existing: completes }: ImportRow,
  { draft }: RowDraft,
  own: ReadonlySet<string | null>,
): Promise<Taken> {
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
