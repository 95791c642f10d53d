import { createHash } from 'node:crypto'
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { createMessage } from '../contract/messages.ts'
import { badInput } from './errors.ts'

/** One column of an order. */
export interface OrderKey {
  /** The column with its table: `ruf.name`. */
  column: string
  direction: Direction
  /** Whether it is sorted alphabetically by language rules. */
  isText?: boolean
  /** Only for columns that may be null: the indexes of other columns do not specify it. */
  nulls?: 'first' | 'last'
}
export type Direction = 'asc' | 'desc'

/** The order of a list. Its last column is an id, so that each row has a unique position. */
export type Order = readonly OrderKey[]

/** Smallest, earliest or A first. */
export const asc = (column: string): OrderKey => ({ column, direction: 'asc' })
/** Largest, latest or Z first. */
export const desc = (column: string): OrderKey => ({ column, direction: 'desc' })
/** Text in alphabetical order. */
export const byText = (column: string, direction: Direction = 'asc'): OrderKey => ({ column, direction, isText: true })
/** The rows of a table by a moment, latest first. */
export const latest = (table: string, column = 'created_at'): Order => [desc(`${table}.${column}`), desc(`${table}.id`)]

const columnOf = ({ column, isText }: OrderKey): RawBuilder<unknown> =>
  isText ? sql`${sql.ref(column)} collate "und-x-icu"` : sql.ref(column)

/** Returns a column as a term of `order by`. */
export const termOf = (key: OrderKey): RawBuilder<unknown> =>
  sql`${columnOf(key)} ${sql.raw(key.direction + (key.nulls ? ` nulls ${key.nulls}` : ''))}`

/** Adds an order to a query. */
export const ordered = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
): SelectQueryBuilder<DB, TB, O> => order.reduce((sorted, key) => sorted.orderBy(termOf(key)), query)

/** Returns the reversed order. */
export const reversed = (order: Order): Order =>
  order.map(({ direction, nulls, ...key }) => ({
    ...key,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'first' ? 'last' : 'first' }),
  }))

/** The values of an order's columns in one row, as texts from the database: a Date would lose its microseconds. */
type Place = (string | null)[]

/**
 * Selects the position of a row as a record, which is formatted only for the rows of a page, not for those that were
 * sorted or skipped.
 */
export const placeOf = (order: Order): RawBuilder<string> =>
  sql<string>`row(${sql.join(order.map(({ column }) => sql.ref(column)))})`

/** Parses the columns of a record: `(a,"b, ""c""",)`; an empty column is null. */
const columnsIn = (record: string): Place =>
  [...`,${record.slice(1, -1)}`.matchAll(/,(?:"((?:[^"\\]|""|\\.)*)"|([^,"]*))/gs)].map(
    ([, quoted, plain]) => quoted?.replace(/(["\\])\1/g, '$1') ?? (plain || null),
  )

const version = 1
/** Returns a short mark of the order to which a position belongs, and of its format. */
const markOf = (order: Order): string =>
  createHash('sha256')
    .update(JSON.stringify([version, order]))
    .digest('base64url')
    .slice(0, 8)

/** Turns the places of rows into positions, with which a caller can continue from there. */
export function positionsOf(order: Order, places: readonly string[]): string[] {
  const mark = markOf(order)
  return places.map((place) => JSON.stringify([mark, ...columnsIn(place)]))
}

/** Parses a position that a caller has sent. Throws 400 if it is not a position in this order. */
export function placeAt(order: Order, position: string, field: 'after' | 'before'): Place {
  const [mark, ...place] = parsed(position)
  const isPlace = order.every(({ nulls }, at) => typeof place[at] === 'string' || (nulls && place[at] === null))
  if (mark !== markOf(order) || place.length !== order.length || !isPlace) throw wrongPosition(field)
  return place as Place
}

export const wrongPosition = (field: 'after' | 'before') => badInput({ [field]: [createMessage('WRONG_POSITION')] })

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
 * Returns conditions for the rows after a position, as parts of the order, the nearest first. An index serves each part
 * as one range, whereas an `or` of them would be read from the beginning of the list. Columns with the same direction
 * are compared as a row. Nulls follow the values if nulls come last; values follow the nulls if nulls come first.
 */
export function conditionsAfter(order: Order, place: Place): Condition[] {
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
