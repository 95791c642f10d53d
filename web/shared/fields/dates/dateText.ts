import dayjs from 'dayjs'
import { isDay } from '../../format/dates.ts'

const pad = (number: string) => number.padStart(2, '0')
const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * Returns the day (YYYY-MM-DD) that a text means: DD/MM/YYYY, also with other separators or none, or with the year
 * first; for an ISO moment its local day. Returns null for any other text, and for days that do not exist.
 */
export function readDay(text: string): string | null {
  // Japanese keyboards may enter full-width digits.
  const typed = text.normalize('NFKC').trim()
  if (/^\d{4}-\d{2}-\d{2}T/.test(typed)) return dayjs(typed).isValid() ? dayjs(typed).format('YYYY-MM-DD') : null
  const [, year, month, day] = yearFirst.exec(typed) ?? []
  const other = dayFirst.exec(typed) ?? []
  const found = year ? [year, month!, day!] : [other[3] ?? other[6], other[2] ?? other[5], other[1] ?? other[4]]
  if (!found[0]) return null
  const whole = `${found[0]}-${pad(found[1]!)}-${pad(found[2]!)}`
  return isDay(whole) ? whole : null
}
