import { isEmail, isPhone } from '../../../common/patterns.ts'
import { unescapeFormula } from '../../../common/csv.ts'
import type { CsvColumn } from './columns.ts'

/** The reason why one value (or the entire row) will be refused. */
export type ValueProblem =
  'noName' | 'noContact' | 'badPhone' | 'badEmail' | 'notANumber' | 'notADate' | 'tooLong' | 'tooMany' | 'tooManyValues'

export interface BadValue {
  /** The column; null for the entire row. */
  column: string | null
  problem: ValueProblem
}

const maxName = 250
const maxContacts = 10
const maxText = 5_000

const split = (text: string) => [
  ...new Set(
    text
      .split(/[;,\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
const isNumber = (text: string) => /^[+-]?(\d+([.,]\d+)?|\d{1,3}(,\d{3})+(\.\d+)?|\d{1,3}(\.\d{3})+(,\d+)?)$/.test(text)

/**
 * Whether a text is an existing date: year first or day first, with -, / or ., optionally followed by a time of day.
 */
export function isDate(text: string): boolean {
  const time = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?`
  const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`).exec(text)
  const dayFirst = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}$`).exec(text)
  const [year, month, day] = (
    yearFirst ? [yearFirst[1], yearFirst[3], yearFirst[4]] : [dayFirst?.[4], dayFirst?.[3], dayFirst?.[1]]
  ).map(Number)
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Returns a cell as the services read it: composed, without NULs, trimmed, and without the apostrophe of a guarded
 * formula.
 */
export const cleanCell = (cell: string) => unescapeFormula(cell.normalize('NFC').replaceAll('\0', '').trim()).trim()

/** Returns the problems that the services will find in one row. */
export function checkRow(record: readonly string[], columns: readonly (CsvColumn | null)[]): BadValue[] {
  const bad: BadValue[] = []
  let hasName = false
  let contacts = 0
  columns.forEach((column, index) => {
    if (!column) return
    const value = cleanCell(record[index] ?? '')
    const add = (problem: ValueProblem) => bad.push({ column: column.name, problem })
    if (value.length > maxText) add('tooLong')
    if (column.role === 'name') {
      hasName = value !== ''
      if (value.length > maxName) add('tooLong')
    } else if (column.role !== 'info') {
      const parts = split(value)
      contacts += parts.length
      if (parts.length > maxContacts) add('tooMany')
      if (column.role === 'phones' && !parts.every(isPhone)) add('badPhone')
      if (column.role === 'emails' && !parts.every(isEmail)) add('badEmail')
    }
    if (value === '' || column.type === 'TEXT') return
    if (column.type === 'NUMBER' && !isNumber(value)) add('notANumber')
    if (column.type === 'DATE' && !isDate(value)) add('notADate')
  })
  if (!hasName) bad.push({ column: 'name', problem: 'noName' })
  if (contacts === 0) bad.push({ column: null, problem: 'noContact' })
  if (record.slice(columns.length).some((cell) => cell.trim())) bad.push({ column: null, problem: 'tooManyValues' })
  return bad
}
