import { RequestError } from './requestError.ts'

export interface PageArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  page?: number | null
}

/** One page as the services answer it. */
export interface RestPage<Row> {
  data: Row[]
  /** Left out where it was not asked for. */
  totalItem?: number
  isEstimate?: boolean
  /** Instead of a total: rows follow. */
  hasMore?: boolean
}

/** Reads one page; pageIndex is 0-based. */
export type ReadPage<Row> = (page: { pageIndex: number; pageSize: number; total?: false }) => Promise<RestPage<Row>>

/** What of a page its query selects (wantedOf in connection.ts). */
export interface Wanted {
  rows: boolean
  total: boolean
}
const everything: Wanted = { rows: true, total: true }

/** A window of a list, as the connection types read it. */
export interface Page<Row> {
  rows: Row[]
  /** Place of the first row in the whole list. */
  offset: number
  size: number
  /** Undefined where it was not asked for. */
  total: number | undefined
  isEstimate: boolean
  hasMore: boolean | undefined
}

export const defaultSize = 20
export const largestSize = 100
/** The services' pageIndex ends here. */
const lastPage = 1_000_000

const refuse = (fields: Record<string, string[]>) =>
  new RequestError(
    'BAD_INPUT',
    Object.entries(fields)
      .map(([field, [text]]) => `${field} ${text}`)
      .join('; '),
    { fields },
  )

/** An opaque cursor; what is inside is the row's place. */
export const encodeCursor = (offset: number): string => Buffer.from(`1:${offset}`).toString('base64url')

function decodeCursor(cursor: string, field: string): number {
  const match = /^1:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match || encodeCursor(Number(match[1])) !== cursor) throw refuse({ [field]: ['is not a valid cursor'] })
  return Number(match[1])
}

function checkSize(value: number, field: 'first' | 'last'): number {
  if (value < 1 || value > largestSize) throw refuse({ [field]: [`must be from 1 to ${largestSize}`] })
  return value
}

type Window = { offset: number; size: number } | { fromEnd: number }

/** The part of the list that the arguments ask for; throws BAD_INPUT on combinations that mean nothing. */
export function windowOf(args: PageArgs): Window {
  const { first, after, last, before, page } = args
  const given = (['first', 'after', 'last', 'before', 'page'] as const).filter((name) => args[name] != null)
  const clash = (one: (typeof given)[number], others: readonly string[]) => {
    const other = given.find((name) => others.includes(name))
    if (args[one] != null && other) throw refuse({ [one]: [`does not go with ${other}`] })
  }
  clash('page', ['after', 'before', 'last'])
  clash('last', ['first', 'after'])
  clash('before', ['first', 'after'])
  if (before != null && last == null) throw refuse({ before: ['needs last'] })

  if (last != null) {
    checkSize(last, 'last')
    if (before == null) return { fromEnd: last }
    const end = decodeCursor(before, 'before')
    return { offset: Math.max(0, end - last), size: Math.min(last, end) }
  }
  const size = checkSize(first ?? defaultSize, 'first')
  if (page != null) {
    if (page < 1 || page > lastPage) throw refuse({ page: [`must be from 1 to ${lastPage}`] })
    return { offset: (page - 1) * size, size }
  }
  return { offset: after == null ? 0 : decodeCursor(after, 'after') + 1, size }
}

async function readWindow<Row>(offset: number, size: number, read: ReadPage<Row>, wanted: Wanted): Promise<Page<Row>> {
  const pageIndex = Math.floor(offset / size)
  const skipped = offset - pageIndex * size
  const part = (index: number, pageSize: number) =>
    read({ pageIndex: index, pageSize, ...(!wanted.total && { total: false }) })
  // Every page has the total: the shortest one will do.
  if (!wanted.rows) return { rows: [], offset, size, ...totalOf(await part(0, 1)), hasMore: undefined }
  // An unaligned window lies over two neighbouring pages of its own size.
  const [one, two] = await Promise.all([part(pageIndex, size), skipped > 0 ? part(pageIndex + 1, size) : null])
  const rows = two ? [...one.data, ...two.data].slice(skipped, skipped + size) : one.data.slice(0, size)
  const hasMore = two?.hasMore === undefined ? one.hasMore : two.data.length > skipped
  return { rows, offset, size, ...totalOf(one), hasMore }
}

const totalOf = ({ totalItem, isEstimate = false }: RestPage<unknown>) => ({ total: totalItem, isEstimate })

/**
 * Reads what the arguments ask for with at most two REST pages (three for `last` alone, which must learn the end first).
 * Of lists whose services count only when asked (`total` in the body), `wanted` leaves out what nobody selects.
 */
export async function readPages<Row>(args: PageArgs, read: ReadPage<Row>, wanted = everything): Promise<Page<Row>> {
  const asked = windowOf(args)
  if ('offset' in asked) {
    if (asked.size > 0) return readWindow(asked.offset, asked.size, read, wanted)
    // Nothing lies before the first row; the totals are still asked for.
    const first = await readWindow(0, 1, read, wanted)
    return { ...first, rows: [], hasMore: first.rows.length > 0 }
  }
  const size = asked.fromEnd
  const start = await readWindow(0, size, read, everything)
  const total = knownTotal(start)
  if (total <= size) return start
  if (start.isEstimate) throw refuse({ last: ['needs before: the end of so long a list is only estimated'] })
  return { ...(await readWindow(total - size, size, read, wanted)), total }
}

/** The total of a page that asked for it. */
export function knownTotal({ total }: Page<unknown>): number {
  if (total === undefined)
    throw new RequestError('UPSTREAM_BAD_ANSWER', 'The service answered without the total that was asked for')
  return total
}

/** Whether rows follow; where the total is an estimate, a full page says yes. */
export const hasNext = ({ rows, offset, size, total, isEstimate, hasMore }: Page<unknown>): boolean =>
  hasMore ??
  (total === undefined ? rows.length === size : offset + rows.length < total || (isEstimate && rows.length === size))
