import { brokenSpan, takeSpan, type Span } from '../dates.ts'
import { strip, type Line } from '../lines.ts'
import { isEmployer, isTitle } from '../words/employers.ts'
import { degree, school } from '../words/schools.ts'

/** An entry of a section: its heading lines without dates and places, and the details below them. */
export interface Entry {
  heads: string[]
  span: Span | null
  details: string[]
  line: Line
}

export const duration =
  /^[(·•]?\s?\d{1,2}\s?(?:years?|yrs?|months?|mos?|năm|tháng|年|ヶ月|か月)(?:\s?\d{1,2}\s?(?:months?|mos?|tháng|ヶ月|か月))?\)?$/iu
const lasting =
  /[(·•]?\s?\b\d{1,2}\s?(?:years?|yrs?|months?|mos?|năm|tháng)(?:\s?\d{1,2}\s?(?:months?|mos?|tháng))?\b\s?\)?$/iu
const place = /^\p{Lu}[\p{L}.' -]{1,30},\s?(?:\p{Lu}{2,3}|\p{Lu}[\p{L}.' -]{2,30})$/u

/**
 * Whether a text is a place, such as "Santa Clara, CA", but not "NVIDIA Research, Research Intern" or "Keio University,
 * Tokyo".
 */
export const isPlace = (text: string): boolean =>
  place.test(text) && !isTitle(text) && !isEmployer(text) && !school.test(text)

/** A line of a section, prepared for grouping into entries. */
interface Item {
  line: Line
  texts: string[]
  span: Span | null
  /** Whether it is a detail and not a heading. */
  isDetail: boolean
  /** Whether it is indented further than the headings. */
  isIndented: boolean
}
/** The maximum number of heading lines of an entry. */
const mostHeads = 4

const length = (texts: readonly string[]) => texts.join(' ').length
const isSentence = (texts: readonly string[]) =>
  length(texts) > 90 ||
  (/(?:\p{L}{3}[.;]|。)$/u.test(texts.at(-1) ?? '') && (length(texts) > 30 || texts.join(' ').endsWith('。')))

/** Rejoins spans that a narrow column breaks: `Jan 2018 –`, and on the next line `Mar 2020`. */
function wholeSpans(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const [first = '', ...rest] = line.parts
    const span = last && brokenSpan(last.parts[0]!, first)
    if (last && span) {
      whole[whole.length - 1] = { ...last, parts: [span, ...last.parts.slice(1)] }
      const { xs, ...more } = line
      if (rest.length > 0) whole.push({ ...more, parts: rest, ...(xs && { xs: xs.slice(1), x: xs[1]! }) })
    } else whole.push(line)
  }
  return whole
}

/** Returns the left edge of the content of a line, after its date. */
const contentAt = ({ parts, xs, x }: Line): number =>
  xs && parts.length > 1 && takeSpan(parts[0]!)?.rest === '' ? xs[1]! : x

/** Whether a line continues the heading above, which had no room for it. */
function goesOnHead(above: Item, line: Line, texts: readonly string[]): boolean {
  const [before, text] = [above.texts.join(' '), texts.join(' ')]
  if (!line.isWrapped || above.texts.length !== 1) return false
  if (/(?:\s(?:in|of|and|for|at|the|và|ngành)|[,&/-])$/iu.test(before) || /^\p{Ll}/u.test(text)) return true
  return degree.test(before) && !degree.test(text) && !school.test(text)
}

/** Returns the lines with their dates. A line that continues the previous one is joined to it. */
function itemsOf(lines: readonly Line[]): Item[] {
  const items: Item[] = []
  const left = Math.min(...lines.filter(({ isBullet }) => !isBullet).map(contentAt))
  for (const line of wholeSpans(lines)) {
    const last = items.at(-1)
    const { texts, span } = withoutAsides(line)
    const isGoing = last && !line.isBullet && !span && texts.length > 0
    if (isGoing && (last.isDetail ? goesOn(line, left) : goesOnHead(last, line, texts))) {
      last.texts = [joined(last.texts.join(' '), texts.join(' '))]
      continue
    }
    items.push({
      line,
      texts,
      span,
      isDetail: line.isBullet,
      isIndented: !span && line.parts.length === 1 && line.x > left + 6,
    })
  }
  return items
}
/** Whether a line continues the sentence of a bullet: it is indented, or begins in lower case. */
const goesOn = (line: Line, left: number): boolean =>
  /^[\p{Ll}(,;]/u.test(line.parts[0]!) || (line.x > left + 6 && line.parts.length === 1)

const joined = (one: string, other: string) =>
  /\p{L}-$/u.test(one) && /^\p{Ll}/u.test(other)
    ? one.slice(0, -1) + other
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、]$/u.test(one)
      ? one + other
      : `${one} ${other}`

