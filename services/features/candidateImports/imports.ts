import { sql } from 'kysely'
import { textOf, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { appendEvent } from '../../core/events/events.ts'
import { list } from '../../core/http/list.ts'
import { asc, latest } from '../../core/http/order.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { rowOutcomes, type CandidateImport, type CandidateImportRow, type RowOutcome } from './importShapes.ts'
import './tables.ts'

type Asker = Pick<RequestContext, 'db' | 'caller'>
const imports = (db: CompanyDb) => db.from('candidate_import').selectAll()
export type ImportRow = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number]

/** Selects the caller's own imports. */
export const ownImports = ({ db, caller }: Asker) => imports(db).where('created_by', '=', caller.userName)

/** Returns one of the caller's imports. Throws 404 for any other import. */
export async function demandOwn(asker: Asker, id: string): Promise<ImportRow> {
  const row = await ownImports(asker).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const said = (messages: readonly FieldMessage[]) =>
  messages.map((one) => ({ message: textOf(one), messageDetails: [{ code: one.code, params: { ...one.params } }] }))

/** Returns imports with the outcomes of their rows, counted in one query. */
async function withCounts(db: CompanyDb, rows: readonly ImportRow[]): Promise<CandidateImport[]> {
  if (rows.length === 0) return []
  const counts = await db
    .from('candidate_import_row')
    .select(['import_id', 'outcome'])
    .select([
      sql<string>`count(*)`.as('rows'),
      sql<string>`count(*) filter (where remarks <> '[]' and outcome <> 'failed')`.as('remarked'),
      sql<string>`coalesce(sum(cardinality(files)), 0)`.as('files'),
    ])
    .where(
      'import_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['import_id', 'outcome'])
    .execute()
  const byImport = Map.groupBy(counts, (count) => count.import_id)
  return rows.map((row) => {
    const own = byImport.get(row.id) ?? []
    const of = (outcome: RowOutcome) => Number(own.find((count) => count.outcome === outcome)?.rows ?? 0)
    const sum = (key: 'remarked' | 'files') => own.reduce((all, count) => all + Number(count[key]), 0)
    return {
      id: row.id,
      kind: row.kind,
      fileName: row.file_name,
      archiveName: row.archive_name,
      status: row.status,
      columns: row.columns,
      completesExisting: row.completes_existing,
      dateFormat: row.date_format,
      folderId: row.folder_id,
      source: row.source,
      total: row.total,
      processed: row.processed,
      totalCreated: of('created'),
      totalCompleted: of('completed'),
      totalExisted: of('existing'),
      totalFailed: of('failed'),
      totalLeft: of('left'),
      totalRemarked: sum('remarked'),
      // Each CV that creates or completes a candidate is attached to them.
      totalFiles: row.kind === 'cvs' ? of('created') + of('completed') : sum('files'),
      totalUndone: of('undone'),
      totalKept: of('kept'),
      errors: said(row.problems),
      createdBy: row.created_by,
      createdDate: row.created_at.toISOString(),
    }
  })
}

/** Returns the current state of an import, for its owner. */
export const shown = async (db: CompanyDb, row: ImportRow): Promise<CandidateImport> =>
  (await withCounts(db, [row]))[0]!

/** Publishes the state of an import to its observers, in the transaction that changed it. */
export async function announce(db: CompanyDb, row: ImportRow): Promise<CandidateImport> {
  const data = await shown(db, row)
  await appendEvent(db, { type: 'import.progress', subjectId: row.id, data })
  return data
}

/** Returns one page of the caller's imports, newest first. */
export async function listImports(asker: Asker, wanted: PageRequest): Promise<Listed<CandidateImport>> {
  const found = await list(ownImports(asker), latest('candidate_import'), wanted)
  return { ...found, data: await withCounts(asker.db, found.data as ImportRow[]) }
}

const rowsOfImport = (db: CompanyDb, id: string) =>
  db
    .from('candidate_import_row')
    .select(['row', 'name', 'contact', 'outcome', 'remarks', 'files', 'candidate_id'])
    .select(sql<boolean>`draft is not null`.as('isDecidable'))
    .select(sql<string | null>`case when name = '' then draft->>'offeredName' end`.as('offeredName'))
    .where('import_id', '=', id)
type ShownRow = Awaited<ReturnType<ReturnType<typeof rowsOfImport>['execute']>>[number]

/** Returns one row of an import, as its owner sees it. */
export const readRow = async (db: CompanyDb, id: string, row: number): Promise<CandidateImportRow> =>
  shownRow(id, await rowsOfImport(db, id).where('row', '=', row).executeTakeFirstOrThrow())

/** Returns one page of the rows of one of the caller's imports. */
export async function listRows(
  asker: Asker,
  id: string,
  { outcomes = rowOutcomes, isRemarked = false }: { outcomes?: readonly RowOutcome[]; isRemarked?: boolean },
  wanted: PageRequest,
): Promise<Listed<CandidateImportRow>> {
  await demandOwn(asker, id)
  let rows = rowsOfImport(asker.db, id).where('outcome', 'in', [...outcomes])
  if (isRemarked) rows = rows.where(sql<boolean>`remarks <> '[]'`)
  const found = await list(rows, [asc('candidate_import_row.row')], wanted)
  return { ...found, data: found.data.map((row) => shownRow(id, row)) }
}

/** Returns a row as its owner sees it. */
const shownRow = (importId: string, { candidate_id: candidateId, remarks, ...row }: ShownRow): CandidateImportRow => ({
  ...row,
  importId,
  candidateId,
  remarks: said(remarks),
})
