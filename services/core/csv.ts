/** Opens a CSV file so that spreadsheets read it as UTF-8. */
export const csvStart = '\ufeff'

/**
 * One row as CSV text (RFC 4180, ends with CRLF). A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe; numbers and phone numbers with a sign, also several with semicolons between, stay as they are.
 */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s().-]+(; ?\+?[\d\s().-]+)*$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
