import { createMessage } from '../../../services/core/contract/messages.ts'
import { rowsWithGaps, realSize, readSmaller, totalOf, type RestPage, type RestPaging } from '../rest/restPage.ts'
import { badInput, RequestError } from './requestError.ts'

export interface PageArgs {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  page?: number | null
}

export type ReadPage<Row> = (page: RestPaging) => Promise<RestPage<Row>>

/** The parts of a page that a query selects (see pageSelectionOf in connection.ts). */
export interface PageSelection {
  rows: boolean
  total: boolean
  /** For lists whose services return positions (rowsPaging in their contract). Without them, cursors contain only the offset. */
  cursors?: boolean
}
const everything: PageSelection = { rows: true, total: true }

/** A window of a list, as the connection types read it. */
export interface Page<Row> {
  rows: Row[]
  /** The offsets within the window, starting at 0, of rows that could not be read. */
  gaps?: readonly number[]
  /** The services' positions of the rows, if they return them. */
  positions: readonly string[] | undefined
  /**
   * The offset of the first row in the entire list. For rows read by a position, it is the offset at the time when the position was
   * created.
   */
  offset: number
  size: number
  /** Undefined if it was not requested. */
  total: number | undefined
  isEstimate: boolean
  hasMore: boolean | undefined
  /** Whether there are rows before this page, if the offset does not show it. */
  hasPrevious?: boolean
}

export const defaultSize = 20
export const largestSize = 100
/** The largest pageIndex of the services. */
const lastPage = 1_000_000

/**
 * The content of an opaque cursor: the offset of a row when it was read and, if the services return positions, the position by which it
 * is found again.
 */
interface Cursor {
  place: number
  position?: string | undefined
}

export const encodeCursor = (place: number, position?: string): string =>
  Buffer.from(position === undefined ? `1:${place}` : `2:${place}:${position}`).toString('base64url')

/** Returns the number of rows of the list that a page covers. */
const lengthOf = ({ rows, gaps = [] }: Pick<Page<unknown>, 'rows' | 'gaps'>) => rows.length + gaps.length

/** Returns the cursor of a row by its index on the page. */
export const cursorOf = ({ offset, positions, gaps = [] }: Page<unknown>, row: number): string =>
  encodeCursor(offset + gaps.reduce((place, gap) => (gap <= place ? place + 1 : place), row), positions?.[row])

/**
 * Returns the cursor after which the next page begins, or null on an empty page. Without positions, it is after any unreadable rows at
 * the end.
 */
export function endCursorOf(page: Page<unknown>): string | null {
  const length = page.positions ? page.rows.length : lengthOf(page)
  if (length === 0) return null
  return page.positions ? cursorOf(page, length - 1) : encodeCursor(page.offset + length - 1)
}

function decodeCursor(cursor: string, field: 'after' | 'before'): Cursor {
  const [, kind, digits, position] =
    /^([12]):(\d{1,9})(?::(.+))?$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const place = Number(digits)
  if ((kind === '2') !== (position !== undefined) || encodeCursor(place, position) !== cursor) throw noCursor(field)
  return { place, position }
}

const noCursor = (field: 'after' | 'before') => badInput({ [field]: createMessage('WRONG_CURSOR') })

function checkSize(value: number, field: 'first' | 'last'): number {
  if (value < 1 || value > largestSize)
    throw badInput({ [field]: createMessage('FROM_TO', { least: 1, most: largestSize }) })
  return value
}

/** A number of rows from an offset, or after or before a position. */
interface Part {
  offset: number
  size: number
  after?: string
  before?: string
}
type Window = Part | { fromEnd: number }

/** Returns the part of the list that the arguments request. Throws BAD_INPUT for combinations that make no sense. */
export function windowOf(args: PageArgs): Window {
  const { first, after, last, before, page } = args
  const given = (['first', 'after', 'last', 'before', 'page'] as const).filter((name) => args[name] != null)
  const clash = (one: (typeof given)[number], others: readonly string[]) => {
    const other = given.find((name) => others.includes(name))
    if (args[one] != null && other) throw badInput({ [one]: createMessage('NOT_WITH', { name: other }) })
  }
  clash('page', ['after', 'before', 'last'])
  clash('last', ['first', 'after'])
  clash('before', ['first', 'after'])
  if (before != null && last == null) throw badInput({ before: createMessage('NEEDS', { name: 'last' }) })

  if (last != null) {
    checkSize(last, 'last')
    if (before == null) return { fromEnd: last }
    const end = decodeCursor(before, 'before')
    if (end.position !== undefined) return { offset: end.place, size: last, before: end.position }
    return { offset: Math.max(0, end.place - last), size: Math.min(last, end.place) }
  }
  const size = checkSize(first ?? defaultSize, 'first')
  if (page != null) {
    if (page < 1 || page > lastPage) throw badInput({ page: createMessage('FROM_TO', { least: 1, most: lastPage }) })
    return { offset: (page - 1) * size, size }
  }
  if (after == null) return { offset: 0, size }
  const start = decodeCursor(after, 'after')
  return { offset: start.place + 1, size, ...(start.position !== undefined && { after: start.position }) }
}

