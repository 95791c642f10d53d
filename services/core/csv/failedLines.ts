import { csvRow, csvStart } from '../../../common/csv.ts'
import type { Encoding } from './encoding.ts'
import { records } from './records.ts'

/** The title of the column with the reason why a row failed. A corrected file may still contain it. */
export const reasonColumn = 'reason'

/**
 * Yields the failed rows of a file with their original cells, the file's own header and the reason, so that the errors
 * can be corrected in place and the file imported again. `reasons` is by row, 1 being the first below the header.
 * `isPassedOver` says which columns the import ignores; if one of them is called `reason`, it is overwritten.
 */
export async function* failedLines(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  reasons: ReadonlyMap<number, string>,
  isPassedOver: (column: number) => boolean = () => true,
): AsyncGenerator<string> {
  let row = -1
  let reasonAt = 0
  let isMended = false
  for await (const record of records(bytes, encoding)) {
    row++
    if (row === 0) {
      reasonAt = record.findIndex((title, at) => isPassedOver(at) && title.trim().toLowerCase() === reasonColumn)
      isMended = reasonAt >= 0
      if (!isMended) reasonAt = record.length
      yield csvStart + csvRow(record.toSpliced(reasonAt, 1, record[reasonAt] ?? reasonColumn))
      continue
    }
    const reason = reasons.get(row)
    if (reason === undefined) continue
    const width = Math.max(record.length, reasonAt)
    const cells = Array.from({ length: width }, (_cell, at) => record[at]?.normalize('NFC') ?? '')
    // Replace only a former reason: a value beyond the columns is preserved, after the reason.
    yield csvRow(cells.toSpliced(reasonAt, isMended && cells.length > reasonAt ? 1 : 0, reason))
  }
}
