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
  /** Instead of a total: rows follow, or with `before` come before. */
  hasMore?: boolean
  /** Of services that know them: by which to go on from each row. */
  positions?: readonly string[]
}

/** What one REST call asks of a list; pageIndex is 0-based. */
export interface RestPaging {
  pageIndex: number
  pageSize: number
  total?: false
  after?: string
  before?: string
  positions?: true
}
export type ReadPage<Row> = (page: RestPaging) => Promise<RestPage<Row>>

/** What of a page its query selects (wantedOf in connection.ts). */
export interface Wanted {
  rows: boolean
  total: boolean
  /** Of a list whose services give positions (rowsPaging in their contract); without it, cursors say the place only. */
  cursors?: boolean
}
const everything: Wanted = { rows: true, total: true }

/** A window of a list, as the connection types read it. */
export interface Page<Row> {
  rows: Row[]
  /** The services' positions of the rows, where they give them. */
  positions: readonly string[] | undefined
  /** Place of the first row in the whole list; of rows that were read by a position, the place that they had when that was given. */
  offset: number
  size: number
  /** Undefined where it was not asked for. */
  total: number | undefined
  isEstimate: boolean
  hasMore: boolean | undefined
  /** Where the place does not say it: rows come before. */
  hasPrevious?: boolean
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

/** What an opaque cursor holds of a row: its place when it was read and, of services that give one, its position, by which it is found again. */
interface Cursor {
  place: number
  position?: string | undefined
}

export const encodeCursor = (place: number, position?: string): string =>
  Buffer.from(position === undefined ? `1:${place}` : `2:${place}:${position}`).toString('base64url')

/** The cursor of a row by its number on the page. */
export const cursorOf = ({ offset, positions }: Page<unknown>, row: number): string =>
  encodeCursor(offset + row, positions?.[row])

function decodeCursor(cursor: string, field: 'after' | 'before'): Cursor {
  const [, kind, digits, position] =
    /^([12]):(\d{1,9})(?::(.+))?$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const place = Number(digits)
  if ((kind === '2') !== (position !== undefined) || encodeCursor(place, position) !== cursor) throw noCursor(field)
  return { place, position }
}

const noCursor = (field: 'after' | 'before') => refuse({ [field]: ['is not a valid cursor'] })

function checkSize(value: number, field: 'first' | 'last'): number {
  if (value < 1 || value > largestSize) throw refuse({ [field]: [`must be from 1 to ${largestSize}`] })
  return value
}

/** So many rows from a place, or after or before a position. */
interface Part {
  offset: number
  size: number
  after?: string
  before?: string
}
type Window = Part | { fromEnd: number }

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
    if (end.position !== undefined) return { offset: end.place, size: last, before: end.position }
    return { offset: Math.max(0, end.place - last), size: Math.min(last, end.place) }
  }
  const size = checkSize(first ?? defaultSize, 'first')
  if (page != null) {
    if (page < 1 || page > lastPage) throw refuse({ page: [`must be from 1 to ${lastPage}`] })
    return { offset: (page - 1) * size, size }
  }
  if (after == null) return { offset: 0, size }
  const start = decodeCursor(after, 'after')
  return { offset: start.place + 1, size, ...(start.position !== undefined && { after: start.position }) }
}

async function readWindow<Row>(offset: number, size: number, read: ReadPage<Row>, wanted: Wanted): Promise<Page<Row>> {
  const pageIndex = Math.floor(offset / size)
  const skipped = offset - pageIndex * size
  // Positions are for who begins at the first row: of rows far behind, services would make those of all the rows before.
  const cursors = wanted.cursors && offset === 0
  const part = (index: number, pageSize: number) =>
    read({ pageIndex: index, pageSize, ...asking({ ...wanted, cursors }) })
  // Every page has the total: the shortest one will do.
  if (!wanted.rows)
    return { rows: [], positions: undefined, offset, size, ...totalOf(await part(0, 1)), hasMore: undefined }
  // An unaligned window lies over two neighbouring pages of its own size.
  const [one, two] = await Promise.all([part(pageIndex, size), skipped > 0 ? part(pageIndex + 1, size) : null])
  const rows = two ? [...one.data, ...two.data].slice(skipped, skipped + size) : one.data.slice(0, size)
  const hasMore = two?.hasMore === undefined ? one.hasMore : two.data.length > skipped
  const positions = cursors && hasPositions(one) ? one.positions : undefined
  return { rows, positions, offset, size, ...totalOf(one), hasMore }
}

/** Reads the rows after or before a position; services that know nothing of positions answer as if it were not there. */
async function readBeside<Row>(
  { offset, size, after, before }: Part,
  read: ReadPage<Row>,
  wanted: Wanted,
): Promise<Page<Row>> {
  const isBefore = before !== undefined
  const place = isBefore ? { before } : { after }
  const found = await read({ pageIndex: 0, pageSize: size, ...place, ...asking({ ...wanted, cursors: true }) })
  if (!hasPositions(found)) throw noCursor(isBefore ? 'before' : 'after')
  const { data: rows, positions, hasMore } = found
  const page = { rows, positions, size, ...totalOf(found) }
  if (!isBefore) return { ...page, offset, hasMore, hasPrevious: true }
  return {
    ...page,
    offset: hasMore ? Math.max(0, offset - rows.length) : 0,
    hasMore: true,
    hasPrevious: hasMore ?? false,
  }
}

/** What a call asks for beside its rows. */
const asking = ({ total, cursors }: Wanted): Pick<RestPaging, 'total' | 'positions'> => ({
  ...(!total && { total: false }),
  ...(cursors && { positions: true }),
})

const hasPositions = <Row>(page: RestPage<Row>): page is RestPage<Row> & { positions: readonly string[] } =>
  page.positions?.length === page.data.length

const totalOf = ({ totalItem, isEstimate = false }: RestPage<unknown>) => ({ total: totalItem, isEstimate })

/**
 * Reads what the arguments ask for with at most two REST pages (three for `last` alone, which must learn the end first).
 * Of lists whose services count only when asked (`total` in the body), `wanted` leaves out what nobody selects.
 */
export async function readPages<Row>(args: PageArgs, read: ReadPage<Row>, wanted = everything): Promise<Page<Row>> {
  const asked = windowOf(args)
  if ('offset' in asked) {
    if (asked.after !== undefined || asked.before !== undefined) return readBeside(asked, read, wanted)
    if (asked.size > 0) return readWindow(asked.offset, asked.size, read, wanted)
    // Nothing lies before the first row; the totals are still asked for.
    const first = await readWindow(0, 1, read, wanted)
    return { ...first, rows: [], positions: undefined, hasMore: first.rows.length > 0 }
  }
  const size = asked.fromEnd
  const start = await readWindow(0, size, read, { ...wanted, ...everything })
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
