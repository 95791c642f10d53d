/** The beginning of a CSV file that spreadsheets read as UTF-8. */
export const csvStart = '\ufeff'

export type CsvCell = string | number | null | undefined

/**
 * Returns one row as CSV text (RFC 4180, ends with CRLF). A cell that a spreadsheet would run as a formula gets a
 * leading apostrophe. Numbers and phone numbers with a sign stay as they are, even several of them separated by
 * semicolons.
 */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`

/** Returns a cell without the apostrophe that `csvRow` put before a formula. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

function cellText(value: CsvCell): string {
  const text = String(value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Characters that spreadsheets skip before the first visible one: white space, controls, byte order marks, zero-width
 * characters.
 */
const unseen = /^[\s\p{Cc}\p{Cf}]+/u
/** The characters that begin a formula, in every width, and the minus sign that is not ASCII. */
const signs = /^[=+\-@＝＋－＠﹦﹢﹣﹫−]/

function isFormula(text: string): boolean {
  if (/^[\t\r\n]/.test(text) || signs.test(text.replace(unseen, ''))) return !isNumbers(text)
  return false
}

/**
 * Whether a text is numbers or phone numbers. Each part is tested alone: one expression for the entire text would
 * backtrack through every split.
 */
const isNumbers = (text: string): boolean => text.split(';').every((part) => /^[+-]?[\d\s().-]+$/.test(part.trim()))

/**
 * The columns of a talent CSV besides name, phones and emails. All of them are optional. The client checks a file
 * against the same list before it is sent.
 */
export const talentColumns = [
  { name: 'jobTitle', displayName: 'Job title', type: 'text' },
  { name: 'skills', displayName: 'Skills', type: 'text' },
  { name: 'company', displayName: 'Company', type: 'text' },
  { name: 'experienceYear', displayName: 'Experience year', type: 'number' },
  { name: 'website', displayName: 'Website', type: 'text' },
  { name: 'desiredWorkLocations', displayName: 'Desired work locations', type: 'text' },
] as const
