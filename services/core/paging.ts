import { sql, type SelectQueryBuilder } from 'kysely'

export interface Paging {
  /** 0-based. */
  pageIndex: number
  pageSize: number
}

export interface Page<T> extends Paging {
  data: T[]
  totalItem: number
  isEstimate?: boolean
}

/** Totals are counted to here; beyond it they are estimated, so that no list scans a table to count it. */
export const exactCount = 10_000
/** An estimate from here on is far enough beyond to be taken without counting first. */
const surelyMore = 5 * exactCount

/**
 * One page of a query (with its filters, order and columns) and the total of its rows: exact to 10,000, beyond that
 * the planner's estimate, and isEstimate says so.
 */
export async function page<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, { pageIndex, pageSize }: Paging): Promise<Page<O>> {
  const offset = pageIndex * pageSize
  const data = (await query.limit(pageSize).offset(offset).execute()) as O[]
  const isLast = data.length < pageSize && (data.length > 0 || pageIndex === 0)
  const total = isLast ? { totalItem: offset + data.length } : await count(query)
  return { data, ...total, pageIndex, pageSize }
}

async function count<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<{ totalItem: number; isEstimate?: boolean }> {
  const rows = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one'))
  const [plan] = await rows.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  const estimate = Math.round(plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
  if (estimate >= surelyMore) return { totalItem: estimate, isEstimate: true }
  const capped = rows.limit(exactCount + 1)
  // A scalar subquery of the same query: the builder that we are given runs it, no other handle is needed.
  const found = await query.clearSelect().clearOrderBy()
    .select(sql<string>`(select count(*) from (${capped}) as counted)`.as('total')).limit(1).execute()
  const total = Number((found[0] as { total: string } | undefined)?.total ?? 0)
  return total <= exactCount ? { totalItem: total } : { totalItem: Math.max(estimate, total), isEstimate: true }
}
