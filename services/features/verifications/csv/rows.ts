import { unescapeFormula } from '../../../../common/csv.ts'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { ReadCv } from '../../candidateCvs/reader/read.ts'
import { shorten, checkPerson, contactKeys, maxContacts, maxEmail, maxName } from '../../reviews/person.ts'
import type { ColumnPlan } from './columns.ts'
import type { VerificationField } from '../contract.ts'

/** A data row of a file after reading and checking. */
export interface CheckedRow {
  /** 1 = first data row. */
  row: number
  /** The name of the file that only this row comes from: a CV. */
  cvName?: string
  name: string
  phones: string[]
  emails: string[]
  /** `phone:…` and `email:…`: rows that share one of them are the same person. */
  keys: string[]
  /** JSON text: the text of every column by its name, in the file's order. */
  info: string
  /** The content of the row's CV, with positions. */
  reading?: ReadCv
  /** The reasons why the row cannot be accepted; empty for a valid row. */
  problems: FieldMessage[]
}

export const maxText = 5_000

/**
 * Returns the text of one cell: composed (Windows-1258 encodes tone marks separately), without NULs, trimmed, and
 * without the apostrophe that prevents a spreadsheet from running it as a formula.
 */
const clean = (cell: string) => unescapeFormula(cell.normalize('NFC').replaceAll('\0', '').trim()).trim()

const split = (text: string) => [
  ...new Set(
    text
      .split(/[;,\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** Reads one record according to the columns of its file, and checks every value. Never throws. */
export function checkRow(record: readonly string[], columns: ColumnPlan, row: number): CheckedRow {
  const found = { name: '', phones: [] as string[], emails: [] as string[] }
  const info: Record<string, string> = {}
  const problems: FieldMessage[] = []
  columns.forEach((column, index) => {
    const value = clean(record[index] ?? '')
    if (!column) {
      return
    }
    info[column.name] = value.slice(0, maxText)
    if (column.role === 'name') found.name = value.replace(/\s+/g, ' ')
    else if (column.role !== 'info') found[column.role] = split(value)
    const problem = checkValue(value, column.type, column.name)
    if (problem) problems.push(problem)
  })
  if (record.slice(columns.length).some((cell) => cell.trim())) problems.push(createMessage('SURPLUS_VALUES'))
  problems.unshift(...checkPerson(found))
  const { phones, emails } = found
  return {
    row,
    name: found.name.slice(0, maxName),
    phones: phones.slice(0, maxContacts).map((phone) => phone.slice(0, maxEmail)),
    emails: emails.slice(0, maxContacts).map((email) => email.slice(0, maxEmail)),
    keys: problems.length > 0 ? [] : contactKeys(phones, emails),
    info: JSON.stringify(info),
    problems,
  }
}

function checkValue(value: string, type: VerificationField['type'], name: string): FieldMessage | undefined {
  if (value.length > maxText) return createMessage('CELL_TOO_LONG', { column: name, max: maxText })
  if (!value || type === 'text') return undefined
  if (type === 'number')
    return isNumber(value) ? undefined : createMessage('CELL_NO_NUMBER', { column: name, value: shorten(value) })
  return isDate(value) ? undefined : createMessage('CELL_NO_DATE', { column: name, value: shorten(value) })
}

const isNumber = (text: string) => /^[+-]?(\d+([.,]\d+)?|\d{1,3}(,\d{3})+(\.\d+)?|\d{1,3}(\.\d{3})+(,\d+)?)$/.test(text)

/**
 * Accepts dates with the year first (2026-11-21, 2026/11/21) or the day first (21/11/2026, 21-11-2026, 21.11.2026). A
 * time of day may follow.
 */
function isDate(text: string): boolean {
  const time = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?`
  const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`).exec(text)
  const dayFirst = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}$`).exec(text)
  const parts = yearFirst ? [yearFirst[1], yearFirst[3], yearFirst[4]] : [dayFirst?.[4], dayFirst?.[3], dayFirst?.[1]]
  const [year, month, day] = parts.map(Number)
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
