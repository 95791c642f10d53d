import { fold } from '../../../../common/text.ts'

/** One run of a page's text, as in the text layer. */
export interface TextRun {
  text: string
  /** Whether a line ends after it. */
  endsLine: boolean
}

/** A page's text in its searchable form, with the position of each of its characters. */
export interface FoldedText {
  text: string
  /** The start and end index of each character in the plain text. */
  starts: number[]
  ends: number[]
}

export interface Match {
  /** Positions in the plain text: the runs, and one character for each line end. */
  start: number
  end: number
}

const isWide = (text: string | undefined) =>
  text !== undefined && /^[\u2e80-\u9fff\uac00-\ud7af\uff66-\uff9f]$/.test(text)
// A letter with its combining marks: separate accents, and voicing marks of kana.
const letters = /[^][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu

export const plainText = (runs: readonly TextRun[]): string =>
  runs.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')

/**
 * Folds case, accents and width. Any white space becomes one blank, or none at a line break within Chinese or Japanese
 * text.
 */
export function foldText(plain: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  const parts: string[] = []
  for (const { 0: letter, index } of plain.matchAll(letters)) {
    const end = index + letter.length
    const isBlank = /^\s/.test(letter)
    const last = parts.at(-1)
    if (isBlank && (last === undefined || last === ' ' || (letter === '\n' && isWide(last) && isWide(plain[end]))))
      continue
    for (const unit of (isBlank ? ' ' : fold(letter)).split('')) {
      parts.push(unit)
      folded.starts.push(index)
      folded.ends.push(end)
    }
  }
  folded.text = parts.join('')
  return folded
}

/** Returns a query in the same form; empty if there is nothing to search for. */
export const foldQuery = (query: string): string => foldText(query).text.trim()

/** Returns how often a folded text contains a folded query. */
export function countMatches(text: string, query: string): number {
  let count = 0
  for (let at = query ? text.indexOf(query) : -1; at >= 0; at = text.indexOf(query, at + query.length)) count++
  return count
}

/** Returns all matches of a folded query, in the order of the text, without overlaps. */
export function matchesOf({ text, starts, ends }: FoldedText, query: string): Match[] {
  const found: Match[] = []
  for (let at = query ? text.indexOf(query) : -1; at >= 0; at = text.indexOf(query, at + query.length)) {
    found.push({ start: starts[at]!, end: ends[at + query.length - 1]! })
  }
  return found
}

/** Returns the positions of a page's matches in its runs: run and offset of start and end. */
export function placesOf(runs: readonly TextRun[], matches: readonly Match[]) {
  const begins: number[] = []
  let length = 0
  for (const { text, endsLine } of runs) {
    begins.push(length)
    length += text.length + (endsLine ? 1 : 0)
  }
  const placeOf = (at: number, isEnd: boolean) => {
    // An end position belongs to the run before it.
    let run = begins.findLastIndex((begin) => (isEnd ? begin < at : begin <= at))
    while (run > 0 && runs[run]!.text === '') run--
    run = Math.max(0, run)
    return { run, offset: Math.min(runs[run]?.text.length ?? 0, at - (begins[run] ?? 0)) }
  }
  return matches.map(({ start, end }) => ({ start: placeOf(start, false), end: placeOf(end, true) }))
}

/** One match in the document: the page, and the index within the page's matches. */
export interface Hit {
  page: number
  nth: number
}

/**
 * Returns the next or previous match, wrapping around at the ends; `hits` are the numbers of matches by page, page 1
 * first.
 */
export function nextHit(hits: readonly number[], from: Hit, direction: 1 | -1): Hit | null {
  const nth = from.nth + direction
  if (nth >= 0 && nth < (hits[from.page - 1] ?? 0)) return { page: from.page, nth }
  for (let step = 1; step <= hits.length; step++) {
    const page = ((((from.page - 1 + direction * step) % hits.length) + hits.length) % hits.length) + 1
    const count = hits[page - 1] ?? 0
    if (count > 0) return { page, nth: direction === 1 ? 0 : count - 1 }
  }
  return null
}

/** Returns the number of a match among all matches, from 1. */
export const ordinalOf = (hits: readonly number[], { page, nth }: Hit): number =>
  hits.slice(0, page - 1).reduce((sum, count) => sum + count, 0) + nth + 1
