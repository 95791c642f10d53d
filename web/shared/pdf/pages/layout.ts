import { pagePadding, type Size } from './zoom.ts'

/** Where the pages lie under each other, at one zoom. Pages count from 1. */
export interface Layout {
  count: number
  /** Top of page n at n - 1, and the end of all at the last place. */
  tops: Float64Array
  height: number
  /** Of the widest page, padding included. */
  width: number
  sizeOf: (page: number) => Size
}

/** What of a layout is in sight. */
export interface Seen {
  /** First and last page to draw: those in sight and one more on each side. */
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

/** The page at a height; the room below a page belongs to it. */
export function pageAt({ tops, count }: Layout, y: number): number {
  let [low, high] = [1, count]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tops[middle - 1]! <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** How much of a page is in sight: 1 when all of it is, or when it fills the view. */
function visiblePart(layout: Layout, page: number, top: number, height: number): number {
  const start = topOf(layout, page)
  const size = layout.sizeOf(page).height
  const inSight = Math.min(start + size, top + height) - Math.max(start, top)
  return Math.max(0, inSight) / Math.max(1, Math.min(size, height))
}

/** The pages to draw and the most visible one. Among equals it is the one that was asked for, else the first. */
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

/** The page that a typed text asks for: the nearest that there is; null when it is no number. */
export function typedPage(text: string, count: number): number | null {
  const typed = text.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(typed) ? Math.min(count, Math.max(1, Number(typed))) : null
}
