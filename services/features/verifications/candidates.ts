import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { list, withRows } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { keywordConditions } from '../candidates/filters/search.ts'
import { rowConditions } from '../reviews/filters.ts'
import type { RowsById } from '../reviews/contract.ts'
import { isProcessed, readingsOf, toReviewRow } from '../reviews/rows.ts'
import { rowColumns } from '../reviews/tables.ts'
import type { verificationCandidateList } from './contract.ts'
import type { VerificationCandidate } from './candidateShapes.ts'
import { existedSave } from './existedRule.ts'
import { visibleFolder, visibleFolders } from './folders/folders.ts'
import { canReview as maySave } from './rights.ts'
import '../vendorSubmissions/tables.ts'
import { reviewRights } from './folders/rules.ts'

type ReviewContext = Pick<RequestContext, 'db' | 'caller' | 'timezoneOffset'>
type RowQuery = SelectQueryBuilder<Database, 'verification_candidate', {}>

const columns = (query: RowQuery) =>
  query.select([...rowColumns, 'verification_id', 'import_id', 'import_row', 'import_from_file'])
export type CandidateRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** Returns one page of the rows of a folder that the caller may see, newest first, with the filters of 001/2.2. */
export async function listCandidates(
  { db, caller, timezoneOffset }: ReviewContext,
  body: BodyOf<typeof verificationCandidateList>,
): Promise<Listed<VerificationCandidate>> {
  const folder = await visibleFolder(db, caller, body.verificationId)
  const canReview = (await reviewRights({ db, caller, timezoneOffset }, [folder.id])).may(folder)
  let query = db.from('verification_candidate').where('verification_id', '=', folder.id)
  if (body.importId) query = query.where('import_id', '=', body.importId)
  if (body.vendorRequestId) query = query.where('id', 'in', rowsOfRequest(db, body.vendorRequestId))
  const conditions = [
    ...rowConditions(body, timezoneOffset),
    ...keywordConditions('verification_candidate', keywordOf(body)),
  ]
  for (const condition of conditions) query = query.where(condition)
  // Reads the ids from the index first and then the rows of one page, so that even the last page of a million is fast.
  const ids = await list(query.select('id'), latest('verification_candidate'), body)
  const rows = await rowsByIds(
    db,
    ids.data.map(({ id }) => id),
  )
  const canSave = maySave(folder, caller)
  const found = withRows(
    ids,
    rows.map((row) => toCandidate(row, { canReview, canSave })),
  )
  const { isEstimate, totalItem, ...rest } = found
  if (!isEstimate || totalItem === undefined) return found
  // The counts of a folder and of an import are stored. Every other count is at most that of the folder.
  const exact = await knownTotal(db, body, folder.candidate_count)
  if (exact !== undefined) return { ...rest, totalItem: exact }
  return { ...rest, isEstimate, totalItem: Math.min(totalItem, folder.candidate_count) }
}

/** Selects the rows that were created from the vendors' submissions to a request. */
const rowsOfRequest = (db: CompanyDb, requestId: string) =>
  db
    .from('vendor_submission')
    .select((eb) => eb.ref('vendor_submission.row_id').$notNull().as('row_id'))
    .where('vendor_submission.request_id', '=', requestId)
    .where('vendor_submission.row_id', 'is not', null)

type ListBody = BodyOf<typeof verificationCandidateList>
const keywordOf = ({ keyword, input }: ListBody) => keyword?.trim() || (input ?? '')

async function knownTotal(db: CompanyDb, body: ListBody, inFolder: number): Promise<number | undefined> {
  const { status, importId, recChannelIds, fromDate, toDate, vendorRequestId } = body
  if (vendorRequestId || keywordOf(body).trim() || status?.length || recChannelIds?.length || fromDate || toDate)
    return undefined
  if (!importId) return inFolder
  const found = await db.from('verification_import').select('processed').where('id', '=', importId).executeTakeFirst()
  return found?.processed
}

const rowsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<CandidateRow[]> =>
  ids.length === 0 ? [] : columns(db.from('verification_candidate')).where('id', 'in', ids).execute()

/** Returns the rows with these ids that the caller may see. */
export async function candidatesByIds(
  context: ReviewContext,
  { ids, withReading = false }: RowsById,
): Promise<VerificationCandidate[]> {
  const { db, caller } = context
  const rows = await rowsByIds(db, ids)
  if (rows.length === 0) return []
  const folders = await visibleFolders(db, caller)
    .select(['id', 'code', 'import_type', 'created_by'])
    .where('id', 'in', [...new Set(rows.map((row) => row.verification_id))])
    .execute()
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const rights = await reviewRights(context, [...byId.keys()])
  const readings = withReading && (await readingsOf(db, 'verification_candidate', ids))
  return rows.flatMap((row) => {
    const folder = byId.get(row.verification_id)
    if (!folder) return []
    const candidate = toCandidate(row, { canReview: rights.may(folder), canSave: maySave(folder, caller) })
    return [readings ? { ...candidate, cvReading: readings.get(row.id) ?? null } : candidate]
  })
}

/** Reads the row under a lock, so that two reviewers are handled one after the other. */
export const lockedRow = (db: CompanyDb, id: string): Promise<CandidateRow | undefined> =>
  columns(db.from('verification_candidate')).where('id', '=', id).forUpdate().executeTakeFirst()

function toCandidate(
  row: CandidateRow,
  { canReview, canSave }: { canReview: boolean; canSave: boolean },
): VerificationCandidate {
  const rule = existedSave({ status: row.status, owner: row.owner, processedId: row.candidate_proccess_id })
  return {
    ...toReviewRow(row),
    verificationId: row.verification_id,
    importId: row.import_id,
    importFromFile: row.import_from_file,
    importRow: row.import_row,
    data: { canApprove: canReview && !isProcessed(row.status) },
    existedSave: rule !== 'closed' && !canSave ? 'forbidden' : rule,
    existingCandidateId: row.existing_candidate_id,
  }
}
