import { placesOf } from './career/studies.ts'
import { strip, textOf, type Line } from './lines.ts'

/** A row in the table of a rirekisho: an event with its month. */
interface Happening {
  /** YYYY-MM. */
  date: string
  text: string
  line: Line
}

/** The year before the first year of each era. */
const eras: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 }
const row = /^(?:(昭和|平成|令和)\s?)?(元|\d{1,4})\s?年?\s?[/.]?\s?(\d{1,2})\s?月?\s(.{2,200})$/u
const begins = /(?:入社|入職|入所|入局|入行|就職|勤務開始|開業)$/u
const ends = /(?:退社|退職|退所|退局|退行|契約満了|満了により)/u
const enters = /(?:入学|編入学|編入|進学)$/u
const leaves = /(?:卒業|卒業見込み?|修了|中退|退学)$/u
const isPresent = /現在に至る|在職中/u
const certified = /(?:取得|合格)$/u

/** Returns the rows of the table, whatever the position of its headings. */
function happeningsOf(lines: readonly Line[]): Happening[] {
  return lines.flatMap((line) => {
    const [, era, year = '', month = '', said = ''] = row.exec(textOf(line)) ?? []
    if (!said || Number(month) < 1 || Number(month) > 12) return []
    const number = year === '元' ? 1 : Number(year)
    const full = era ? eras[era]! + number : number
    const text = strip(said, ' 　・')
    return full >= 1900 && full <= 2100 ? [{ date: `${full}-${month.padStart(2, '0')}`, text, line }] : []
  })
}

interface Job {
  line: Line
  company: string
  startDate: string | null
  endDate: string | null
  isAdded: boolean
}
interface Study {
  line: Line
  institution: string
  area: string
  startDate: string | null
  endDate: string | null
}

/** The work, studies and certificates in a rirekisho, the Japanese form of a CV. */
export interface Rirekisho {
  work: Job[]
  education: Study[]
  awards: { line: Line; title: string; date: string }[]
}

/** Returns the text before the word that names the event. */
const before = (text: string, word: RegExp) => strip(text.replace(word, ''), ' 　にへをの、。')

/** Reads the table of a rirekisho, which has a row for each start and end. Returns null if the CV has no such table. */
export function rirekishoOf(lines: readonly Line[]): Rirekisho | null {
  const work: Job[] = []
  const education: Study[] = []
  const awards: Rirekisho['awards'] = []
  for (const { date, text, line } of happeningsOf(lines)) {
    if (begins.test(text)) {
      work.push({ line, company: before(text, begins), startDate: date, endDate: null, isAdded: false })
    } else if (ends.test(text)) {
      const open = work.findLast(({ endDate }) => endDate === null)
      if (open) open.endDate = date
    } else if (enters.test(text)) {
      education.push({ line, ...placesOf(before(text, enters)), startDate: date, endDate: null })
    } else if (leaves.test(text)) {
      const said = placesOf(before(text, leaves))
      const open = education.findLast(
        ({ institution, endDate }) => endDate === null && institution === said.institution,
      )
      if (open) Object.assign(open, { endDate: date, area: open.area || said.area })
      else education.push({ line, ...said, startDate: null, endDate: date })
    } else if (certified.test(text)) awards.push({ line, title: before(text, certified), date })
  }
  if (work.length + education.length < 2) return null
  const last = work.at(-1)
  // The last job is current if it has no end and the CV says so.
  if (last && last.endDate === null && lines.some((line) => isPresent.test(textOf(line)))) last.isAdded = true
  return { work, education, awards }
}
