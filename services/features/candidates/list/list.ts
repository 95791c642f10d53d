import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { forbidden, notFound } from '../../../core/http/errors.ts'
import { list, listBy, withRows } from '../../../core/http/list.ts'
import { desc, type Order } from '../../../core/http/order.ts'
import type { Listed, PageRequest } from '../../../core/http/paging.ts'
import type { Caller, RequestContext } from '../../../core/http/routes.ts'
import { visibleFields } from '../../settings/fieldSight.ts'
import { visibleFolders } from '../../talentFolders/queries.ts'
import { isIn, filterConditions } from '../filters/filterConditions.ts'
import type { Condition } from '../filters/filterKinds.ts'
import type { SearchPayload } from '../filters/filters.ts'
import { keySets } from '../filters/keySets.ts'
import { orderOf, type CandidateQuery } from './orders.ts'
import { pageOfFound, whereAll, type CandidatePageRequest } from './pages.ts'
import { rowsOfFound } from './rowPages.ts'
import { readRows } from './rows.ts'
import { keywordConditions } from '../filters/search.ts'
import type { CandidateRow } from '../shapes.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset'>

/** Selects the candidates of the company. Deleted and merged ones are not in any list. */
export const selectCandidates = (db: CompanyDb): CandidateQuery =>
  db.from('candidate').where('candidate.deleted_at', 'is', null)

/** Selects the candidates that a user follows. */
const followedBy = (db: CompanyDb, userName: string) =>
  db.from('candidate_follow').select('candidate_follow.candidate_id').where('candidate_follow.user_name', '=', userName)

/** Returns the conditions of a search. Users who may not list all candidates must name a visible folder. */
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
    if (!folder) throw notFound()
    conditions.push(
      isIn(
        db
          .from('talent_folder_candidate')
          .select('talent_folder_candidate.candidate_id')
          .where('talent_folder_candidate.folder_id', '=', folderId),
      ),
    )
  }
  if (followedOnly) conditions.push(isIn(followedBy(db, caller.userName)))
  const isExtension = filters.some(({ filter }) => filter.startsWith('extension:'))
  const extensions = isExtension ? await visibleFields(context, caller) : []
  const sets = isExtension && filters.some(({ operator }) => operator === 'isEmpty') ? await keySets(db) : undefined
  return [
    ...conditions,
    ...keywordConditions('candidate', searchBox),
    ...filterConditions({ db, caller, timezoneOffset, extensions, keySets: sets }, filters),
  ]
}

/** Selects the candidates that a search finds, without an order. */
export const search = async (context: Context, payload: SearchPayload): Promise<CandidateQuery> =>
  whereAll(selectCandidates(context.db), await conditionsOf(context, payload))

/** Returns a list: first reads the ids, for which the indexes provide the order, then the rows of these ids. */
const listOf = async (
  { db, caller }: Context,
  query: CandidateQuery,
  order: Order,
  wanted: PageRequest,
): Promise<Listed<CandidateRow>> => rowsFor(db, caller, await list(query.select('candidate.id'), order, wanted))

const rowsFor = async (db: CompanyDb, caller: Caller, found: Listed<{ id: string }>): Promise<Listed<CandidateRow>> =>
  withRows(
    found,
    await readRows(
      db,
      caller,
      found.data.map(({ id }) => id),
    ),
  )

/** Returns rows in the order of their ids. */
export async function rowsInOrder(db: CompanyDb, caller: Caller, ids: readonly string[]): Promise<CandidateRow[]> {
  const rows = new Map((await readRows(db, caller, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Returns one page of the candidates that a search finds. */
export async function listCandidates(
  context: Context,
  payload: SearchPayload & PageRequest,
): Promise<Listed<CandidateRow>> {
  const { db, caller } = context
  const conditions = await conditionsOf(context, payload)
  const { sortBy = 'createdDate', sortDirection, total } = payload
  const order = orderOf(sortBy, sortDirection)
  if (conditions.length === 0) return listOf(context, selectCandidates(db), order, payload)
  const asked: CandidatePageRequest = { ...payload, sortBy, order }
  const found = await listBy(order, payload, {
    page: () => (total === false ? rowsOfFound : pageOfFound)(db, selectCandidates(db), conditions, asked),
    // The rows after a position are a separate list, of which this is the first page.
    rows: async (within, towards, most) => {
      const first = { ...asked, order: towards, pageIndex: 0, pageSize: most }
      return (await rowsOfFound(db, selectCandidates(db).where(within), conditions, first)).data
    },
    total: async () => {
      const one = { ...asked, pageIndex: 0, pageSize: 1 }
      const { totalItem, isEstimate } = await pageOfFound(db, selectCandidates(db), conditions, one)
      return { totalItem, ...(isEstimate && { isEstimate }) }
    },
  })
  return rowsFor(db, caller, found)
}

/** Returns the candidates whom the caller follows, last active first. */
export const followedCandidates = (context: Context, wanted: PageRequest): Promise<Listed<CandidateRow>> => {
  const { db, caller } = context
  const followed = selectCandidates(db).where('candidate.id', 'in', followedBy(db, caller.userName))
  return listOf(context, followed, orderOf('lastActivity'), wanted)
}

/** Returns the candidates that the caller owns, newest first. */
export const ownCandidates = (context: Context, wanted: PageRequest): Promise<Listed<CandidateRow>> => {
  const { db, caller } = context
  return listOf(context, selectCandidates(db).where('candidate.owner', '=', caller.userName), orderOf(), wanted)
}

/** Returns the candidates that were added to a job, newest first. */
export function candidatesOfJob(context: Context, jobId: string, wanted: PageRequest): Promise<Listed<CandidateRow>> {
  const query = selectCandidates(context.db)
    .innerJoin('job_candidate', (join) =>
      join
        .onRef('job_candidate.company_id', '=', 'candidate.company_id')
        .onRef('job_candidate.candidate_id', '=', 'candidate.id'),
    )
    .where('job_candidate.job_id', '=', jobId)
  const order = [desc('job_candidate.added_at'), desc('job_candidate.candidate_id')]
  return listOf(context, query as unknown as CandidateQuery, order, wanted)
}
