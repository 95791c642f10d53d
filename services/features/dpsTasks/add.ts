import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { SearchFilter } from '../candidates/filters/filters.ts'
import { newId } from '../../core/ids.ts'
import { search } from '../candidates/list/list.ts'
import { ordered } from '../../core/http/order.ts'
import { orderOf, type CandidateQuery } from '../candidates/list/orders.ts'
import type { dpsAdd } from './contract.ts'
import { mostCandidates } from './dpsShapes.ts'
import { openJob } from './queries.ts'
import type { SearchContent } from './tables.ts'
import { dpsType, namedType } from './types.ts'

type Body = BodyOf<typeof dpsAdd>
type Context = Pick<RequestContext, 'db' | 'caller' | 'cache' | 'timezoneOffset'>

/** Returns the search in terms of the filter catalogue: the folder and `followedOnly` become filters as well. */
function contentOf({ searchBox = '', filters, folderId, followedOnly }: Body, userName: string): SearchContent {
  const inside = (filter: string, value: string): SearchFilter => ({ filter, operator: 'in', value: [value] })
  return {
    searchBox: searchBox.trim(),
    filters: [
      ...filters,
      ...(folderId ? [inside('folder', folderId)] : []),
      ...(followedOnly ? [inside('follower', userName)] : []),
    ],
  }
}

/**
 * Returns the phones in the form of tasks: the lines of candidate.search (candidates/search.ts) after the name that are
 * not e-mail addresses.
 */
const phones = sql<string[]>`array(
  select line from regexp_split_to_table(candidate.search, E'\n') with ordinality as lines (line, place)
  where place > 1 and line <> '' and line !~ '@' order by place
)`

/** Returns the open job to which a candidate was added last. */
const latestOpenJob = (db: CompanyDb) =>
  db
    .from('job_candidate')
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'job_candidate.company_id').onRef('job.id', '=', 'job_candidate.job_id'),
    )
    .select('job.id')
    .where('job.status', '=', openJob)
    .where(sql<boolean>`job_candidate.candidate_id = candidate.id`)
    .orderBy('job_candidate.added_at', 'desc')
    .orderBy('job.id')
    .limit(1)

/** Inserts the candidates of a search as the tasks of a type, numbered in their order. */
function tasksOf(db: CompanyDb, typeId: string, createdAt: Date, candidates: CandidateQuery) {
  const found = candidates
    .select(latestOpenJob(db).as('open_job'))
    .select([
      sql<string>`${typeId}::uuid`.as('type_id'),
      sql<Date>`${createdAt}::timestamptz`.as('created_at'),
      'candidate.id as candidate_id',
      'candidate.name',
      phones.as('phones'),
      'candidate.emails',
      'candidate.skills',
      'candidate.owner',
      'candidate.desired_work_locations',
      sql<string | null>`nullif(btrim(candidate.extend_properties ->> 'Account'), '')`.as('account'),
      'candidate.job_rank',
      'candidate.experience_year',
      'candidate.languages',
      'candidate.experiences',
      'candidate.search',
      'candidate.words',
    ])
  return db.insertFrom(
    'dps_task',
    [
      'type_id',
      'candidate_id',
      'name',
      'phones',
      'emails',
      'skills',
      'owner',
      'desired_work_locations',
      'open_job',
      'account',
      'job_rank',
      'experience_year',
      'languages',
      'experiences',
      'search',
      'words',
      'created_at',
      'position',
    ],
    sql`(select found.*, row_number() over () as position from ${found} as found)`,
  )
}

interface NewType extends ReturnType<typeof namedType> {
  id: string
  content: SearchContent
  createdBy: string
  createdAt?: Date
}

/** Inserts a type, and the candidates of an ordered query as its tasks. Returns the number of tasks. */
export async function storeType(
  db: CompanyDb,
  { id, content, createdBy, createdAt = new Date(), ...named }: NewType,
  candidates: CandidateQuery,
): Promise<number> {
  await db
    .insert('dps_type', {
      id,
      ...named,
      search_content: JSON.stringify(content),
      created_by: createdBy,
      created_at: createdAt,
    })
    .execute()
  const { numInsertedOrUpdatedRows: total } = await tasksOf(db, id, createdAt, candidates).executeTakeFirstOrThrow()
  return Number(total)
}

async function demandSome(query: CandidateQuery): Promise<void> {
  const some = await query
    .select('candidate.id')
    .limit(mostCandidates + 1)
    .execute()
  if (some.length === 0) throw badInput({ filters: [createMessage('NO_CANDIDATES')] })
  if (some.length > mostCandidates)
    throw refused('DPS_TOO_MANY', `At most ${mostCandidates} candidates can be added at once`, {
      most: String(mostCandidates),
    })
}

/** Stores a search as a new type, and the candidates that it finds (or those named) as its tasks, all or nothing. */
export async function addToDps(context: Context, body: Body): Promise<AnswerOf<typeof dpsAdd>> {
  const { caller } = context
  const named = namedType(body.name)
  return context.db.transaction(async (db) => {
    // Runs even if candidates are named, because an invalid search cannot be stored.
    const searched = await search({ ...context, db }, body)
    const { candidateIds, folderId } = body
    // Named candidates need not match the filters, but must be in the folder, because users who may not list all
    // candidates see only these.
    const candidates = candidateIds
      ? (await search({ ...context, db }, { filters: [], ...(folderId && { folderId }) })).where(
          'candidate.id',
          'in',
          candidateIds,
        )
      : searched
    await demandSome(candidates)
    const type = { id: newId(), ...named, content: contentOf(body, caller.userName), createdBy: caller.userName }
    const total = await storeType(db, type, ordered(candidates, orderOf(body.sortBy, body.sortDirection)))
    return { type: await dpsType(db, type.id), total }
  })
}
