import { strip } from './lines.ts'

/** A span of time in a resume; dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface Span {
  startDate: string | null
  endDate: string | null
  /** Whether it is current. */
  isAdded: boolean
  /** The original text. */
  text: string
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const year = '(?:19|20)\\d{2}'
const one = [
  `${monthName}\\s?,?\\s?${year}`,
  `(?<!\\p{L})(?:tháng|thang|thg|t)\\s?\\d{1,2}\\s?[/,.-]?\\s?(?:(?:năm|nam)\\s?)?${year}`,
  `${year}\\s?年\\s?(?:\\d{1,2}\\s?月)?`,
  `\\d{1,2}\\s?[/.-]\\s?${year}`,
  `${year}\\s?[/.-]\\s?\\d{1,2}(?!\\d)`,
  year,
].join('|')
const now =
  '(?:the )?present|now|current(?:ly)?|today|(?:to )?date|ongoing|nay|hiện tại|hiện nay|đến nay|hien tai|hien nay|den nay|現在に至る|現在|至現在|今'
const dash = '\\s?(?:–|—|―|-|−|~|〜|～|to|until|till|đến|den|từ|→|>|から)\\s?'
const range = new RegExp(`(?<![\\d/])(?:(?:từ|from|tu)\\s?)?(${one})${dash}(${one}|${now})(?![\\p{L}\\d])`, 'iu')
const single = new RegExp(`(?<![\\d/])(${one})(?!\\d)`, 'iu')
/** An open span: "since 2020", or "2020 年4月〜" with nothing after it. */
const open = new RegExp(`(?:since\\s|từ\\s)(${one})|(${one})\\s?[〜～~–-]\\s?$`, 'iu')

/** Converts a written date to YYYY or YYYY-MM. Returns null if the text is not a date. */
export function readDate(text: string): string | null {
  const found = /(19|20)\d{2}/.exec(text)
  if (!found) return null
  const rest = text.replace(found[0], ' ').normalize('NFC').toLowerCase()
  const named = /[a-z]{3}/.exec(rest.replace(/th[aá]ng|thg|n[aă]m/g, ''))?.[0]
  const month = named ? months.indexOf(named) + 1 : Number(/\d{1,2}/.exec(rest)?.[0] ?? 0)
  return month >= 1 && month <= 12 ? `${found[0]}-${String(month).padStart(2, '0')}` : found[0]
}

/** Returns the first span or date in a text, and the text without it. Returns null if there is none. */
export function takeSpan(text: string): { span: Span; rest: string } | null {
  const without = (found: string) =>
    strip(
      text
        .replace(found, ' ')
        .replace(/\(\s?\)|\[\s?\]/g, ' ')
        .replace(/\s+/g, ' '),
      ',|·–-',
    )
  const ranged = range.exec(text)
  if (ranged) {
    const isAdded = new RegExp(`^(?:${now})$`, 'iu').test(ranged[2]!)
    const span = {
      startDate: readDate(ranged[1]!),
      endDate: isAdded ? null : readDate(ranged[2]!),
      isAdded,
      text: ranged[0],
    }
    return { span, rest: without(ranged[0]) }
  }
  const opened = open.exec(text)
  if (opened) {
    const span = { startDate: readDate(opened[1] ?? opened[2]!), endDate: null, isAdded: true, text: opened[0] }
    return { span, rest: without(opened[0]) }
  }
  const alone = single.exec(text)
  if (!alone) return null
  return {
    span: { startDate: null, endDate: readDate(alone[1]!), isAdded: false, text: alone[0] },
    rest: without(alone[0]),
  }
}

/** Converts a written date of birth to YYYY-MM-DD. Returns null if the text is not one. */
export function readDay(text: string): string | null {
  const iso = /((?:19|20)\d{2})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})/.exec(text)
  const local = /(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?((?:19|20)\d{2})/.exec(text)
  const named = new RegExp(
    `(?:(\\d{1,2})\\s)?(${monthName})\\s?(?:(\\d{1,2})(?:st|nd|rd|th)?\\s?,?)?\\s?(${year})`,
    'i',
  ).exec(text)
  if (iso) return day(iso[1]!, iso[2]!, iso[3]!)
  if (local) return day(local[3]!, local[2]!, local[1]!)
  if (named && (named[1] ?? named[3]))
    return day(named[4]!, String(months.indexOf(named[2]!.slice(0, 3).toLowerCase()) + 1), (named[1] ?? named[3])!)
  return null
}

function day(yearText: string, month: string, date: string): string | null {
  const text = `${yearText}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const found = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(text) ? text : null
}

const isWhole = (text: string): boolean => {
  const taken = takeSpan(text)
  return taken !== null && taken.rest === '' && taken.span.startDate !== null
}
/**
 * Joins a span whose end is on the next line of a narrow column: `Jan 2018 –` and `Mar 2020`. Returns null if the texts
 * are not such a span.
 */
export function brokenSpan(text: string, next: string): string | null {
  if (text.length > 40 || next.length > 24 || !/^\D{0,12}\d/.test(text) || isWhole(text)) return null
  return [`${text} ${next}`, text + next].find(isWhole) ?? null
}
