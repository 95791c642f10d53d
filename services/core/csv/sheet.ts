import { withoutGuard } from '../../../common/csv.ts'
import { fold } from '../../../common/text.ts'
import { say, type FieldMessage } from '../contract/messages.ts'
import { detectEncoding, UnreadableFile } from './encoding.ts'
import { reasonColumn } from './failedLines.ts'
import { records } from './records.ts'

/** A column that a kind of file may have. */
export interface SheetColumn {
  name: string
  /** Another title under which it is found. */
  displayName: string
  /** A file without it is refused, and so is a row without a value. */
  isRequired?: boolean
  /** Characters of its longest value. */
  most: number
}

export interface SheetRow {
  /** 1 is the first below the header. */
  row: number
  /** Texts by the names of the columns; '' where the row or the file has none. */
  cells: Readonly<Record<string, string>>
  /** It has more values than the header. */
  isTooLong: boolean
}

const key = (title: string) => fold(title.replace(/^'/, '')).replace(/\s+/g, ' ').trim()
/** Composed, without NULs, trimmed, and without the apostrophe that keeps a spreadsheet from running it as a formula. */
const clean = (cell: string) => withoutGuard(cell.normalize('NFC').replaceAll('\0', '').trim()).trim()

function placed(header: readonly string[], columns: readonly SheetColumn[]) {
  const byKey = new Map(columns.flatMap(({ name, displayName }) => [[key(displayName), name] as const]))
  for (const { name } of columns) byKey.set(key(name), name)
  const names = header.map((title) => byKey.get(key(title)))
  const twice = [...new Set(names.filter((name, at) => name && names.indexOf(name) !== at))] as string[]
  const problems: FieldMessage[] = [
    ...header
      .filter((title) => !byKey.has(key(title)) && !['', reasonColumn].includes(key(title)))
      .map((title) => say('HEADER_UNKNOWN', { name: title.trim() })),
    ...twice.map((name) => say('HEADER_TWICE', { name })),
    ...columns
      .filter(({ name, isRequired }) => isRequired && !names.includes(name))
      .map(({ name }) => say('HEADER_MISSING', { name })),
  ]
  return { names, problems }
}

/**
 * Reads a whole CSV file whose header names columns in any order. Answers its rows, or what is wrong with the file as a
 * whole: no text, no rows, more than `mostRows`, a header that does not fit.
 */
export async function readSheet(
  bytes: Buffer,
  columns: readonly SheetColumn[],
  mostRows: number,
): Promise<{ rows: SheetRow[] } | { problems: FieldMessage[] }> {
  const source = async function* () {
    yield bytes
  }
  try {
    let header: ReturnType<typeof placed> | undefined
    const rows: SheetRow[] = []
    for await (const values of records(source(), await detectEncoding(source()))) {
      if (!header) {
        header = placed(values, columns)
        if (header.problems.length > 0) return { problems: header.problems }
        continue
      }
      if (rows.length === mostRows) return { problems: [say('TOO_MANY_ROWS', { max: mostRows })] }
      const { names } = header
      const cells = Object.fromEntries(columns.map(({ name }) => [name, clean(values[names.indexOf(name)] ?? '')]))
      const isTooLong = values.slice(names.length).some((value) => value.trim() !== '')
      rows.push({ row: rows.length + 1, cells, isTooLong })
    }
    return rows.length > 0 ? { rows } : { problems: [say('CSV_FORMAT')] }
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [say('CSV_FORMAT')] }
    throw error
  }
}

/** What is wrong with the values of a row whatever they mean: one is missing, too long, or beyond the header. */
export const cellProblems = (columns: readonly SheetColumn[], { cells, isTooLong }: SheetRow): FieldMessage[] => [
  ...columns.flatMap(({ name: column, most, isRequired }) => {
    const value = cells[column]!
    if (isRequired && !value) return [say('CELL_MISSING', { column })]
    return value.length > most ? [say('CELL_TOO_LONG', { column, max: most })] : []
  }),
  ...(isTooLong ? [say('SURPLUS_VALUES')] : []),
]
