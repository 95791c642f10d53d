/** Opens a CSV file so that spreadsheets read it as UTF-8. */
export const csvStart = '\ufeff'

export type CsvCell = string | number | null | undefined

/**
 * One row as CSV text (RFC 4180, ends with CRLF). A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe; numbers and phone numbers with a sign, also several with semicolons between, stay as they are.
 */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`

/** A cell as it was before `csvRow` put an apostrophe before a formula. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

function cellText(value: CsvCell): string {
  const text = String(value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What spreadsheets pass over before the first sign: white space, controls, byte order marks, zero-width characters. */
const unseen = /^[\s\p{Cc}\p{Cf}]+/u
/** The signs that begin a formula, in every width, and the minus that is none of ASCII. */
const signs = /^[=+\-@＝＋－＠﹦﹢﹣﹫−]/

function isFormula(text: string): boolean {
  if (/^[\t\r\n]/.test(text) || signs.test(text.replace(unseen, ''))) return !isNumbers(text)
  return false
}

/** Numbers and phone numbers. Each part is tested alone: one expression for all of them would try every way to split. */
const isNumbers = (text: string): boolean => text.split(';').every((part) => /^[+-]?[\d\s().-]+$/.test(part.trim()))

/**
 * The columns of a talent CSV besides name, phones and emails; all of them may be left out. The client checks a file by the
 * same list before it is sent.
 */
export const talentColumns = [
  { name: 'jobTitle', displayName: 'Job title', type: 'text' },
  { name: 'skills', displayName: 'Skills', type: 'text' },
  { name: 'company', displayName: 'Company', type: 'text' },
  { name: 'experienceYear', displayName: 'Experience year', type: 'number' },
  { name: 'website', displayName: 'Website', type: 'text' },
  { name: 'desiredWorkLocations', displayName: 'Desired work locations', type: 'text' },
] as const
