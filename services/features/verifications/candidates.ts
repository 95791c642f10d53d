import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { badInput } from '../../core/errors.ts'
import { page, type Page } from '../../core/paging.ts'
import type { Caller, RequestContext } from '../../core/routes.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { keywordConditions } from '../candidates/search.ts'
import { candidateStatuses, type VerificationCandidate, type verificationCandidateList } from './contract.ts'
import { canReview, visibleFolder, visibleFolders, type FolderRights } from './folders.ts'
import type { CandidateStatus } from './tables.ts'

type RowQuery = SelectQueryBuilder<Database, 'verification_candidate', {}>

const columns = (query: RowQuery) => query.select([
  'verification_candidate.id', 'verification_candidate.verification_id', 'verification_candidate.import_id',
  'verification_candidate.import_row', 'verification_candidate.import_from_file', 'verification_candidate.name',
  'verification_candidate.phones', 'verification_candidate.emails', 'verification_candidate.status',
  'verification_candidate.remark', 'verification_candidate.info', 'verification_candidate.cv_path',
  'verification_candidate.owner', 'verification_candidate.rec_channel_id',
  'verification_candidate.candidate_proccess_id', 'verification_candidate.existing_candidate_id',
  'verification_candidate.reviewed_by', 'verification_candidate.reviewed_at',
  'verification_candidate.created_by', 'verification_candidate.created_at',
])
export type CandidateRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** A row can be dealt with while nobody has done so (decision D-39). */
export const isProcessed = (status: CandidateStatus) => status === 'approved' || status === 'rejected'

/** `failed` and `fail` both ask for everything that is shown as failed (decision D-41). */
function statusesOf(asked: readonly string[]): CandidateStatus[] {
  const failed = asked.some((status) => status === 'failed' || status === 'fail')
  const all = failed ? [...asked, 'failed', 'fail', 'failed_createdcandidate'] : asked
  return candidateStatuses.filter((status) => all.includes(status))
}

/** A local time of the caller as a moment. */
function moment(field: string, local: string, timezoneOffset: number): Date {
  const time = Date.parse(`${local}Z`)
  if (Number.isNaN(time)) throw badInput({ [field]: ['must be a date'] })
  return new Date(time + timezoneOffset * 60_000)
}

/** One page of the rows of a folder that the caller may see, newest first, by the filters of 001/2.2. */
export async function listCandidates(
  { db, caller, timezoneOffset }: Pick<RequestContext, 'db' | 'caller' | 'timezoneOffset'>,
  body: BodyOf<typeof verificationCandidateList>,
): Promise<Page<VerificationCandidate>> {
  const folder = await visibleFolder(db, caller, body.verificationId)
  let query = db.from('verification_candidate').where('verification_candidate.verification_id', '=', folder.id)
  if (body.status && body.status.length > 0) {
    const statuses = statusesOf(body.status)
    query = statuses.length > 0 ? query.where('verification_candidate.status', 'in', statuses) : query.where((eb) => eb.lit(false))
  }
  if (body.importId) query = query.where('verification_candidate.import_id', '=', body.importId)
  if (body.recChannelIds && body.recChannelIds.length > 0) query = query.where('verification_candidate.rec_channel_id', 'in', body.recChannelIds)
  if (body.fromDate) query = query.where('verification_candidate.created_at', '>=', moment('fromDate', body.fromDate, timezoneOffset))
  if (body.toDate) {
    // Inclusive to the millisecond that was sent; the database counts microseconds.
    const end = new Date(moment('toDate', body.toDate, timezoneOffset).getTime() + 1)
    query = query.where('verification_candidate.created_at', '<', end)
  }
  for (const condition of keywordConditions('verification_candidate', body.keyword ?? '')) query = query.where(condition)
  // First the ids, which stand in the index, then the rows of one page: so that the last page of a million comes fast too.
  const ids = query.select(['verification_candidate.id', 'verification_candidate.created_at'])
  const found = await page(ids.orderBy('verification_candidate.created_at', 'desc').orderBy('verification_candidate.id', 'desc'), body)
  const rows = new Map((await rowsByIds(db, found.data.map(({ id }) => id))).map((row) => [row.id, row]))
  return { ...found, data: found.data.flatMap(({ id }) => rows.get(id) ?? []).map((row) => toCandidate(row, folder, caller)) }
}

const rowsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<CandidateRow[]> =>
  ids.length === 0 ? [] : columns(db.from('verification_candidate')).where('verification_candidate.id', 'in', ids).execute()

/** Those of the rows that the caller may see. */
export async function candidatesByIds(db: CompanyDb, caller: Caller, ids: readonly string[]): Promise<VerificationCandidate[]> {
  const rows = await rowsByIds(db, ids)
  if (rows.length === 0) return []
  const folders = await visibleFolders(db, caller)
    .select(['verification_folder.id', 'verification_folder.code', 'verification_folder.import_type', 'verification_folder.created_by'])
    .where('verification_folder.id', 'in', [...new Set(rows.map((row) => row.verification_id))]).execute()
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  return rows.flatMap((row) => {
    const folder = byId.get(row.verification_id)
    return folder ? [toCandidate(row, folder, caller)] : []
  })
}

/** The row under a lock, so that two reviewers come one after the other. */
export const lockedRow = (db: CompanyDb, id: string): Promise<CandidateRow | undefined> =>
  columns(db.from('verification_candidate')).where('verification_candidate.id', '=', id).forUpdate().executeTakeFirst()

function toCandidate(row: CandidateRow, folder: FolderRights, caller: Caller): VerificationCandidate {
  return {
    id: row.id,
    verificationId: row.verification_id,
    importId: row.import_id,
    name: row.name,
    phones: row.phones,
    emails: row.emails,
    candidateProccessId: row.candidate_proccess_id,
    createdDate: row.created_at.toISOString(),
    createdBy: row.created_by,
    status: row.status,
    remark: row.remark,
    cvPath: row.cv_path,
    info: row.info,
    owner: row.owner,
    recChannelId: row.rec_channel_id,
    importFromFile: row.import_from_file,
    importRow: row.import_row,
    data: { canApprove: canReview(folder, caller) && !isProcessed(row.status) },
    reviewedBy: row.reviewed_by,
    reviewedDate: row.reviewed_at?.toISOString() ?? null,
  }
}
