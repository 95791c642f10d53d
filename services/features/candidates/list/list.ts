import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { forbidden, notFound } from '../../../core/http/errors.ts'
import { page, pageOrRows, type Page, type Paging, type Rows, type Wanted } from '../../../core/http/paging.ts'
import type { Caller, RequestContext } from '../../../core/http/routes.ts'
import { setting } from '../../settings/queries.ts'
import { visibleFolders } from '../../talentFolders/queries.ts'
import { among, filterConditions } from '../filters/filterConditions.ts'
import type { Condition } from '../filters/filterKinds.ts'
import type { SearchPayload } from '../filters/filters.ts'
import { keySets } from '../filters/keySets.ts'
import { ordered, type CandidateQuery } from './orders.ts'
import { pageOfFound, whereAll } from './pages.ts'
import { rowsOfFound } from './rowPages.ts'
import { readRows } from './rows.ts'
import { keywordConditions } from '../filters/search.ts'
import type { CandidateRow } from '../shapes.ts'

type Found<T> = Page<T> | Rows<T>
type Context = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset'>

/** The candidates of the company: deleted and merged ones are in no list. */
export const present = (db: CompanyDb): CandidateQuery => db.from('candidate').where('candidate.deleted_at', 'is', null)

/** The candidates that somebody follows. */
const followedBy = (db: CompanyDb, userName: string) =>
  db.from('candidate_follow').select('candidate_follow.candidate_id').where('candidate_follow.user_name', '=', userName)

/** What a search asks of a candidate. Whoever may not list all candidates must name a visible folder. */
async function conditionsOf(context: Context, payload: SearchPayload): Promise<Condition[]> {
  const { db, caller, timezoneOffset } = context
  const { searchBox = '', filters = [], folderId, followedOnly } = payload
  if (!folderId && !caller.permissions.has('Candidate:ListCandidate')) throw forbidden()
  const conditions: Condition[] = []
  if (folderId) {
    const folder = await visibleFolders(db, caller)
      .select('talent_folder.id')
      .where('talent_folder.id', '=', folderId)
      .executeTakeFirst()
    if (!folder) throw notFound('Folder not found')
    conditions.push(
      among(
        db
          .from('talent_folder_candidate')
          .select('talent_folder_candidate.candidate_id')
          .where('talent_folder_candidate.folder_id', '=', folderId),
      ),
    )
  }
  if (followedOnly) conditions.push(among(followedBy(db, caller.userName)))
  const isExtension = filters.some(({ filter }) => filter.startsWith('extension:'))
  const extensions = isExtension ? await setting(context, 'extendCandidate') : []
  const sets = isExtension && filters.some(({ operator }) => operator === 'isEmpty') ? await keySets(db) : undefined
  return [
    ...conditions,
    ...keywordConditions('candidate', searchBox),
    ...filterConditions({ db, caller, timezoneOffset, extensions, keySets: sets }, filters),
  ]
}

/** The candidates that a search finds, without an order. */
export const search = async (context: Context, payload: SearchPayload): Promise<CandidateQuery> =>
  whereAll(present(context.db), await conditionsOf(context, payload))

/** One page: first the ids, which the indexes give in their order, then the rows of these few. */
const pageOf = async (
  db: CompanyDb,
  caller: Caller,
  query: CandidateQuery,
  paging: Paging,
): Promise<Page<CandidateRow>> => withRows(db, caller, await page(query.select('candidate.id'), paging))

async function withRows(db: CompanyDb, caller: Caller, found: Page<{ id: string }>): Promise<Page<CandidateRow>>
async function withRows(db: CompanyDb, caller: Caller, found: Found<{ id: string }>): Promise<Found<CandidateRow>>
async function withRows(db: CompanyDb, caller: Caller, found: Found<{ id: string }>): Promise<Found<CandidateRow>> {
  return {
    ...found,
    data: await rowsInOrder(
      db,
      caller,
      found.data.map(({ id }) => id),
    ),
  }
}

/** Rows in the order of their ids. */
export async function rowsInOrder(db: CompanyDb, caller: Caller, ids: readonly string[]): Promise<CandidateRow[]> {
  const rows = new Map((await readRows(db, caller, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** One page of a search, or its rows only. */
export async function listCandidates(context: Context, payload: SearchPayload & Wanted): Promise<Found<CandidateRow>> {
  const { db, caller } = context
  const conditions = await conditionsOf(context, payload)
  const { sortBy, sortDirection, total } = payload
  if (conditions.length === 0)
    return withRows(
      db,
      caller,
      await pageOrRows(ordered(present(db), sortBy, sortDirection).select('candidate.id'), payload),
    )
  return withRows(db, caller, await (total === false ? rowsOfFound : pageOfFound)(db, present(db), conditions, payload))
}

/** Candidates whom the caller follows, last active first. */
export const followedCandidates = ({ db, caller }: Context, paging: Paging): Promise<Page<CandidateRow>> =>
  pageOf(
    db,
    caller,
    ordered(present(db).where('candidate.id', 'in', followedBy(db, caller.userName)), 'lastActivity'),
    paging,
  )

/** Candidates that the caller owns, newest first. */
export const ownCandidates = ({ db, caller }: Context, paging: Paging): Promise<Page<CandidateRow>> =>
  pageOf(db, caller, ordered(present(db).where('candidate.owner', '=', caller.userName)), paging)

/** Candidates that were added to a job, latest first. */
export function candidatesOfJob({ db, caller }: Context, jobId: string, paging: Paging): Promise<Page<CandidateRow>> {
  const query = present(db)
    .innerJoin('job_candidate', (join) =>
      join
        .onRef('job_candidate.company_id', '=', 'candidate.company_id')
        .onRef('job_candidate.candidate_id', '=', 'candidate.id'),
    )
    .where('job_candidate.job_id', '=', jobId)
    .orderBy('job_candidate.added_at', 'desc')
    .orderBy('candidate.id', 'desc')
  return pageOf(db, caller, query as unknown as CandidateQuery, paging)
}
