import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { placed } from '../../../core/http/list.ts'
import { ordered } from '../../../core/http/order.ts'
import { exactCount, planned, planOf, rowsOf, type Rows } from '../../../core/http/paging.ts'
import { leads, type Condition } from '../filters/filterKinds.ts'
import { beginsUnknown, untilValue, valueOf, type CandidateQuery } from './orders.ts'
import { readWhole, unordered, whereAll, type CandidatePageRequest, type Found } from './pages.ts'
import { isGuessed, ofAll, ofEach } from '../filters/search.ts'

/** So many are passed before anything else is tried: a look at how frequent the found ones are, and the whole page of what is frequent. */
const firstLook = 1000
/** So many where the planner only guesses how often words stand together. */
const shortLook = 500
/** How much further than expected an order is followed before the rows are looked for otherwise. */
const patience = 4
/** How far beyond its likely end a far page is looked for. */
const nearly = 1.2
/** What it takes to pass a row along an order, as the planner measures; of a part it would say less than it is. */
const stepCost = 0.9
/** The most that it takes to read a row that was found: a page of its own. */
const pageCost = 1.2
/** What it takes to put it into order. */
const sortCost = 0.1

/**
 * The ids of one page of the candidates for which conditions hold, and whether more follow; nothing is counted. What is
 * frequent is read along its order, where the page's rows are soon found. What is rare, or is not found there as soon as
 * it should be, is read whole by the indexes of its conditions and put into order.
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
    ordered(placed(query.select('candidate.id'), order, asked), order)
      .limit(most)
      .offset(offset)
      .execute()
  if (others.length === 0) return rowsOf(await along(all), asked)

  const [{ rows: expected, cost, startCost }, inAll] = await Promise.all([
    planOf(unordered(found, order)),
    planned(all),
  ])
  const rowCost = Math.min((cost - startCost) / Math.max(expected, 1), pageCost) + sortCost
  /** How many are passed along the order until so many are found, if there are so many in all. */
  const steps = (rows: number, wanted = offset + pageSize + 1) => (wanted * inAll) / Math.max(rows, 1)
  /** Whether that is sooner than to read all that is found. */
  const isSoon = (rows: number, wanted?: number) => steps(rows, wanted) * stepCost <= startCost + rowCost * rows
  const look = (size: number, from: number, most?: number) => {
    const part = db.fromQuery(
      ordered(all.selectAll(), order).limit(Math.ceil(size)).offset(from),
      'candidate',
    ) as unknown as CandidateQuery
    return along(whereAll(part, each), most)
  }
  /** A guess of the planner is not waited for, where both ways might take far longer than a look. */
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
    // Whoever is added meanwhile moves the rest by one.
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
  const rows = end < inAll / 2 ? await ofBeginning(db, all, whole, oneMore, end) : []
  if (rows.length > pageSize) return rowsOf(rows, asked)
  return rowsOf(await readWhole(db, whole, oneMore).execute(), asked)
}

/**
 * One page of those found candidates that stand among the first so many of their order: its index alone says where these
 * end. Fewer rows than asked for say nothing: more may follow.
 */
export async function ofBeginning(
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
