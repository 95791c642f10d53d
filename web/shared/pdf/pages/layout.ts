import { pagePadding, type Size } from './zoom.ts'

/** The positions of the pages below each other, at one zoom. Pages count from 1. */
export interface Layout {
  count: number
  /** The top of page n is at index n - 1; the last entry is the end of the document. */
  tops: Float64Array
  height: number
  /** The width of the widest page, including padding. */
  width: number
  sizeOf: (page: number) => Size
}

/** The visible part of a layout. */
export interface Seen {
  /** The first and last page to draw: the visible ones and one more on each side. */
  from: number
  to: number
  /** The most visible page. */
  current: number
}

export function layoutOf(count: number, sizeAtOne: (page: number) => Size, zoom: number): Layout {
  const tops = new Float64Array(count + 1)
  const sizeOf = (page: number) => {
    const { width, height } = sizeAtOne(page)
    return { width: Math.round(width * zoom), height: Math.round(height * zoom) }
  }
  let top = pagePadding
  let widest = 0
  for (let page = 1; page <= count; page++) {
    const { width, height } = sizeOf(page)
    tops[page - 1] = top
    top += height + pagePadding
    widest = Math.max(widest, width)
  }
  tops[count] = top
  return { count, tops, height: top, width: widest + 2 * pagePadding, sizeOf }
}

export const topOf = ({ tops }: Layout, page: number): number => tops[page - 1] ?? 0

/** Returns the page at a height; the gap below a page belongs to it. */
export function pageAt({ tops, count }: Layout, y: number): number {
  let [low, high] = [1, count]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tops[middle - 1]! <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Returns how much of a page is visible: 1 if all of it is, or if it fills the view. */
function visiblePart(layout: Layout, page: number, top: number, height: number): number {
  const start = topOf(layout, page)
  const size = layout.sizeOf(page).height
  const inSight = Math.min(start + size, top + height) - Math.max(start, top)
  return Math.max(0, inSight) / Math.max(1, Math.min(size, height))
}

/**
 * Returns the pages to draw and the most visible one. Among equally visible pages this is the requested one, otherwise
 * the first.
 */
export function seenAt(layout: Layout, top: number, height: number, asked = 0): Seen {
  const first = pageAt(layout, top)
  const last = pageAt(layout, top + height)
  let current = first
  let most = -1
  for (let page = first; page <= last; page++) {
    const part = visiblePart(layout, page, top, height)
    if (part > most + 1e-3 || (page === asked && part > most - 1e-3)) [current, most] = [page, part]
  }
  return { from: Math.max(1, first - 1), to: Math.min(layout.count, last + 1), current }
}

/** Returns the page for a typed text, or the nearest existing one; null if the text is not a number. */
export function typedPage(text: string, count: number): number | null {
  const typed = text.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(typed) ? Math.min(count, Math.max(1, Number(typed))) : null
}
