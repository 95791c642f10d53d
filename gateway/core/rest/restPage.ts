/** A page as the services return it. */
export interface RestPage<Row> {
  data: Row[]
  /** Absent if it was not requested. */
  totalItem?: number
  isEstimate?: boolean
  /** The number of rows on a full page, which may be smaller than requested. */
  pageSize?: number
  /** Used instead of a total: whether there are rows after the page or, with `before`, before it. */
  hasMore?: boolean
  /** The positions from which to continue after each row, if the services provide them. */
  positions?: readonly string[]
  /** The indexes on the page, starting at 0, of rows that could not be read and are not in `data`. */
  gaps?: readonly number[]
}

/** The paging parameters of one REST call; pageIndex is 0-based. */
export interface RestPaging {
  pageIndex: number
  pageSize: number
  total?: false
  after?: string
  before?: string
  positions?: true
}

/** Returns one page of a complete list. Some services return the complete list although a page was requested. */
export function pageOf<Row>(list: Row[], asked: { pageIndex?: unknown; pageSize?: unknown }) {
  const [pageIndex, pageSize] = [Number(asked.pageIndex ?? 0), Number(asked.pageSize ?? list.length)]
  const data = list.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
  return { data, totalItem: list.length, pageIndex, pageSize }
}

/** Returns the rows of an answer at their positions in the list, with undefined for those that could not be read. */
export function rowsWithGaps<Row>({ data, gaps = [] }: RestPage<Row>): (Row | undefined)[] {
  const rows: (Row | undefined)[] = [...data]
  for (const place of gaps) rows.splice(place, 0, undefined)
  return rows
}

/** The largest value of GraphQL's Int. */
export const largestTotal = 2_147_483_647

/** Returns the number of positions of the list that a page covers. */
const lengthOf = ({ data, gaps = [] }: RestPage<unknown>) => data.length + gaps.length

/** Returns the number of rows from an offset on, up to `size`, or undefined without an exact total. */
const rowsFrom = ({ totalItem, isEstimate }: RestPage<unknown>, offset: number, size: number) =>
  totalItem === undefined || isEstimate ? undefined : Math.min(size, Math.max(0, totalItem - offset))

/**
 * Returns the size of a full page. Services may return fewer rows than requested, and count their pages by that size.
 */
export function realSize(page: RestPage<unknown>, pageIndex: number, asked: number): number {
  const { totalItem, pageSize = asked, hasMore } = page
  const length = lengthOf(page)
  if (length === 0 || length >= asked) return asked
  if (pageSize >= asked) return isCutShort(page, pageIndex, asked) ? length : asked
  // On the first page this matters only if more rows follow; later pages begin at a different row than expected.
  const isAll = length < pageSize || (totalItem === undefined ? hasMore === false : length >= totalItem)
  return pageIndex === 0 && isAll ? asked : pageSize
}

/**
 * Whether services have returned a smaller page without reporting it: rows are missing, or a later page has more rows
 * than should be left, which are rows of an earlier position. The last page may be short.
 */
function isCutShort(page: RestPage<unknown>, pageIndex: number, asked: number): boolean {
  const expected = rowsFrom(page, pageIndex * asked, asked)
  const length = lengthOf(page)
  // No service has pages of one row.
  if (length === 1) return false
  if (expected === undefined) return page.hasMore === true
  return pageIndex === 0 ? length < expected : length !== expected
}

/** The maximum number of pages to read if services return fewer rows than requested. */
const mostPages = 20

/**
 * Returns the pages of this size that a window spans. Returns null if these are also short or all equal. Rows are then
 * missing for another reason: services may filter a page after they have cut it, or not support pages.
 */
export async function readSmaller<Row>(
  { offset, size }: { offset: number; size: number },
  real: number,
  known: RestPage<Row>,
  part: (pageIndex: number, pageSize: number) => Promise<RestPage<Row>>,
): Promise<RestPage<Row>[] | null> {
  const first = Math.floor(offset / real)
  // Reads no page beyond the last row, but at least one for the total.
  const rows = Math.max(1, rowsFrom(known, offset, size) ?? size)
  const count = Math.min(Math.floor((offset + rows - 1) / real) - first + 1, mostPages)
  const pages = await Promise.all(Array.from({ length: count }, (_one, page) => part(first + page, real)))
  const isSaid = known.pageSize === real
  const isFull = (page: RestPage<Row>, index: number) =>
    lengthOf(page) === (rowsFrom(page, (first + index) * real, real) ?? real) || page.hasMore === false
  const begins = new Set(pages.map(({ data: [first] }) => JSON.stringify(first)))
  return isSaid || (pages.every(isFull) && begins.size === pages.length) ? pages : null
}

/**
 * Returns the number of rows, as far as a page reports it. Services may not count them, or report more than a GraphQL
 * Int can hold.
 */
export function totalOf(page: RestPage<unknown>, isWanted: boolean, offset: number, size: number) {
  const { totalItem, isEstimate = false, hasMore } = page
  if (totalItem !== undefined && totalItem > largestTotal) return { total: largestTotal, isEstimate: true }
  if (totalItem !== undefined || !isWanted) return { total: totalItem, isEstimate }
  const length = lengthOf(page)
  // A full page may be the last one.
  return !(hasMore ?? length === size)
    ? { total: offset + length, isEstimate: false }
    : { total: offset + length + 1, isEstimate: true }
}
