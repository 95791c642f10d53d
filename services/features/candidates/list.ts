import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { forbidden, notFound } from '../../core/errors.ts'
import { page, type Page, type Paging } from '../../core/paging.ts'
import type { Caller, RequestContext } from '../../core/routes.ts'
import { setting } from '../settings/queries.ts'
import { visibleFolders } from '../talentFolders/queries.ts'
import { filterConditions } from './filterConditions.ts'
import type { SearchPayload } from './filters.ts'
import { readRows } from './rows.ts'
import { keywordConditions } from './search.ts'
import type { CandidateRow } from './shapes.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset'>
export type CandidateQuery = SelectQueryBuilder<Database, 'candidate', {}>
type Order = NonNullable<SearchPayload['sortBy']>
type Direction = NonNullable<SearchPayload['sortDirection']>

/** The candidates of the company: deleted and merged ones are in no list. */
export const present = (db: CompanyDb): CandidateQuery => db.from('candidate').where('candidate.deleted_at', 'is', null)

/** The candidates that somebody follows. */
const followedBy = (db: CompanyDb, userName: string) =>
  db.from('candidate_follow').select('candidate_follow.candidate_id').where('candidate_follow.user_name', '=', userName)

/** The candidates that a search finds, without an order. Whoever may not list all of them must name a visible folder. */
export async function search(context: Context, payload: SearchPayload): Promise<CandidateQuery> {
  const { db, caller, timezoneOffset } = context
  const { searchBox = '', filters = [], folderId, followedOnly } = payload
  if (!folderId && !caller.permissions.has('Candidate:ListCandidate')) throw forbidden()
  let query = present(db)
  if (folderId) {
    const folder = await visibleFolders(db, caller).select('talent_folder.id').where('talent_folder.id', '=', folderId).executeTakeFirst()
    if (!folder) throw notFound('Folder not found')
    query = query.where('candidate.id', 'in', db.from('talent_folder_candidate').select('talent_folder_candidate.candidate_id')
      .where('talent_folder_candidate.folder_id', '=', folderId))
  }
  if (followedOnly) query = query.where('candidate.id', 'in', followedBy(db, caller.userName))
  for (const condition of keywordConditions('candidate', searchBox)) query = query.where(condition)
  const isExtension = filters.some(({ filter }) => filter.startsWith('extension:'))
  const extensions = isExtension ? await setting(context, 'extendCandidate') : []
  for (const condition of filterConditions({ db, caller, timezoneOffset, extensions }, filters)) query = query.where(condition)
  return query
}

/** What is unknown comes last, but never active comes before the longest inactive. */
const orders: Record<Order, (direction: string) => string> = {
  createdDate: (direction) => `candidate.created_at ${direction}`,
  updatedDate: (direction) => `candidate.updated_at ${direction}`,
  lastActivity: (direction) => `candidate.last_activity_at ${direction === 'desc' ? 'desc nulls last' : 'asc nulls first'}`,
  name: (direction) => `candidate.name collate "und-x-icu" ${direction}`,
  experienceYear: (direction) => `candidate.experience_year ${direction} nulls last`,
}

/** Puts a search into an order; equals follow by id, so that each page is where it was. */
export function ordered(query: CandidateQuery, sortBy: Order = 'createdDate', direction: Direction = 'desc'): CandidateQuery {
  return query.orderBy(sql.raw(orders[sortBy](direction))).orderBy('candidate.id', direction)
}

/** One page: first the ids, which the indexes give in their order, then the rows of these few. */
async function rowsOf(db: CompanyDb, caller: Caller, query: CandidateQuery, paging: Paging): Promise<Page<CandidateRow>> {
  const found = await page(query.select('candidate.id'), paging)
  return { ...found, data: await rowsInOrder(db, caller, found.data.map(({ id }) => id)) }
}

/** Rows in the order of their ids. */
export async function rowsInOrder(db: CompanyDb, caller: Caller, ids: readonly string[]): Promise<CandidateRow[]> {
  const rows = new Map((await readRows(db, caller, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** One page of a search. */
export async function listCandidates(context: Context, payload: SearchPayload & Paging): Promise<Page<CandidateRow>> {
  const found = await search(context, payload)
  return rowsOf(context.db, context.caller, ordered(found, payload.sortBy, payload.sortDirection), payload)
}

/** Candidates whom the caller follows, last active first. */
export const followedCandidates = ({ db, caller }: Context, paging: Paging): Promise<Page<CandidateRow>> =>
  rowsOf(db, caller, ordered(present(db).where('candidate.id', 'in', followedBy(db, caller.userName)), 'lastActivity'), paging)

/** Candidates that the caller owns, newest first. */
export const ownCandidates = ({ db, caller }: Context, paging: Paging): Promise<Page<CandidateRow>> =>
  rowsOf(db, caller, ordered(present(db).where('candidate.owner', '=', caller.userName)), paging)

/** Candidates that were added to a job, latest first. */
export function candidatesOfJob({ db, caller }: Context, jobId: string, paging: Paging): Promise<Page<CandidateRow>> {
  const query = present(db)
    .innerJoin('job_candidate', (join) => join
      .onRef('job_candidate.company_id', '=', 'candidate.company_id')
      .onRef('job_candidate.candidate_id', '=', 'candidate.id'))
    .where('job_candidate.job_id', '=', jobId)
    .orderBy('job_candidate.added_at', 'desc').orderBy('candidate.id', 'desc')
  return rowsOf(db, caller, query as unknown as CandidateQuery, paging)
}
