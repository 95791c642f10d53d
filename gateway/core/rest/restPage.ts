/** One page as the services answer it. */
export interface RestPage<Row> {
  data: Row[]
  /** Left out where it was not asked for. */
  totalItem?: number
  isEstimate?: boolean
  /** Rows of a full page, which may be fewer than were asked for. */
  pageSize?: number
  /** Instead of a total: rows follow, or with `before` come before. */
  hasMore?: boolean
  /** Of services that know them: by which to go on from each row. */
  positions?: readonly string[]
  /** Places on the page, from 0, of rows that could not be read and are not in `data`. */
  gaps?: readonly number[]
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

/** The page of a whole list, which some services answer where pages are asked for. */
export function pageOf<Row>(list: Row[], asked: { pageIndex?: unknown; pageSize?: unknown }) {
  const [pageIndex, pageSize] = [Number(asked.pageIndex ?? 0), Number(asked.pageSize ?? list.length)]
  const data = list.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
  return { data, totalItem: list.length, pageIndex, pageSize }
}

/** The rows of an answer at the places that they have in the list; undefined where one could not be read. */
export function placed<Row>({ data, gaps = [] }: RestPage<Row>): (Row | undefined)[] {
  const rows: (Row | undefined)[] = [...data]
  for (const place of gaps) rows.splice(place, 0, undefined)
  return rows
}

/** The largest number of GraphQL's Int. */
export const largestTotal = 2_147_483_647

/** How many places of the list a page fills. */
const lengthOf = ({ data, gaps = [] }: RestPage<unknown>) => data.length + gaps.length

/** How many rows, of so many at most, there are from a place on; undefined without an exact total. */
const rowsFrom = ({ totalItem, isEstimate }: RestPage<unknown>, offset: number, size: number) =>
  totalItem === undefined || isEstimate ? undefined : Math.min(size, Math.max(0, totalItem - offset))

/** Rows of a full page: services may answer fewer than they are asked for, and count their pages by these. */
export function realSize(page: RestPage<unknown>, pageIndex: number, asked: number): number {
  const { totalItem, pageSize = asked, hasMore } = page
  const length = lengthOf(page)
  if (length === 0 || length >= asked) return asked
  if (pageSize >= asked) return isCutShort(page, pageIndex, asked) ? length : asked
  // Of the first page it matters only when more rows follow; later ones begin at another row than asked for.
  const isAll = length < pageSize || (totalItem === undefined ? hasMore === false : length >= totalItem)
  return pageIndex === 0 && isAll ? asked : pageSize
}

/**
 * Whether services that say nothing of a smaller page have answered one: rows are missing, or a later page holds more rows
 * than are left there, which are those of an earlier place. A last page may be short.
 */
function isCutShort(page: RestPage<unknown>, pageIndex: number, asked: number): boolean {
  const expected = rowsFrom(page, pageIndex * asked, asked)
  const length = lengthOf(page)
  // Nobody's pages are of one row.
  if (length === 1) return false
  if (expected === undefined) return page.hasMore === true
  return pageIndex === 0 ? length < expected : length !== expected
}

/** Most pages that are read where services answer fewer rows than were asked for. */
const mostPages = 20

/**
 * The pages of this size that a window lies over; null where they are short too, or all the same: then rows are missing for
 * another reason, such as a condition that services apply to a page when they have cut it, or that they know no pages.
 */
export async function readSmaller<Row>(
  { offset, size }: { offset: number; size: number },
  real: number,
  known: RestPage<Row>,
  part: (pageIndex: number, pageSize: number) => Promise<RestPage<Row>>,
): Promise<RestPage<Row>[] | null> {
  const first = Math.floor(offset / real)
  // No page beyond the last row, but one that tells how many there are.
  const rows = Math.max(1, rowsFrom(known, offset, size) ?? size)
  const count = Math.min(Math.floor((offset + rows - 1) / real) - first + 1, mostPages)
  const pages = await Promise.all(Array.from({ length: count }, (_one, page) => part(first + page, real)))
  const isSaid = known.pageSize === real
  const isFull = (page: RestPage<Row>, index: number) =>
    lengthOf(page) === (rowsFrom(page, (first + index) * real, real) ?? real) || page.hasMore === false
  const begins = new Set(pages.map(({ data: [first] }) => JSON.stringify(first)))
  return isSaid || (pages.every(isFull) && begins.size === pages.length) ? pages : null
}

/** How many rows there are, as far as a page says it. Services may count none, or more than GraphQL can say. */
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
