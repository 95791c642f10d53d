import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../../core/database/tables.ts'
import type { SearchPayload } from '../filters/filters.ts'

export type CandidateQuery = SelectQueryBuilder<Database, 'candidate', {}>
export type Order = NonNullable<SearchPayload['sortBy']>
export type Direction = NonNullable<SearchPayload['sortDirection']>

export const orderColumns = {
  createdDate: 'created_at',
  updatedDate: 'updated_at',
  lastActivity: 'last_activity_at',
  name: 'name',
  experienceYear: 'experience_year',
} as const satisfies Record<Order, string>

/** What is unknown comes last, but never active comes before the longest inactive. */
const nulls: Partial<Record<Order, Record<Direction, string>>> = {
  lastActivity: { desc: 'nulls last', asc: 'nulls first' },
  experienceYear: { desc: 'nulls last', asc: 'nulls last' },
}

/** An order of candidates, or of rows that have its column, as the indexes have it. */
export const orderTerm = (table: 'candidate' | 'found', order: Order, direction: Direction): RawBuilder<unknown> =>
  sql.raw(
    [
      `${table}.${orderColumns[order]}`,
      order === 'name' ? 'collate "und-x-icu"' : '',
      direction,
      nulls[order]?.[direction] ?? '',
    ].join(' '),
  )

/** The candidates up to a value of an order, but not those of whom it is unknown. */
export const upTo = (order: Order, direction: Direction, value: unknown): RawBuilder<boolean> =>
  sql`${sql.raw(`candidate.${orderColumns[order]}${order === 'name' ? ' collate "und-x-icu"' : ''} ${direction === 'asc' ? '<=' : '>='}`)} ${value}`

/** Whether those of whom it is unknown come first. */
export const beginsUnknown = (order: Order, direction: Direction): boolean =>
  nulls[order]?.[direction] === 'nulls first'

/** Puts a search into an order; equals follow by id, so that each page is where it was. */
export const ordered = (
  query: CandidateQuery,
  sortBy: Order = 'createdDate',
  direction: Direction = 'desc',
): CandidateQuery => query.orderBy(orderTerm('candidate', sortBy, direction)).orderBy('candidate.id', direction)
