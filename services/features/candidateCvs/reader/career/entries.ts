import { brokenSpan, takeSpan, type Span } from '../dates.ts'
import { strip, type Line } from '../lines.ts'
import { isEmployer, isTitle } from '../words/employers.ts'
import { degree, school } from '../words/schools.ts'

/** One entry of a section: its heading lines without dates and places, and what is said below them. */
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

/** "Santa Clara, CA", but no "NVIDIA Research, Research Intern" and no "Keio University, Tokyo". */
export const isPlace = (text: string): boolean =>
  place.test(text) && !isTitle(text) && !isEmployer(text) && !school.test(text)

/** A line of a section as entries are made of it. */
interface Item {
  line: Line
  texts: string[]
  span: Span | null
  /** It tells of the work, and names nothing. */
  isDetail: boolean
  /** It stands further right than what names things. */
  isIndented: boolean
}
/** Lines that name one entry. */
const mostHeads = 4

const length = (texts: readonly string[]) => texts.join(' ').length
const isSentence = (texts: readonly string[]) =>
  length(texts) > 90 ||
  (/(?:\p{L}{3}[.;]|。)$/u.test(texts.at(-1) ?? '') && (length(texts) > 30 || texts.join(' ').endsWith('。')))

/** Spans that a narrow column breaks are whole again: `Jan 2018 –`, and on the next line `Mar 2020`. */
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

/** Where what a line names begins: behind its date. */
const contentAt = ({ parts, xs, x }: Line): number =>
  xs && parts.length > 1 && takeSpan(parts[0]!)?.rest === '' ? xs[1]! : x

/** Whether a line goes on what the one above names: that had no place there. */
function goesOnHead(above: Item, line: Line, texts: readonly string[]): boolean {
  const [before, text] = [above.texts.join(' '), texts.join(' ')]
  if (!line.isWrapped || above.texts.length !== 1) return false
  if (/(?:\s(?:in|of|and|for|at|the|và|ngành)|[,&/-])$/iu.test(before) || /^\p{Ll}/u.test(text)) return true
  return degree.test(before) && !degree.test(text) && !school.test(text)
}

/** The lines with their dates; those that go on in the next line are joined to it. */
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
/** A line that goes on the sentence of a bullet: indented, or beginning in lower case. */
const goesOn = (line: Line, left: number): boolean =>
  /^[\p{Ll}(,;]/u.test(line.parts[0]!) || (line.x > left + 6 && line.parts.length === 1)

const joined = (one: string, other: string) =>
  /\p{L}-$/u.test(one) && /^\p{Ll}/u.test(other)
    ? one.slice(0, -1) + other
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、]$/u.test(one)
      ? one + other
      : `${one} ${other}`

/**
 * The entries of a section. Each has one date: where it stands in one entry, it stands in all, so many lines below the first.
 * What follows a line with a bullet begins an entry, too, unless the next date is further away than that.
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
    // A date alone on its line may belong to what stands above it.
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

/** How many lines of an entry stand before its date, as most entries have it. */
function leadOf(items: readonly Item[], dates: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const [order, at] of dates.entries()) {
    const before = order > 0 ? dates[order - 1]! : -1
    const detail = lastDetail(items, before, at)
    // Without a bullet between two dates nothing tells where the one entry ends.
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

/** What a line says without its date, place and duration. */
function withoutAsides(line: Line): { texts: string[]; span: Span | null } {
  let span: Span | null = null
  const texts = line.parts.flatMap((part, index) => {
    if (duration.test(part) || (index > 0 && isPlace(part))) return []
    if (span || (line.isBullet && index === 0)) return [part]
    const taken = takeSpan(part)
    // A year within a sentence is no date of the entry.
    if (!taken || (!taken.span.startDate && isWithin(part, taken.span.text))) return [part]
    span = taken.span
    const rest = strip(taken.rest.replace(lasting, ''), ',|·–-()')
    return rest && !duration.test(rest) ? [balanced(rest)] : []
  })
  return { texts, span }
}
/** Whether words lead to a date: "moved to SAP in 2019". One of its own stands behind a sign, or alone. */
function isWithin(text: string, date: string): boolean {
  const before = text.slice(0, text.indexOf(date)).trimEnd()
  const isOwn = before === '' || /[,;:(|·•–—-]$/u.test(before) || text.trim() === date.trim()
  return !isOwn && !/(?:graduat|class of|completed|obtained|awarded|tốt nghiệp|năm|卒業|取得)/iu.test(text)
}
/** With the bracket that `strip` took off the end of "(…)". */
const balanced = (text: string) => (text.includes('(') && !text.includes(')') ? `${text})` : text)
