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
export const cleanCell = (cell: string) => withoutGuard(cell.normalize('NFC').replaceAll('\0', '').trim()).trim()

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

/** A whole CSV file as it stands there. */
export interface Table {
  header: string[]
  /** Values as `cleanCell` leaves them. */
  rows: string[][]
}

/**
 * Reads a whole CSV file. Answers what is wrong with it as a whole: no text, no rows, more than `mostRows`, or a header
 * that `refuse` finds faults with.
 */
export async function readTable(
  bytes: Buffer,
  mostRows: number,
  refuse: (header: readonly string[]) => FieldMessage[] = () => [],
): Promise<Table | { problems: FieldMessage[] }> {
  const source = async function* () {
    yield bytes
  }
  try {
    let header: string[] | undefined
    const rows: string[][] = []
    for await (const values of records(source(), await detectEncoding(source()))) {
      if (!header) {
        const problems = refuse(values)
        if (problems.length > 0) return { problems }
        header = values
        continue
      }
      if (rows.length === mostRows) return { problems: [say('TOO_MANY_ROWS', { max: mostRows })] }
      rows.push(values.map(cleanCell))
    }
    return header && rows.length > 0 ? { header, rows } : { problems: [say('CSV_FORMAT')] }
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [say('CSV_FORMAT')] }
    throw error
  }
}

/** Whether a row has values beyond its header: its columns have shifted. */
export const isTooLong = (values: readonly string[], { header }: Pick<Table, 'header'>): boolean =>
  values.slice(header.length).some((value) => value !== '')

/** Reads a whole CSV file whose header names columns in any order. Answers its rows, or as `readTable` what is wrong with it. */
export async function readSheet(
  bytes: Buffer,
  columns: readonly SheetColumn[],
  mostRows: number,
): Promise<{ rows: SheetRow[] } | { problems: FieldMessage[] }> {
  const table = await readTable(bytes, mostRows, (header) => placed(header, columns).problems)
  if ('problems' in table) return table
  const { names } = placed(table.header, columns)
  return {
    rows: table.rows.map((values, at) => ({
      row: at + 1,
      cells: Object.fromEntries(columns.map(({ name }) => [name, values[names.indexOf(name)] ?? ''])),
      isTooLong: isTooLong(values, table),
    })),
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
