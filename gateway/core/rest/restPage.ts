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
