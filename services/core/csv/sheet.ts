import { unescapeFormula } from '../../../common/csv.ts'
import { fold } from '../../../common/text.ts'
import { createMessage, type FieldMessage } from '../contract/messages.ts'
import { detectEncoding, UnreadableFile } from './encoding.ts'
import { reasonColumn } from './failedLines.ts'
import { records } from './records.ts'

/** A column that a type of file may have. */
export interface SheetColumn {
  name: string
  /** Another title that is recognised for the column. */
  displayName: string
  /** Whether a file without the column, or a row without a value, is refused. */
  isRequired?: boolean
  /** Maximum length of a value, in characters. */
  most: number
}

export interface SheetRow {
  /** 1 is the first below the header. */
  row: number
  /** Texts by column name; '' if the row or the file has none. */
  cells: Readonly<Record<string, string>>
  /** Whether the row has more values than the header. */
  isTooLong: boolean
}

const key = (title: string) => fold(title.replace(/^'/, '')).replace(/\s+/g, ' ').trim()
/**
 * Cleans a cell: composes it, removes NULs, trims it, and removes the apostrophe that prevents a spreadsheet from
 * running it as a formula.
 */
export const cleanCell = (cell: string) => unescapeFormula(cell.normalize('NFC').replaceAll('\0', '').trim()).trim()

function placed(header: readonly string[], columns: readonly SheetColumn[]) {
  const byKey = new Map(columns.flatMap(({ name, displayName }) => [[key(displayName), name] as const]))
  for (const { name } of columns) byKey.set(key(name), name)
  const names = header.map((title) => byKey.get(key(title)))
  const twice = [...new Set(names.filter((name, at) => name && names.indexOf(name) !== at))] as string[]
  const problems: FieldMessage[] = [
    ...header
      .filter((title) => !byKey.has(key(title)) && !['', reasonColumn].includes(key(title)))
      .map((title) => createMessage('HEADER_UNKNOWN', { name: title.trim() })),
    ...twice.map((name) => createMessage('HEADER_TWICE', { name })),
    ...columns
      .filter(({ name, isRequired }) => isRequired && !names.includes(name))
      .map(({ name }) => createMessage('HEADER_MISSING', { name })),
  ]
  return { names, problems }
}

/** The content of a complete CSV file. */
export interface Table {
  header: string[]
  /** Values as cleaned by `cleanCell`. */
  rows: string[][]
}

/**
 * Reads a complete CSV file. Returns what is wrong with the file as a whole: no text, no rows, more than `mostRows`, or
 * a header that `refuse` rejects.
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
      if (rows.length === mostRows) return { problems: [createMessage('TOO_MANY_ROWS', { max: mostRows })] }
      rows.push(values.map(cleanCell))
    }
    return header && rows.length > 0 ? { header, rows } : { problems: [createMessage('CSV_FORMAT')] }
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [createMessage('CSV_FORMAT')] }
    throw error
  }
}

/** Whether a row has more values than its header, which means that its columns have shifted. */
export const isTooLong = (values: readonly string[], { header }: Pick<Table, 'header'>): boolean =>
  values.slice(header.length).some((value) => value !== '')

/**
 * Reads a complete CSV file whose header names columns in any order. Returns its rows or, like `readTable`, what is
 * wrong with the file.
 */
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

/**
 * Returns the problems with the values of a row that do not depend on their meaning: one is missing, too long, or
 * beyond the header.
 */
export const cellProblems = (columns: readonly SheetColumn[], { cells, isTooLong }: SheetRow): FieldMessage[] => [
  ...columns.flatMap(({ name: column, most, isRequired }) => {
    const value = cells[column]!
    if (isRequired && !value) return [createMessage('CELL_MISSING', { column })]
    return value.length > most ? [createMessage('CELL_TOO_LONG', { column, max: most })] : []
  }),
  ...(isTooLong ? [createMessage('SURPLUS_VALUES')] : []),
]
