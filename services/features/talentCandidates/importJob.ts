import { createMessage, textOf, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { JobContext, Queue } from '../../core/jobs/jobs.ts'
import { record, type Happening } from '../candidates/writes/history.ts'
import { saveCandidate } from '../candidates/queries.ts'
import { addToFolders, talentFolderPath } from '../talentFolders/queries.ts'
import { detectEncoding, UnreadableFile } from '../../core/csv/encoding.ts'
import { records } from '../../core/csv/records.ts'
import { checkRow, type CheckedRow } from '../verifications/csv/rows.ts'
import type { TalentImport } from './contract.ts'
import { draftOf, talentColumns } from './importColumns.ts'
import './importTables.ts'

/** The number of rows that are committed together with their counts. */
const chunkSize = 100
const mostErrors = 100
type ImportError = TalentImport['errors'][number]

/** Returns the error of a row; row 0 is the file. */
const wrongWith = (row: number, messages: readonly FieldMessage[]): ImportError => ({
  row,
  message: messages.map(textOf).join('; '),
  messageDetails: [...messages],
})
/** The texts of 001/8 (decision D-96). */
const unreadableFile = wrongWith(0, [createMessage('CSV_FORMAT')])

interface Work {
  companyId: string
  importId: string
}

/** Imports a CSV of candidates into a talent folder. It can safely be run again at any point. */
export const talentImportQueue: Queue<Work> = {
  name: 'talent.import',
  handle: ({ companyId, importId }, context) => run(context.companyDb(companyId), importId, context),
  failed: ({ companyId, importId }, { companyDb }) =>
    finish(companyDb(companyId), importId, [wrongWith(0, [createMessage('IMPORT_FAIL')])]),
}

const openImport = (db: CompanyDb, id: string) =>
  db
    .from('talent_import')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['new', 'importing'])
    .executeTakeFirst()
type Open = NonNullable<Awaited<ReturnType<typeof openImport>>>

async function run(db: CompanyDb, id: string, { files, signal }: JobContext): Promise<void> {
  const work = await openImport(db, id)
  if (!work) return
  try {
    const encoding = await detectEncoding(await files.read(work.file_path))
    let columns: ReturnType<typeof talentColumns> | undefined
    let row = 0
    let chunk: CheckedRow[] = []
    for await (const cells of records(await files.read(work.file_path), encoding)) {
      signal.throwIfAborted()
      if (!columns) {
        columns = talentColumns(cells)
        if ('problems' in columns)
          return await finish(
            db,
            id,
            columns.problems.map((problem) => wrongWith(0, [problem])),
          )
        continue
      }
      row++
      if (row <= work.processed) continue
      chunk.push(checkRow(cells, columns as Exclude<typeof columns, { problems: FieldMessage[] }>, row))
      if (chunk.length === chunkSize) {
        await commit(db, work, chunk)
        chunk = []
      }
    }
    if (chunk.length > 0) await commit(db, work, chunk)
    await finish(db, id, row === 0 ? [unreadableFile] : null)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) {
      // The import and its file were deleted together with the folder.
      if (await openImport(db, id)) throw error
      return
    }
    await finish(db, id, [unreadableFile])
  }
}

/** Saves rows, adds them to the folder and counts them in one transaction. */
async function commit(
  db: CompanyDb,
  { id, folder_id: folderId, created_by: createdBy }: Open,
  rows: readonly CheckedRow[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locks the folder before its import, in the order in which both are deleted. Otherwise the two could deadlock.
    const folder = await tx
      .from('talent_folder')
      .select('name')
      .where('id', '=', folderId)
      .forKeyShare()
      .executeTakeFirst()
    const current = await tx
      .from('talent_import')
      .select(['processed', 'errors'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    // Another process has already saved these rows, or the import was deleted.
    if (!folder || !current || current.processed >= rows[0]!.row) return
    const errors: TalentImport['errors'] = []
    const happenings: Happening[] = []
    let created = 0
    for (const row of rows) {
      if (row.problems.length > 0) {
        errors.push(wrongWith(row.row, row.problems))
        continue
      }
      const saved = await saveCandidate(tx, draftOf(row, createdBy))
      if (saved.created) created++
      await addToFolders(tx, saved.id, [folderId], createdBy, '')
      happenings.push({ candidateId: saved.id, kind: 'addedToFolder', subject: folder.name })
    }
    await record(tx, createdBy, happenings)
    const taken = rows.length - errors.length
    await tx
      .update('talent_import')
      .set((eb) => ({
        status: 'importing' as const,
        processed: rows.at(-1)!.row,
        total: eb('total', '+', rows.length),
        total_created: eb('total_created', '+', created),
        total_existed: eb('total_existed', '+', taken - created),
        total_failed: eb('total_failed', '+', errors.length),
        errors: JSON.stringify([...current.errors, ...errors].slice(0, mostErrors)),
      }))
      .where('id', '=', id)
      .execute()
  })
}

/** Ends an import. `errors` are the reasons why the entire file failed. */
async function finish(db: CompanyDb, id: string, errors: TalentImport['errors'] | null): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update('talent_import')
      .set({ status: errors ? 'failed' : 'succeed', ...(errors && { errors: JSON.stringify(errors) }) })
      .where('id', '=', id)
      .where('status', 'in', ['new', 'importing'])
      .returning(['folder_id', 'file_name', 'processed', 'created_by'])
      .executeTakeFirst()
    if (!ended) return
    await notify(tx, null, {
      kind: errors ? 'importFailed' : 'importSucceeded',
      to: [ended.created_by],
      params: { file: ended.file_name, rows: String(ended.processed) },
      path: talentFolderPath(ended.folder_id),
    })
  })
}
