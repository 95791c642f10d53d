/** CSV files of lists, created in the browser in the format of the services. */
import { fetchQuery } from 'react-relay/hooks'
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { csvRow, csvStart, type CsvCell } from '../../../common/csv.ts'

export type Cell = CsvCell

/** Returns a table as the text of a CSV file. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => `${csvStart}${rows.map(csvRow).join('')}`

/** Returns a table as a CSV file. */
export const csvFile = (rows: readonly (readonly Cell[])[]): Blob =>
  new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' })

/** The maximum number of exported rows. */
export const exportLimit = 5_000
const pageSize = 100

/** Some rows of a list, and the cursor of the last one; null if no more follow. */
export interface RowsUpTo<R> {
  rows: readonly R[]
  end: string | null
}

/** Fetches the rows of all pages of a list, each page after the end of the previous one, up to the limit. */
export async function allRows<Q extends OperationType, R extends { readonly id: string }>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variablesOf: (size: number, after: string | null) => Q['variables'],
  pageOf: (data: Q['response']) => RowsUpTo<R> | null,
  signal: AbortSignal,
): Promise<{ rows: R[]; isCut: boolean }> {
  // Keyed by id: where cursors are mere offsets, a row that moves to a later page in the meantime is not listed twice.
  const rows = new Map<string, R>()
  for (let after: string | null = null; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a page starts where the previous one ends
    const data: Q['response'] | undefined = await onePage<Q>(environment, query, variablesOf(pageSize, after), signal)
    const found: RowsUpTo<R> | null = data ? pageOf(data) : null
    for (const row of found?.rows ?? []) rows.set(row.id, row)
    if (rows.size > exportLimit) return { rows: [...rows.values()].slice(0, exportLimit), isCut: true }
    if (!found?.end) return { rows: [...rows.values()], isCut: false }
    after = found.end
  }
}

/** Fetches one page; an abort does not wait for its response. */
const onePage = <Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  signal: AbortSignal,
) =>
  new Promise<Q['response'] | undefined>((resolve, reject) => {
    const { unsubscribe } = fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: resolve,
      error: reject,
      complete: () => resolve(undefined),
    })
    const stop = () => {
      unsubscribe()
      reject(signal.reason as Error)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
