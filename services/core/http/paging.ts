import { sql, type SelectQueryBuilder } from 'kysely'

export interface Paging {
  /** 0-based. */
  pageIndex: number
  pageSize: number
}

export interface Total {
  totalItem: number
  isEstimate?: boolean
}

export interface Page<T> extends Paging, Total {
  data: T[]
}

/** A request for a page of a list, or for the rows before or after one of its rows. */
export interface PageRequest extends Paging {
  /** false: only the rows. */
  total?: boolean | undefined
  /** The position of a row; pageIndex is then ignored. */
  after?: string | undefined
  before?: string | undefined
  /** Whether the positions of the rows are requested too. */
  positions?: boolean | undefined
}

/**
 * The rows of a page, and whether more follow. The total is only present on the last page, where it follows from the
 * rows.
 */
export interface Rows<T> extends Paging, Partial<Total> {
  data: T[]
  hasMore: boolean
}

/** The response of a list. */
export interface Listed<T> extends Paging, Partial<Total> {
  data: T[]
  /**
   * Whether more rows follow in the direction of the request. Present if no total was requested, or if the rows before
   * or after a row were.
   */
  hasMore?: boolean
  /** One position for each row. */
  positions?: string[]
}

/** Totals up to this number are counted; larger ones are estimated, so that no list scans a table to count it. */
export const exactCount = 10_000

/**
 * Reads one page of a query (with its filters, order and columns) and the total of its rows. The total is exact up to
 * 10,000; beyond that it is the planner's estimate, and isEstimate is true.
 */
export async function page<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { pageIndex, pageSize }: Paging,
): Promise<Page<O>> {
  const offset = pageIndex * pageSize
  const data = (await query.limit(pageSize).offset(offset).execute()) as O[]
  const isLast = data.length < pageSize && (data.length > 0 || pageIndex === 0)
  const total = isLast ? { totalItem: offset + data.length } : await totalOf(query)
  return { data, ...total, pageIndex, pageSize }
}

/** Reads a page with its total, or only its rows, as requested. */
export const pageOrRows = async <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  wanted: PageRequest,
): Promise<Listed<O>> =>
  wanted.total === false
    ? rowsOf(
        (await query
          .limit(wanted.pageSize + 1)
          .offset(wanted.pageIndex * wanted.pageSize)
          .execute()) as O[],
        wanted,
      )
    : page(query, wanted)

/**
 * Returns a page from rows that were read with one more than the page size: this shows whether more follow without
 * counting.
 */
export function rowsOf<T>(read: readonly T[], { pageIndex, pageSize }: Paging): Rows<T> {
  const hasMore = read.length > pageSize
  const isEnd = !hasMore && (read.length > 0 || pageIndex === 0)
  return {
    data: read.slice(0, pageSize),
    hasMore,
    ...(isEnd && { totalItem: pageIndex * pageSize + read.length }),
    pageIndex,
    pageSize,
  }
}

const bare = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => query.clearSelect().clearOrderBy()

/** Returns the number of rows of a query, exact or estimated as in `page`. */
export async function totalOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<Total> {
  const capped = bare(query)
    .select(sql.lit(1).as('one'))
    .limit(exactCount + 1)
  // A scalar subquery, selected with any row of the same tables: the query that was passed can run it, so no other
  // handle is needed.
  const found = await bare(query)
    .clearWhere()
    .select(sql<string>`(select count(*) from (${capped}) as counted)`.as('total'))
    .limit(1)
    .execute()
  const total = Number((found[0] as { total: string } | undefined)?.total ?? 0)
  return total <= exactCount
    ? { totalItem: total }
    : { totalItem: Math.max(await plannedRowCount(query), total), isEstimate: true }
}

/** Returns how many rows the planner expects. */
export const plannedRowCount = async <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> => (await planOf(bare(query).select(sql.lit(1).as('one')))).rows

/**
 * Returns how many rows the planner expects, and its cost estimates for reading all of them and for reaching the first
 * one.
 */
export async function planOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<{ rows: number; cost: number; startCost: number }> {
  const [plan] = await query.explain<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number; 'Total Cost': number; 'Startup Cost': number } }]
  }>('json')
  const { 'Plan Rows': rows, 'Total Cost': cost, 'Startup Cost': startCost } = plan!['QUERY PLAN'][0].Plan
  return { rows: Math.round(rows), cost, startCost }
}
