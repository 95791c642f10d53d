import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { exactCount, planned, planOf, rowsOf, type Rows } from '../../core/paging.ts'
import { leads, type Condition } from './filterKinds.ts'
import { beginsUnknown, ordered, orderColumns, upTo, type CandidateQuery } from './orders.ts'
import { ofWhole, unordered, whereAll, type Asked } from './pages.ts'

interface Id {
  id: string
}

/** So many are passed before anything else is tried: a look at how frequent the found ones are, and the whole page of what is frequent. */
const firstLook = 1000
/** How much further than expected an order is followed before the rows are looked for otherwise. */
const patience = 4
/** How far beyond its likely end a far page is looked for. */
const nearly = 1.2
/** What it takes to pass a row along an order, as the planner measures; of a part it would say less than it is. */
const stepCost = 0.4

/**
 * The ids of one page of the candidates for which conditions hold, and whether more follow; nothing is counted. What is
 * frequent is read along its order, where the page's rows are soon found. What is rare, or is not found there as soon as
 * it should be, is read whole by the indexes of its conditions and put into order.
 */
export async function rowsOfFound(db: CompanyDb, present: CandidateQuery, conditions: readonly Condition[], asked: Asked): Promise<Rows<Id>> {
  const { pageIndex, pageSize, sortBy = 'createdDate', sortDirection } = asked
  const offset = pageIndex * pageSize
  const lead = conditions.find((condition) => leads(condition, sortBy))
  const all = lead ? present.where(lead) : present
  const others = conditions.filter((condition) => condition !== lead)
  const found = whereAll(all, others)
  const along = (query: CandidateQuery): Promise<Id[]> =>
    ordered(query, sortBy, sortDirection).select('candidate.id').limit(pageSize + 1).offset(offset).execute()
  if (others.length === 0) return rowsOf(await along(all), asked)

  const [{ rows: expected, cost }, inAll] = await Promise.all([planOf(unordered(found, sortBy)), planned(all)])
  /** How many are passed along the order until the page is full, if there are so many in all. */
  const steps = (rows: number) => (offset + pageSize + 1) * inAll / Math.max(rows, 1)
  /** Whether that is sooner than to read all that is found. */
  const isSoon = (rows: number) => steps(rows) * stepCost <= cost * rows / Math.max(expected, 1)
  const look = (most: number) => {
    const passed = db.fromQuery(ordered(all.selectAll(), sortBy, sortDirection).limit(Math.ceil(most)), 'candidate') as unknown as CandidateQuery
    return along(whereAll(passed, others))
  }
  let likely = expected
  if (isSoon(likely) && offset === 0) {
    const rows = await look(firstLook)
    if (rows.length > pageSize) return rowsOf(rows, asked)
    likely = rows.length / firstLook * inAll
  }
  if (isSoon(likely)) {
    const rows = await look(patience * steps(likely))
    if (rows.length > pageSize) return rowsOf(rows, asked)
  }
  const oneMore = { ...asked, pageSize: pageSize + 1, offset }
  if (offset < exactCount && likely < 2 * exactCount) {
    const rows = await ofWhole(db, found, oneMore, exactCount + 1).select(sql<string>`count(*) over ()`.as('total')).execute()
    const total = Number(rows[0]?.total ?? 0)
    if (total <= exactCount) return { ...rowsOf(rows.map(({ id }) => ({ id })), asked), ...(rows.length > 0 && { totalItem: total }) }
  }
  const least = Math.max(expected, exactCount)
  if (isSoon(least)) return rowsOf(await along(found), asked)
  const passed = steps(least) * nearly
  const rows = passed < inAll / 2 ? await ofBeginning(db, all, found, oneMore, passed) : []
  if (rows.length > pageSize) return rowsOf(rows, asked)
  return rowsOf(await ofWhole(db, found, oneMore).execute(), asked)
}

/**
 * One page of those found candidates that stand among the first so many of their order: its index alone says where these
 * end. Fewer rows than asked for say nothing: more may follow.
 */
export async function ofBeginning(db: CompanyDb, all: CandidateQuery, found: CandidateQuery, asked: Asked & { offset: number }, passed: number): Promise<Id[]> {
  const { sortBy = 'createdDate', sortDirection = 'desc' } = asked
  if (beginsUnknown(sortBy, sortDirection)) return []
  const end = await ordered(all, sortBy, sortDirection).select(`candidate.${orderColumns[sortBy]} as value`).limit(1).offset(Math.ceil(passed)).executeTakeFirst()
  return end?.value ? ofWhole(db, found.where(upTo(sortBy, sortDirection, end.value)), asked).execute() : []
}
