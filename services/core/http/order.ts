import { createHash } from 'node:crypto'
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { say } from '../contract/messages.ts'
import { badInput } from './errors.ts'

/** One column of an order. */
export interface OrderKey {
  /** With its table: `ruf.name`. */
  column: string
  direction: Direction
  /** Sorted as people sort names. */
  isText?: boolean
  /** Of a column that may be null, and of no other: indexes of columns that may not say nothing of it. */
  nulls?: 'first' | 'last'
}
export type Direction = 'asc' | 'desc'

/** The order of a list. Its last column is an id, so that each row has one place. */
export type Order = readonly OrderKey[]

/** Smallest, earliest or A first. */
export const asc = (column: string): OrderKey => ({ column, direction: 'asc' })
/** Largest, latest or Z first. */
export const desc = (column: string): OrderKey => ({ column, direction: 'desc' })
/** Names in the order of people. */
export const byText = (column: string, direction: Direction = 'asc'): OrderKey => ({ column, direction, isText: true })
/** The rows of a table in the order of a moment, latest first. */
export const latest = (table: string, column = 'created_at'): Order => [desc(`${table}.${column}`), desc(`${table}.id`)]

const columnOf = ({ column, isText }: OrderKey): RawBuilder<unknown> =>
  isText ? sql`${sql.ref(column)} collate "und-x-icu"` : sql.ref(column)

/** A column as `order by` has it. */
export const termOf = (key: OrderKey): RawBuilder<unknown> =>
  sql`${columnOf(key)} ${sql.raw(key.direction + (key.nulls ? ` nulls ${key.nulls}` : ''))}`

/** Puts a query into an order. */
export const ordered = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
): SelectQueryBuilder<DB, TB, O> => order.reduce((sorted, key) => sorted.orderBy(termOf(key)), query)

/** The same rows from the other end. */
export const reversed = (order: Order): Order =>
  order.map(({ direction, nulls, ...key }) => ({
    ...key,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'first' ? 'last' : 'first' }),
  }))

/** Values of an order's columns in one row, as the database writes them: a Date would lose its microseconds. */
type Place = (string | null)[]

/** The place of a row, to be selected with it: as a record, which is written out for the rows of a page only and not for those that were sorted or skipped. */
export const placeOf = (order: Order): RawBuilder<string> =>
  sql<string>`row(${sql.join(order.map(({ column }) => sql.ref(column)))})`

/** The columns of a record: `(a,"b, ""c""",)`; where nothing stands it is null. */
const columnsIn = (record: string): Place =>
  [...`,${record.slice(1, -1)}`.matchAll(/,(?:"((?:[^"\\]|""|\\.)*)"|([^,"]*))/gs)].map(
    ([, quoted, plain]) => quoted?.replace(/(["\\])\1/g, '$1') ?? (plain || null),
  )

const version = 1
/** Says in short to which order a position belongs, and how it is written. */
const markOf = (order: Order): string =>
  createHash('sha256')
    .update(JSON.stringify([version, order]))
    .digest('base64url')
    .slice(0, 8)

/** What a caller is given of the places of rows, to go on from there. */
export function positionsOf(order: Order, places: readonly string[]): string[] {
  const mark = markOf(order)
  return places.map((place) => JSON.stringify([mark, ...columnsIn(place)]))
}

/** The place that a caller has come to; 400 for what is no position in this order. */
export function placeAt(order: Order, position: string, field: 'after' | 'before'): Place {
  const [mark, ...place] = parsed(position)
  const isPlace = order.every(({ nulls }, at) => typeof place[at] === 'string' || (nulls && place[at] === null))
  if (mark !== markOf(order) || place.length !== order.length || !isPlace) throw wrongPosition(field)
  return place as Place
}

export const wrongPosition = (field: 'after' | 'before') => badInput({ [field]: [say('WRONG_POSITION')] })

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

type Condition = Expression<SqlBool>
const all = (conditions: readonly Condition[]): Condition => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
const row = (parts: readonly unknown[]) => (parts.length === 1 ? sql`${parts[0]}` : sql`(${sql.join(parts)})`)

/**
 * What stands behind a place, as parts of the order from the nearest one on, each of which an index has as one range: an
 * `or` of them would be read from the beginning of the list. Columns of one direction are compared as a row. Beyond a value
 * stand the nulls where they come last; beyond the nulls the values where they come first.
 */
export function partsBehind(order: Order, place: Place): Condition[] {
  const parts: Condition[] = []
  const same: Condition[] = []
  for (let at = 0; at < order.length;) {
    const { direction, nulls } = order[at]!
    const column = columnOf(order[at]!)
    if (place[at] === null) {
      if (nulls === 'first') parts.unshift(all([...same, sql<SqlBool>`${column} is not null`]))
      same.push(sql<SqlBool>`${column} is null`)
      at += 1
      continue
    }
    if (nulls === 'last') parts.unshift(all([...same, sql<SqlBool>`${column} is null`]))
    const breaks = order.findIndex((key, other) => other > at && (key.direction !== direction || key.nulls))
    const end = breaks < 0 ? order.length : breaks
    const [columns, values] = [order.slice(at, end).map(columnOf), place.slice(at, end)]
    parts.unshift(
      all([...same, sql<SqlBool>`${row(columns)} ${sql.raw(direction === 'asc' ? '>' : '<')} ${row(values)}`]),
    )
    same.push(sql<SqlBool>`${row(columns)} = ${row(values)}`)
    at = end
  }
  return parts
}
