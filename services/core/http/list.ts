import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { say } from '../contract/messages.ts'
import { badInput } from './errors.ts'
import { ordered, partsBehind, placeAt, placeOf, positionsOf, reversed, wrongPosition, type Order } from './order.ts'
import { pageOrRows, totalOf, type Listed, type Total, type PageRequest } from './paging.ts'

/** A row as it was read, with its place where positions are asked for. */
type Placed<T> = T & { place?: string }

/** How a list is read. */
export interface Source<T> {
  /** A page by its number. */
  page: () => Promise<Listed<Placed<T>>>
  /** The first rows, so many at most, of those for which a condition holds, in an order. */
  rows: (within: Expression<SqlBool>, order: Order, most: number) => Promise<Placed<T>[]>
  total: () => Promise<Total>
}

/** A query with the places of its rows, where they are asked for. */
export const placed = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { positions }: Pick<PageRequest, 'positions'>,
): SelectQueryBuilder<DB, TB, O & { place?: string }> =>
  (positions ? query.select(placeOf(order).as('place')) : query) as SelectQueryBuilder<DB, TB, O & { place?: string }>

/**
 * A list as it is asked for: a page by its number, or the rows after or before a position. Positions hold where others
 * add and delete rows: who goes on from the last row sees each row that stays exactly once.
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

/** As listBy, of a query without its order. */
export const list = <DB, TB extends keyof DB, O extends object>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  wanted: PageRequest,
): Promise<Listed<O>> => {
  const rows = placed(query, order, wanted)
  return listBy<O>(order, wanted, {
    page: () => pageOrRows(ordered(rows, order), wanted) as Promise<Listed<Placed<O>>>,
    rows: (within, towards, most) => ordered(rows.where(within), towards).limit(most).execute() as Promise<Placed<O>[]>,
    total: () => totalOf(query),
  })
}

async function rowsBeside<T>(order: Order, wanted: PageRequest, source: Source<T>): Promise<Listed<Placed<T>>> {
  const { after, before, pageIndex, pageSize } = wanted
  if (after !== undefined && before !== undefined) throw badInput({ before: [say('NOT_WITH', { name: 'after' })] })
  const field = before === undefined ? 'after' : 'before'
  const towards = before === undefined ? order : reversed(order)
  const place = placeAt(order, (after ?? before)!, field)
  const rows: Placed<T>[] = []
  try {
    for (const part of partsBehind(towards, place)) {
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

/** The database's class of what is no value of its type: of what is asked, only a position that somebody made up can be that. */
const isData = (error: unknown): boolean => String((error as { code?: unknown } | null)?.code).startsWith('22')

/** A page of whose rows the ids were read first, with its rows; what has gone meanwhile is left out. */
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