/** Separates the readable rows from the gaps. */
function rowsOf<Row>(rows: readonly (Row | undefined)[]): Pick<Page<Row>, 'rows' | 'gaps'> {
  const gaps = rows.flatMap((row, place) => (row === undefined ? [place] : []))
  return { rows: rows.filter((row) => row !== undefined), ...(gaps.length > 0 && { gaps }) }
}

async function readWindow<Row>(
  offset: number,
  size: number,
  read: ReadPage<Row>,
  wanted: PageSelection,
): Promise<Page<Row>> {
  const pageIndex = Math.floor(offset / size)
  const skipped = offset - pageIndex * size
  // Positions are only requested from the first row on. For rows far behind, services would have to compute those of all rows before.
  const cursors = wanted.cursors && offset === 0
  const part = (index: number, pageSize: number) =>
    read({ pageIndex: index, pageSize, ...asking({ ...wanted, cursors }) })
  // Every page has the total, so the smallest one is enough.
  if (!wanted.rows)
    return {
      rows: [],
      positions: undefined,
      offset,
      size,
      ...totalOf(await part(0, 1), wanted.total, 0, 1),
      hasMore: undefined,
    }
  // An unaligned window spans two neighbouring pages of its own size.
  const [one, two] = await Promise.all([part(pageIndex, size), skipped > 0 ? part(pageIndex + 1, size) : null])
  const real = realSize(one, pageIndex, size)
  const smaller = real < size ? await readSmaller({ offset, size }, real, one, part) : null
  if (smaller) {
    const last = smaller.at(-1)!
    const rows = smaller.flatMap(rowsWithGaps)
    return {
      ...rowsOf(rows.slice(offset % real, (offset % real) + size)),
      positions: undefined,
      offset,
      size,
      ...totalOf({ ...last, data: rows }, wanted.total, offset, size),
      hasMore: last.hasMore,
    }
  }
  const next = two ? rowsWithGaps(two) : []
  const rows = rowsOf([...rowsWithGaps(one), ...next].slice(skipped, skipped + size))
  const hasMore = two?.hasMore === undefined ? one.hasMore : next.length > skipped
  const positions = cursors && hasPositions(one) ? one.positions : undefined
  return { ...rows, positions, offset, size, ...totalOf(one, wanted.total, offset, size), hasMore }
}

/** Reads the rows after or before a position. Services that do not support positions ignore it. */
async function readBeside<Row>(
  { offset, size, after, before }: Part,
  read: ReadPage<Row>,
  wanted: PageSelection,
): Promise<Page<Row>> {
  const isBefore = before !== undefined
  const place = isBefore ? { before } : { after }
  const found = await read({ pageIndex: 0, pageSize: size, ...place, ...asking({ ...wanted, cursors: true }) })
  if (!hasPositions(found)) throw noCursor(isBefore ? 'before' : 'after')
  const { positions, hasMore } = found
  const page = { ...rowsOf(rowsWithGaps(found)), positions, size, ...totalOf(found, wanted.total, offset, size) }
  if (!isBefore) return { ...page, offset, hasMore, hasPrevious: true }
  return {
    ...page,
    offset: hasMore ? Math.max(0, offset - rowsWithGaps(found).length) : 0,
    hasMore: true,
    hasPrevious: hasMore ?? false,
  }
}

/** Returns the request members for what is needed besides the rows. */
const asking = ({ total, cursors }: PageSelection): Pick<RestPaging, 'total' | 'positions'> => ({
  ...(!total && { total: false }),
  ...(cursors && { positions: true }),
})

const hasPositions = <Row>(page: RestPage<Row>): page is RestPage<Row> & { positions: readonly string[] } =>
  page.positions?.length === page.data.length

/**
 * Reads what the arguments request with at most two REST pages (three for `last` alone, which has to find the end first). For lists whose
 * services count only on request (`total` in the body), `wanted` leaves out what is not selected.
 */
export async function readPages<Row>(args: PageArgs, read: ReadPage<Row>, wanted = everything): Promise<Page<Row>> {
  const asked = windowOf(args)
  if ('offset' in asked) {
    if (asked.after !== undefined || asked.before !== undefined) return readBeside(asked, read, wanted)
    if (asked.size > 0) return readWindow(asked.offset, asked.size, read, wanted)
    // There are no rows before the first one, but the total is still needed.
    const first = await readWindow(0, 1, read, wanted)
    return { ...first, rows: [], gaps: [], positions: undefined, hasMore: lengthOf(first) > 0 }
  }
  const size = asked.fromEnd
  const start = await readWindow(0, size, read, { ...wanted, ...everything })
  const total = knownTotal(start)
  if (total <= size) return start
  if (start.isEstimate) throw badInput({ last: createMessage('END_ESTIMATED') })
  return { ...(await readWindow(total - size, size, read, wanted)), total }
}

/** Returns the total of a page for which it was requested. */
export function knownTotal({ total }: Page<unknown>): number {
  if (total === undefined)
    throw new RequestError('UPSTREAM_BAD_ANSWER', 'The service answered without the total that was asked for')
  return total
}

/** Whether there are rows after a page. If the total is an estimate, a full page counts as yes. */
export function hasNext({ offset, size, total, isEstimate, hasMore, ...page }: Page<unknown>): boolean {
  const length = lengthOf(page)
  return hasMore ?? (total === undefined || isEstimate ? length === size : offset + length < total)
}
