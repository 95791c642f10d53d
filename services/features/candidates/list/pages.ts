import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { selectPlaces } from '../../../core/http/list.ts'
import { ordered, type Order } from '../../../core/http/order.ts'
import { exactCount, plannedRowCount, totalOf, type Page, type PageRequest } from '../../../core/http/paging.ts'
import type { Condition } from '../filters/filterKinds.ts'
import { valueOf, type CandidateQuery, type SortBy } from './orders.ts'
import { ofAll, ofEach } from '../filters/search.ts'

export interface CandidatePageRequest extends Pick<PageRequest, 'pageIndex' | 'pageSize' | 'positions'> {
  sortBy: SortBy
  order: Order
}
/** A candidate that was found, with its position if positions are requested. */
export interface Found {
  id: string
  place?: string
}
type Ids = Page<Found>

const share = 512
/**
 * This many matches in the sample mean more than 10,000 in total: fewer candidates would give so many only once in
 * thirty thousand times.
 */
const surelyLong = 40
/** Lists that the planner expects to be shorter are read at once; for longer ones the sample is queried first. */
const perhapsLong = 2 * exactCount

export const whereAll = (query: CandidateQuery, conditions: readonly Condition[]): CandidateQuery =>
  conditions.reduce((found, condition) => found.where(condition), query)

/**
 * Selects one candidate in 512, at random (index candidate_sample). It is evaluated before any other condition, because
 * those would be slower with their own indexes.
 */
const sampleOf = (db: CompanyDb, all: CandidateQuery): CandidateQuery =>
  db.fromQuery(
    all
      .selectAll()
      .where(sql<boolean>`(uuid_hash(candidate.id) & 511) = 0`)
      .offset(0),
    'candidate',
  ) as unknown as CandidateQuery

/**
 * Returns one page of the ids of candidates for which the conditions hold, and their total. A short list is read
 * completely with the indexes of its conditions, at most 10,001 ids, then counted and sorted. A long list is read along
 * its order, where the rows of the page are soon found, and its total is estimated.
 */
export async function pageOfFound(
  db: CompanyDb,
  all: CandidateQuery,
  conditions: readonly Condition[],
  asked: CandidatePageRequest,
): Promise<Ids> {
  const found = whereAll(all, conditions)
  const countSample = () => countOf(whereAll(sampleOf(db, all), conditions.map(ofEach)))
  const expected = await plannedRowCount(found)
  const inSample = expected < perhapsLong ? undefined : await countSample()
  const short =
    inSample === undefined || inSample < surelyLong
      ? await shortPage(db, whereAll(all, conditions.map(ofAll)), asked)
      : undefined
  if (short) return short
  // More than 10,000 rows were counted, or found often enough in the sample, so a lower expectation is known to be
  // wrong.
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
  // After the last page there is no row that contains the total.
  const totalItem = rows[0] ? Number(rows[0].total) : pageIndex > 0 ? (await totalOf(query)).totalItem : 0
  if (totalItem > exactCount) return undefined
  return { data: rows.map(({ total: _total, ...row }) => row), totalItem, pageIndex, pageSize }
}

/** Selects the ids of candidates with the values needed to sort them later. */
export const unordered = (query: CandidateQuery, order: Order) =>
  query.select('candidate.id').select(valueOf(order).as('value'))

/** Selects one page of rows that are read without an order, at most `most` if set, and sorted afterwards. */
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
  return ordered(selectPlaces(found, inFound, asked), inFound)
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
  // Reading along the order also reads the rows between the matches, so for a far page it is faster to read all
  // matches.
  const isFar = pageIndex > 0 && (offset + pageSize) * (await plannedRowCount(all)) > estimated ** 2
  const page = isFar
    ? readWhole(db, whereAll(all, conditions.map(ofAll)), asked)
    : ordered(selectPlaces(whereAll(all, conditions.map(ofEach)).select('candidate.id'), order, asked), order)
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

/** Returns the planner's expectation, unless the sample shows that it cannot be right. */
function estimate(expected: number, inSample: number): number {
  const isLikely = expected > exactCount && Math.abs(expected / share - inSample) <= 4 * Math.sqrt(inSample + 1)
  return Math.max(isLikely ? expected : inSample * share, exactCount + 1)
}
