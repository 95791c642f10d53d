import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { selectPlaces } from '../../../core/http/list.ts'
import { ordered } from '../../../core/http/order.ts'
import { exactCount, plannedRowCount, planOf, rowsOf, type Rows } from '../../../core/http/paging.ts'
import { leads, type Condition } from '../filters/filterKinds.ts'
import { beginsUnknown, untilValue, valueOf, type CandidateQuery } from './orders.ts'
import { readWhole, unordered, whereAll, type CandidatePageRequest, type Found } from './pages.ts'
import { isGuessed, ofAll, ofEach } from '../filters/search.ts'

/**
 * The number of rows that are read along the order before anything else is tried: enough to see how frequent matches
 * are, and for an entire page if they are frequent.
 */
const firstLook = 1000
/** The same number if the planner can only guess how often words are adjacent. */
const shortLook = 500
/** How many times further than expected an order is followed before the rows are looked for in another way. */
const patience = 4
/** How many times beyond its likely end a far page is looked for. */
const nearly = 1.2
/**
 * The cost of passing a row along an order, as measured by the planner. For a part of a table the planner would report
 * too little.
 */
const stepCost = 0.9
/** The maximum cost of reading a row that was found: a separate page. */
const pageCost = 1.2
/** The cost of sorting it. */
const sortCost = 0.1

/**
 * Returns the ids of one page of the candidates for which the conditions hold, and whether more follow; nothing is
 * counted. Frequent matches are read along the order, where the rows of the page are soon found. Rare matches, or those
 * not found there as soon as expected, are read completely with the indexes of their conditions and sorted.
 */
export async function rowsOfFound(
  db: CompanyDb,
  present: CandidateQuery,
  conditions: readonly Condition[],
  asked: CandidatePageRequest,
): Promise<Rows<Found>> {
  const { pageIndex, pageSize, sortBy, order } = asked
  const offset = pageIndex * pageSize
  const lead = conditions.find((condition) => leads(condition, sortBy))
  const all = lead ? present.where(lead) : present
  const others = conditions.filter((condition) => condition !== lead)
  const [found, whole] = [whereAll(all, others), whereAll(all, others.map(ofAll))]
  const each = others.map(ofEach)
  const along = (query: CandidateQuery, most = pageSize + 1): Promise<Found[]> =>
    ordered(selectPlaces(query.select('candidate.id'), order, asked), order)
      .limit(most)
      .offset(offset)
      .execute()
  if (others.length === 0) return rowsOf(await along(all), asked)

  const [{ rows: expected, cost, startCost }, inAll] = await Promise.all([
    planOf(unordered(found, order)),
    plannedRowCount(all),
  ])
  const rowCost = Math.min((cost - startCost) / Math.max(expected, 1), pageCost) + sortCost
  /**
   * Returns how many rows are passed along the order until `wanted` matches are found, if there are `rows` matches in
   * total.
   */
  const steps = (rows: number, wanted = offset + pageSize + 1) => (wanted * inAll) / Math.max(rows, 1)
  /** Whether that is faster than reading all matches. */
  const isSoon = (rows: number, wanted?: number) => steps(rows, wanted) * stepCost <= startCost + rowCost * rows
  const look = (size: number, from: number, most?: number) => {
    const part = db.fromQuery(
      ordered(all.selectAll(), order).limit(Math.ceil(size)).offset(from),
      'candidate',
    ) as unknown as CandidateQuery
    return along(whereAll(part, each), most)
  }
  /** A guess of the planner is not relied on if both ways might take much longer than a first look. */
  const isOpen = others.some(isGuessed) && 2 * shortLook * stepCost <= Math.sqrt(steps(1) * stepCost * rowCost)
  const first = isOpen ? shortLook : firstLook
  let likely = expected
  let [begun, passed]: [Found[], number] = [[], 0]
  if (offset === 0 && (isOpen || isSoon(expected))) {
    ;[begun, passed] = [await look(first, 0), first]
    if (begun.length > pageSize) return rowsOf(begun, asked)
    likely = (begun.length / first) * inAll
  }
  const wanted = offset + pageSize + 1 - begun.length
  if (isSoon(likely, wanted)) {
    // A candidate who is added between the two reads moves the others by one position.
    const rows = (await look(patience * steps(likely, wanted), passed, wanted - offset)).filter(({ id }) =>
      begun.every((row) => row.id !== id),
    )
    if (begun.length + rows.length > pageSize) return rowsOf([...begun, ...rows], asked)
  }
  const oneMore = { ...asked, pageSize: pageSize + 1, offset }
  if (offset < exactCount && likely < 2 * exactCount) {
    const rows = await readWhole(db, whole, oneMore, exactCount + 1)
      .select(sql<string>`count(*) over ()`.as('total'))
      .execute()
    const total = Number(rows[0]?.total ?? 0)
    if (total <= exactCount)
      return {
        ...rowsOf(
          rows.map(({ total: _total, ...row }) => row),
          asked,
        ),
        ...(rows.length > 0 && { totalItem: total }),
      }
  }
  const least = Math.max(expected, exactCount)
  if (isSoon(least)) return rowsOf(await along(whereAll(all, each)), asked)
  const end = steps(least) * nearly
  const rows = end < inAll / 2 ? await readPageFromBeginning(db, all, whole, oneMore, end) : []
  if (rows.length > pageSize) return rowsOf(rows, asked)
  return rowsOf(await readWhole(db, whole, oneMore).execute(), asked)
}

/**
 * Returns one page of the matches among the first `passed` candidates of the order, whose end is read from the index of
 * the order alone. Fewer rows than requested do not mean that there are no more.
 */
export async function readPageFromBeginning(
  db: CompanyDb,
  all: CandidateQuery,
  found: CandidateQuery,
  asked: CandidatePageRequest & { offset: number },
  passed: number,
): Promise<Found[]> {
  const { order } = asked
  if (beginsUnknown(order)) return []
  const end = await ordered(all, order)
    .select(valueOf(order).as('value'))
    .limit(1)
    .offset(Math.ceil(passed))
    .executeTakeFirst()
  return end?.value ? readWhole(db, found.where(untilValue(order, end.value)), asked).execute() : []
}