/**
 * Splits a section into entries. Each entry has one date, which is the same number of lines below the first line in all
 * entries. The line after a bullet also begins an entry, unless the next date is further away than that.
 */
export function entriesOf(lines: readonly Line[]): Entry[] {
  const items = itemsOf(lines)
  const dates = items.flatMap(({ span, isDetail }, at) => (span && !isDetail ? [at] : []))
  const lead = leadOf(items, dates)
  const starts = new Set<number>(items.length > 0 ? [0] : [])
  for (const [order, at] of dates.entries()) {
    const before = order > 0 ? dates[order - 1]! : -1
    const afterDetail = lastDetail(items, before, at) + 1
    const isAfter = afterDetail > before + 1
    if (order === 0 && !isAfter) continue
    // A date alone on its line may belong to the text above it.
    starts.add(isAfter && at - afterDetail <= lead + 1 ? afterDetail : Math.max(before + 1, at - lead))
  }
  if (dates.length === 0)
    for (const [at, { isDetail }] of items.entries()) if (at > 0 && !isDetail && items[at - 1]!.isDetail) starts.add(at)
  const sorted = [...starts].sort((one, other) => one - other)
  return sorted
    .map((start, at) => entryOf(items.slice(start, sorted[at + 1])))
    .filter(({ heads, details }) => heads.length + details.length > 0)
}

function lastDetail(items: readonly Item[], after: number, before: number): number {
  for (let at = before - 1; at > after; at--) if (items[at]!.isDetail) return at
  return after
}

/** Returns the number of lines before the date in most entries. */
function leadOf(items: readonly Item[], dates: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const [order, at] of dates.entries()) {
    const before = order > 0 ? dates[order - 1]! : -1
    const detail = lastDetail(items, before, at)
    // Without a bullet between two dates, the end of the first entry cannot be detected.
    if (order > 0 && detail === before) continue
    const lead = Math.min(at - detail - 1, mostHeads - 1)
    counts.set(lead, (counts.get(lead) ?? 0) + 1)
  }
  const [lead = 0] = [...counts].toSorted((one, other) => other[1] - one[1] || one[0] - other[0])[0] ?? []
  return lead
}

function entryOf(items: readonly Item[]): Entry {
  const entry: Entry = { heads: [], span: null, details: [], line: items[0]!.line }
  let isInDetails = false
  for (const { texts, span, isDetail, isIndented } of items) {
    entry.span ??= span
    if (texts.length === 0) continue
    isInDetails ||=
      isDetail ||
      (isIndented && entry.heads.length > 1) ||
      entry.heads.length >= mostHeads ||
      (isSentence(texts) && entry.heads.length > 0)
    if (isInDetails) entry.details.push(texts.join(' '))
    else entry.heads.push(...texts)
  }
  return entry
}

/** Returns the texts of a line without date, place and duration, and the date separately. */
function withoutAsides(line: Line): { texts: string[]; span: Span | null } {
  let span: Span | null = null
  const texts = line.parts.flatMap((part, index) => {
    if (duration.test(part) || (index > 0 && isPlace(part))) return []
    if (span || (line.isBullet && index === 0)) return [part]
    const taken = takeSpan(part)
    // A year within a sentence is not the date of the entry.
    if (!taken || (!taken.span.startDate && isWithin(part, taken.span.text))) return [part]
    span = taken.span
    const rest = strip(taken.rest.replace(lasting, ''), ',|·–-()')
    return rest && !duration.test(rest) ? [balanced(rest)] : []
  })
  return { texts, span }
}
/**
 * Whether a date is part of a sentence: "moved to SAP in 2019". The date of an entry follows a sign or stands alone.
 */
function isWithin(text: string, date: string): boolean {
  const before = text.slice(0, text.indexOf(date)).trimEnd()
  const isOwn = before === '' || /[,;:(|·•–—-]$/u.test(before) || text.trim() === date.trim()
  return !isOwn && !/(?:graduat|class of|completed|obtained|awarded|tốt nghiệp|năm|卒業|取得)/iu.test(text)
}
/** Restores the bracket that `strip` removed from the end of "(…)". */
const balanced = (text: string) => (text.includes('(') && !text.includes(')') ? `${text})` : text)
