import { csvRow, csvStart } from '../../../common/csv.ts'
import type { Encoding } from './encoding.ts'
import { records } from './records.ts'

/** The title of the column that says why a row failed; a file that comes back mended may still have it. */
export const reasonColumn = 'reason'

/**
 * The rows of a file that failed, as they stand in it, with its own header and the reason: what was wrong can be mended
 * in place and the file imported again. `reasons` are by row, 1 being the first below the header; `isPassedOver` says
 * which columns mean nothing to the import, so that a `reason` among them is filled anew.
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
    // Only a former reason makes room: a value beyond the columns stays, behind the reason.
    yield csvRow(cells.toSpliced(reasonAt, isMended && cells.length > reasonAt ? 1 : 0, reason))
  }
}
