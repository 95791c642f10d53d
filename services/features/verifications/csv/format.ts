import { detectEncoding, UnreadableFile, type Encoding } from '../../../core/csv/encoding.ts'
import { planColumns, type ColumnPlan } from './columns.ts'
import { records, type Delimiter } from '../../../core/csv/records.ts'
import type { VerificationField } from '../contract.ts'

/** The reason why no row of a file was accepted. */
export type ImportError = 'unreadable' | 'columns' | 'empty' | 'internal'

/** The format of a file. It is stored with the import, so that it is determined only once. */
export interface FileFormat {
  encoding: Encoding
  delimiter: Delimiter
  columns: ColumnPlan
}

type Open = () => Promise<AsyncIterable<Uint8Array>>
type Analysis = { format: FileFormat; rows: number } | { error: ImportError }

/**
 * Reads a file completely before any row is processed, and determines its encoding, delimiter and columns, and the
 * number of its data rows. Therefore an unreadable file leaves no rows behind.
 */
export async function analyse(
  open: Open,
  config: readonly VerificationField[],
  signal: AbortSignal,
): Promise<Analysis> {
  try {
    const encoding = await detectEncoding(await open())
    let delimiter: Delimiter = ','
    let columns: ColumnPlan | undefined
    let rows = 0
    for await (const record of records(await open(), encoding, (found) => {
      delimiter = found
    })) {
      signal.throwIfAborted()
      if (columns) {
        rows++
        continue
      }
      const plan = planColumns(record, config)
      if ('problems' in plan) return { error: 'columns' }
      columns = plan
    }
    return columns && rows > 0 ? { format: { encoding, delimiter, columns }, rows } : { error: 'empty' }
  } catch (error) {
    if (error instanceof UnreadableFile) return { error: 'unreadable' }
    throw error
  }
}
