import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { createMessage } from '../contract/messages.ts'
import { badInput } from './errors.ts'
import {
  ordered,
  conditionsAfter,
  placeAt,
  placeOf,
  positionsOf,
  reversed,
  wrongPosition,
  type Order,
} from './order.ts'
import { pageOrRows, totalOf, type Listed, type Total, type PageRequest } from './paging.ts'

/** A row that was read, with its position in the order if positions are requested. */
type Placed<T> = T & { place?: string }

/** The source of a list's rows. */
export interface Source<T> {
  /** Returns a page by number. */
  page: () => Promise<Listed<Placed<T>>>
  /** Returns at most `most` of the first rows that satisfy a condition, in an order. */
  rows: (within: Expression<SqlBool>, order: Order, most: number) => Promise<Placed<T>[]>
  total: () => Promise<Total>
}

/** Adds the position of each row to a query, if positions are requested. */
export const selectPlaces = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { positions }: Pick<PageRequest, 'positions'>,
): SelectQueryBuilder<DB, TB, O & { place?: string }> =>
  (positions ? query.select(placeOf(order).as('place')) : query) as SelectQueryBuilder<DB, TB, O & { place?: string }>

/**
 * Reads the requested part of a list: a page by number, or the rows after or before a position. Positions remain valid
 * when others add or delete rows: a client that continues after the last row sees each remaining row exactly once.
 */
export async function listBy<T extends object>(
  order: Order,
  wanted: PageRequest,
  source: Source<T>,
): Promise<Listed<T>> {
  const isBeside = wanted.after !== undefined || wanted.before !== undefined
  const found = await (isBeside ? rowsBeside(order, wanted, source) : source.page())
  if (!wanted.positions) return found
  return {
    ...found,
    data: found.data.map(({ place: _place, ...row }) => row as unknown as T),
    positions: positionsOf(
      order,
      found.data.map(({ place }) => place!),
    ),
  }
}

/** Like listBy, for a query without its order. */
export const list = <DB, TB extends keyof DB, O extends object>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  wanted: PageRequest,
): Promise<Listed<O>> => {
  const rows = selectPlaces(query, order, wanted)
  return listBy<O>(order, wanted, {
    page: () => pageOrRows(ordered(rows, order), wanted) as Promise<Listed<Placed<O>>>,
    rows: (within, towards, most) => ordered(rows.where(within), towards).limit(most).execute() as Promise<Placed<O>[]>,
    total: () => totalOf(query),
  })
}

async function rowsBeside<T>(order: Order, wanted: PageRequest, source: Source<T>): Promise<Listed<Placed<T>>> {
  const { after, before, pageIndex, pageSize } = wanted
  if (after !== undefined && before !== undefined)
    throw badInput({ before: [createMessage('NOT_WITH', { name: 'after' })] })
  const field = before === undefined ? 'after' : 'before'
  const towards = before === undefined ? order : reversed(order)
  const place = placeAt(order, (after ?? before)!, field)
  const rows: Placed<T>[] = []
  try {
    for (const part of conditionsAfter(towards, place)) {
      // oxlint-disable-next-line no-await-in-loop -- a part is read where those before it were too few
      rows.push(...(await source.rows(part, towards, pageSize + 1 - rows.length)))
      if (rows.length > pageSize) break
    }
  } catch (error) {
    throw isData(error) ? wrongPosition(field) : error
  }
  const data = rows.slice(0, pageSize)
  return {
    data: before === undefined ? data : data.reverse(),
    hasMore: rows.length > pageSize,
    ...(wanted.total !== false && (await source.total())),
    pageIndex,
    pageSize,
  }
}

/**
 * Whether the database reports a value that is not valid for its type. In a request, only an invented position can
 * cause this.
 */
const isData = (error: unknown): boolean => String((error as { code?: unknown } | null)?.code).startsWith('22')

/** Completes a page of ids with its rows; leaves out rows that no longer exist. */
export function withRows<T extends { id: string }>(
  { positions, ...found }: Listed<{ id: string }>,
  rows: readonly T[],
): Listed<T> {
  const byId = new Map(rows.map((one) => [one.id, one]))
  return {
    ...found,
    data: found.data.flatMap(({ id }) => byId.get(id) ?? []),
    ...(positions && { positions: positions.filter((_position, at) => byId.has(found.data[at]!.id)) }),
  }
}
