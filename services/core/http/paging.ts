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

/** Asks for a page of a list, or for the rows before or after one of its rows. */
export interface PageRequest extends Paging {
  /** false: its rows only. */
  total?: boolean | undefined
  /** The position of a row; pageIndex then says nothing. */
  after?: string | undefined
  before?: string | undefined
  /** The positions of the rows too. */
  positions?: boolean | undefined
}

/** The rows of a page, and whether more follow. The total is there where the rows say it: on the last page. */
export interface Rows<T> extends Paging, Partial<Total> {
  data: T[]
  hasMore: boolean
}

/** What a list answers. */
export interface Listed<T> extends Paging, Partial<Total> {
  data: T[]
  /** Where no total was asked for, or rows beside a row: whether more rows stand behind these, as the list was asked to go. */
  hasMore?: boolean
  /** Of the rows, one each. */
  positions?: string[]
}

/** Totals are counted to here; beyond it they are estimated, so that no list scans a table to count it. */
export const exactCount = 10_000

/**
 * One page of a query (with its filters, order and columns) and the total of its rows: always counted, and so exact, to
 * 10,000; beyond that the planner's estimate, and isEstimate says so.
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

/** A page or its rows, as is wanted. */
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

/** The rows of a page of which one more was read than it has, where there is one: nothing has to be counted to know that more follow. */
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

/** How many rows a query has, as page says it. */
export async function totalOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<Total> {
  const capped = bare(query)
    .select(sql.lit(1).as('one'))
    .limit(exactCount + 1)
  // A scalar subquery, asked for beside any row of the same tables: the builder that we are given runs it, no other handle is needed.
  const found = await bare(query)
    .clearWhere()
    .select(sql<string>`(select count(*) from (${capped}) as counted)`.as('total'))
    .limit(1)
    .execute()
  const total = Number((found[0] as { total: string } | undefined)?.total ?? 0)
  return total <= exactCount
    ? { totalItem: total }
    : { totalItem: Math.max(await planned(query), total), isEstimate: true }
}

/** How many rows the planner expects. */
export const planned = async <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> =>
  (await planOf(bare(query).select(sql.lit(1).as('one')))).rows

/** How many rows the planner expects, and what it takes to read them, and to come to the first one, in its own measure. */
export async function planOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<{ rows: number; cost: number; startCost: number }> {
  const [plan] = await query.explain<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number; 'Total Cost': number; 'Startup Cost': number } }]
  }>('json')
  const { 'Plan Rows': rows, 'Total Cost': cost, 'Startup Cost': startCost } = plan!['QUERY PLAN'][0].Plan
  return { rows: Math.round(rows), cost, startCost }
}
