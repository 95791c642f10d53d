import { fold } from '../../../../common/text.ts'
import { genders } from '../../candidates/shapes.ts'
import { isDay } from '../../candidates/writes/dates.ts'

/** The order of dates that begin with neither the year nor the name of the month: 3/4/2026. */
export type DateFormat = 'dayFirst' | 'monthFirst'

/** Returns the parts of a cell that lists several values. */
export const partsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,|\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/**
 * Converts a date to YYYY-MM-DD. The year is first, or last with the day and month in `order`, or in the other order if
 * only that one is valid. A time may follow.
 */
export function dayOf(text: string, order: DateFormat): string | null {
  const [date = ''] = text.trim().split(/[T ]/)
  const numbers = date.replace(/日$/, '').split(/[-/.年月]/)
  if (numbers.length !== 3 || !numbers.every((part) => /^\d{1,4}$/.test(part))) return null
  const day = (year: string, month: string, one: string) => {
    const found = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${one.padStart(2, '0')}`
    return isDay(found) && year.length === 4 ? found : null
  }
  const [first, second, third] = numbers as [string, string, string]
  if (first.length === 4) return day(first, second, third)
  const [dayFirst, monthFirst] = [day(third, second, first), day(third, first, second)]
  return order === 'dayFirst' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
}

const sexes: Readonly<Record<string, number>> = {
  male: genders.male,
  m: genders.male,
  man: genders.male,
  nam: genders.male,
  男: genders.male,
  男性: genders.male,
  female: genders.female,
  f: genders.female,
  woman: genders.female,
  nu: genders.female,
  女: genders.female,
  女性: genders.female,
}

/** Returns the gender for a word in one of three languages; Unknown for any other word. */
export const genderOf = (text: string): number => sexes[fold(text.trim())] ?? genders.unknown

/** Returns a number with a point or comma; null for any other text. */
export const numberOf = (text: string): number | null =>
  /^\d{1,3}([.,]\d{1,4})?\+?$/.test(text.trim()) ? Number(text.trim().replace(',', '.').replace('+', '')) : null

const isVietnamese = (text: string) => /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i.test(text)
const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Joins a name from two columns in the usual order: the family name comes first for Vietnamese and Japanese names. */
export function nameOf(given: string, family: string): string {
  const isFamilyFirst = [given, family].some((text) => isVietnamese(text) || isUnspaced(text))
  return (isFamilyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ')
}

/** Converts the yes and no of a spreadsheet to the stored value; null for any other text. */
export function switchOf(text: string): 'true' | 'false' | null {
  const word = fold(text.trim())
  if (['true', 'yes', 'y', '1', 'co', 'はい', '有'].includes(word)) return 'true'
  if (['false', 'no', 'n', '0', 'khong', 'いいえ', '無'].includes(word)) return 'false'
  return null
}
