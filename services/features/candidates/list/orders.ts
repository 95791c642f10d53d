import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../../core/database/tables.ts'
import type { Direction, Order, OrderKey } from '../../../core/http/order.ts'
import type { SearchPayload } from '../filters/filters.ts'

export type CandidateQuery = SelectQueryBuilder<Database, 'candidate', {}>
export type SortBy = NonNullable<SearchPayload['sortBy']>

const columns = {
  createdDate: 'candidate.created_at',
  updatedDate: 'candidate.updated_at',
  lastActivity: 'candidate.last_activity_at',
  name: 'candidate.name',
  experienceYear: 'candidate.experience_year',
} as const satisfies Record<SortBy, string>

/** Unknown values come last, except that candidates who were never active come before the longest inactive ones. */
const nulls: Partial<Record<SortBy, Record<Direction, 'first' | 'last'>>> = {
  lastActivity: { desc: 'last', asc: 'first' },
  experienceYear: { desc: 'last', asc: 'last' },
}

/** Returns an order of candidates that the indexes support; equal values are ordered by id. */
export function orderOf(sortBy: SortBy = 'createdDate', direction: Direction = 'desc'): Order {
  const first: OrderKey = { column: columns[sortBy], direction }
  if (sortBy === 'name') first.isText = true
  const unknown = nulls[sortBy]?.[direction]
  if (unknown) first.nulls = unknown
  return [first, { column: 'candidate.id', direction }]
}

/** Returns the column by which candidates are sorted. */
export const valueOf = ([first]: Order) => sql.ref(first!.column)

/** Matches the candidates up to a value of an order, without those whose value is unknown. */
export const untilValue = (order: Order, value: unknown): RawBuilder<boolean> => {
  const { direction, isText } = order[0]!
  return sql`${valueOf(order)} ${sql.raw(`${isText ? 'collate "und-x-icu" ' : ''}${direction === 'asc' ? '<=' : '>='}`)} ${value}`
}

/** Whether candidates whose value is unknown come first. */
export const beginsUnknown = ([first]: Order): boolean => first!.nulls === 'first'
