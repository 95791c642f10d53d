export interface Neighbours {
  /** The row's position, as in 12 of 214; null for a row that is not on the shown page. */
  place: number | null
  total: number
  /** Goes to the previous or next row, at the end of a page to the adjacent page. */
  go: (step: 1 | -1) => Promise<void>
  /** The next row of this page that can be reviewed. */
  nextOpen: string | null
}

interface Node {
  databaseId: string
  canApprove: boolean
  canReject: boolean
}

/** The list behind the drawer. */
export interface ReviewedList {
  page: number
  size: number
  /** The rows of the shown page. */
  nodes: readonly Node[]
  total: number
  /** Fetches the rows of another page. */
  fetchPage: (page: number) => Promise<readonly { databaseId: string }[] | undefined>
}

/** Returns the position of the open row in the list behind the drawer, and the functions to go to its neighbours. */
export function neighboursOf(
  row: string,
  { page, size, nodes, total, fetchPage }: ReviewedList,
  set: (change: { row: string; page?: number }) => void,
): Neighbours {
  const at = nodes.findIndex(({ databaseId }) => databaseId === row)
  const place = at < 0 ? null : (page - 1) * size + at + 1
  const go = async (step: 1 | -1) => {
    const beside = nodes[at + step]
    if (place === null || place + step < 1 || place + step > total) return
    if (beside) return set({ row: beside.databaseId })
    const found = (await fetchPage(page + step))?.at(step === 1 ? 0 : -1)
    if (found) set({ page: page + step, row: found.databaseId })
  }
  const nextOpen = at < 0 ? undefined : nodes.slice(at + 1).find(({ canApprove, canReject }) => canApprove || canReject)
  return { place, total, go, nextOpen: nextOpen?.databaseId ?? null }
}
