import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { placed } from '../../../core/http/list.ts'
import { ordered, type Order } from '../../../core/http/order.ts'
import { exactCount, planned, totalOf, type Page, type PageRequest } from '../../../core/http/paging.ts'
import type { Condition } from '../filters/filterKinds.ts'
import { valueOf, type CandidateQuery, type SortBy } from './orders.ts'
import { ofAll, ofEach } from '../filters/search.ts'

export interface CandidatePageRequest extends Pick<PageRequest, 'pageIndex' | 'pageSize' | 'positions'> {
  sortBy: SortBy
  order: Order
}
/** A candidate that was found, with its place where positions are asked for. */
export interface Found {
  id: string
  place?: string
}
type Ids = Page<Found>

const share = 512
/** So many in the sample are more than 10,000 in all: fewer candidates would give so many once in thirty thousand times. */
const surelyLong = 40
/** What the planner takes for shorter is read at once; of the rest the sample is asked first. */
const perhapsLong = 2 * exactCount

export const whereAll = (query: CandidateQuery, conditions: readonly Condition[]): CandidateQuery =>
  conditions.reduce((found, condition) => found.where(condition), query)

/** One candidate in 512, at random (index candidate_sample). Read before any other condition, which would be slower by its own index. */
const sampleOf = (db: CompanyDb, all: CandidateQuery): CandidateQuery =>
  db.fromQuery(
    all
      .selectAll()
      .where(sql<boolean>`(uuid_hash(candidate.id) & 511) = 0`)
      .offset(0),
    'candidate',
  ) as unknown as CandidateQuery

/**
 * One page of the ids of candidates for which conditions hold, and their total. A short list is read whole by the indexes of
 * its conditions, at most 10,001 ids, then counted and put into order. A long one is read along its order, where the
 * page's rows are soon found, and its total estimated.
 */
export async function pageOfFound(
  db: CompanyDb,
  all: CandidateQuery,
  conditions: readonly Condition[],
  asked: CandidatePageRequest,
): Promise<Ids> {
  const found = whereAll(all, conditions)
  const countSample = () => countOf(whereAll(sampleOf(db, all), conditions.map(ofEach)))
  const expected = await planned(found)
  const inSample = expected < perhapsLong ? undefined : await countSample()
  const short =
    inSample === undefined || inSample < surelyLong
      ? await shortPage(db, whereAll(all, conditions.map(ofAll)), asked)
      : undefined
  if (short) return short
  // Counted to more than 10,000, or found so often in the sample: an expectation of fewer is known to be wrong.
  const isPlausible = inSample === undefined && expected > exactCount
  return longPage(
    db,
    all,
    conditions,
    asked,
    isPlausible ? expected : estimate(expected, inSample ?? (await countSample())),
  )
}

async function shortPage(db: CompanyDb, query: CandidateQuery, asked: CandidatePageRequest): Promise<Ids | undefined> {
  const { pageIndex, pageSize } = asked
  const rows = await readWhole(db, query, asked, exactCount + 1)
    .select(sql<string>`count(*) over ()`.as('total'))
    .execute()
  // Behind the last page no row brings the total.
  const totalItem = rows[0] ? Number(rows[0].total) : pageIndex > 0 ? (await totalOf(query)).totalItem : 0
  if (totalItem > exactCount) return undefined
  return { data: rows.map(({ total: _total, ...row }) => row), totalItem, pageIndex, pageSize }
}

/** What it takes to put candidates into an order later. */
export const unordered = (query: CandidateQuery, order: Order) =>
  query.select('candidate.id').select(valueOf(order).as('value'))

/** One page of what is read without its order, at most so many rows where that is said, and put into order then. */
export function readWhole(
  db: CompanyDb,
  query: CandidateQuery,
  asked: CandidatePageRequest & { offset?: number },
  most?: number,
) {
  const { pageIndex, pageSize, order, offset = pageIndex * pageSize } = asked
  const all = unordered(query, order)
  const found = db.fromQuery(most ? all.limit(most) : all.offset(0), 'found').select('found.id')
  const [byValue, byId] = order
  const inFound: Order = [
    { ...byValue!, column: 'found.value' },
    { ...byId!, column: 'found.id' },
  ]
  return ordered(placed(found, inFound, asked), inFound)
    .limit(pageSize)
    .offset(offset)
}

async function longPage(
  db: CompanyDb,
  all: CandidateQuery,
  conditions: readonly Condition[],
  asked: CandidatePageRequest,
  estimated: number,
): Promise<Ids> {
  const { pageIndex, pageSize, order } = asked
  const offset = pageIndex * pageSize
  // Along the order the rows between the found ones are read too: far behind, all that is found is read sooner.
  const isFar = pageIndex > 0 && (offset + pageSize) * (await planned(all)) > estimated ** 2
  const page = isFar
    ? readWhole(db, whereAll(all, conditions.map(ofAll)), asked)
    : ordered(placed(whereAll(all, conditions.map(ofEach)).select('candidate.id'), order, asked), order)
        .limit(pageSize)
        .offset(offset)
  const data = await page.execute()
  const isLast = data.length > 0 && data.length < pageSize
  return {
    data,
    ...(isLast ? { totalItem: offset + data.length } : { totalItem: estimated, isEstimate: true }),
    pageIndex,
    pageSize,
  }
}

const countOf = async (query: CandidateQuery): Promise<number> =>
  Number((await query.select(({ fn }) => fn.countAll<string>().as('rows')).executeTakeFirstOrThrow()).rows)

/** What the planner expects, unless the sample says that it cannot be right. */
function estimate(expected: number, inSample: number): number {
  const isLikely = expected > exactCount && Math.abs(expected / share - inSample) <= 4 * Math.sqrt(inSample + 1)
  return Math.max(isLikely ? expected : inSample * share, exactCount + 1)
}
