import { matchesOf, foldText, placesOf, plainText, type Match, type TextRun } from './find.ts'

/** The text of a page, as it lies over the page's picture. */
export interface PageText {
  runs: readonly TextRun[]
  /** The element of each run. */
  elements: readonly HTMLElement[]
}

/** The kinds of highlights; pdf.css defines their look. */
export type MarkKind = 'viewer-words' | 'viewer-found' | 'viewer-current'

const order: Record<MarkKind, number> = { 'viewer-words': 0, 'viewer-found': 1, 'viewer-current': 2 }

/**
 * Highlights ranges without changing the text. Returns a function that removes the highlight. Does nothing if the
 * browser does not support it.
 */
export function highlightRanges(kind: MarkKind, ranges: readonly Range[]): () => void {
  if (ranges.length === 0 || !('highlights' in CSS)) return () => {}
  const marks = CSS.highlights.get(kind) ?? new Highlight()
  marks.priority = order[kind]
  CSS.highlights.set(kind, marks)
  for (const range of ranges) marks.add(range)
  return () => {
    for (const range of ranges) marks.delete(range)
  }
}

/** Returns the ranges of folded texts on a page, text by text in the order of the page. */
export function rangesOf({ runs, elements }: PageText, queries: readonly string[]): Range[] {
  const folded = foldText(plainText(runs))
  const matches = queries.flatMap((query): Match[] => matchesOf(folded, query))
  return placesOf(runs, matches).flatMap(({ start, end }) => {
    const [first, last] = [elements[start.run]?.firstChild, elements[end.run]?.firstChild]
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first, start.offset)
    range.setEnd(last, end.offset)
    return [range]
  })
}
