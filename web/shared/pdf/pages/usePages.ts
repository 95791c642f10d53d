import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { layoutOf, pageAt, seenAt, topOf } from './layout.ts'
import { clampZoom, fitZoom, pagePadding, type Size, type ViewMode } from './zoom.ts'

const resizeDelay = 500

/** A point of the document that stays in place in the view while pages change their size. */
interface Anchor {
  page: number
  /** Fractions of the page's height and of the entire width. */
  y: number
  x: number
  /** The position in the view: pixels from the top, and the fraction of the width. */
  top: number
  across: number
}

/** A point in the view, in pixels from its top left corner. */
export interface Point {
  top: number
  left: number
}

/** Returns the size of an element without its scrollbars: at once at first, later when resizing has ended. */
function useViewSize(element: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const read = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = current.clientWidth > 0
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      // In a hidden tab the element has no size; once it is shown, its size is read without a delay.
      const isNew = !isShown
      isShown = current.clientWidth > 0
      if (isNew) return read()
      timer = setTimeout(read, resizeDelay)
    })
    read()
    observer.observe(current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return size
}

/** Manages zoom, layout and scroll position of the pages: which ones are visible, and how to move. */
export function usePages(pdf: PDFDocumentProxy, firstPage: Size) {
  const scroller = useRef<HTMLDivElement>(null)
  const view = useViewSize(scroller)
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(() => new Map([[1, firstPage]]))
  const [fit, setFit] = useState<{ mode: ViewMode; page: number } | null>({ mode: 'width', page: 1 })
  const [byHand, setByHand] = useState(1)
  const [seen, setSeen] = useState({ from: 1, to: Math.min(2, pdf.numPages), current: 1 })
  // A page counts as large as the first one until it has been read.
  const zoom = fit ? fitZoom(fit.mode, sizes.get(fit.page) ?? firstPage, view) : byHand
  const layout = useMemo(
    () => layoutOf(pdf.numPages, (page) => sizes.get(page) ?? firstPage, zoom),
    [pdf, sizes, firstPage, zoom],
  )
  const anchor = useRef<Anchor>({ page: 1, y: 0, x: 0.5, top: pagePadding, across: 0.5 })
  const asked = useRef(0)
  const isSettling = useRef(false)

  const hold = useLatest((at: Point = { top: 0, left: (scroller.current?.clientWidth ?? 0) / 2 }) => {
    const { current: box } = scroller
    if (!box) return
    const y = box.scrollTop + at.top
    const page = pageAt(layout, y)
    const width = Math.max(layout.width, box.clientWidth)
    anchor.current = {
      page,
      y: (y - topOf(layout, page)) / layout.sizeOf(page).height,
      x: (box.scrollLeft + at.left) / width,
      top: at.top,
      across: at.left / box.clientWidth,
    }
  })

  const look = useLatest(() => {
    const { current: box } = scroller
    if (!box) return
    const next = seenAt(layout, box.scrollTop, box.clientHeight, asked.current)
    setSeen((now) => (now.from === next.from && now.to === next.to && now.current === next.current ? now : next))
  })

  useLayoutEffect(() => {
    const { current: box } = scroller
    if (!box || view.width === 0) return
    const { page, y, x, top, across } = anchor.current
    const [wasTop, wasLeft] = [box.scrollTop, box.scrollLeft]
    box.scrollTop = topOf(layout, page) + y * layout.sizeOf(page).height - top
    box.scrollLeft = x * Math.max(layout.width, box.clientWidth) - across * box.clientWidth
    isSettling.current = box.scrollTop !== wasTop || box.scrollLeft !== wasLeft
    look()
  }, [layout, view, look])

  const onScroll = () => {
    // The anchor stays as it was set if restoring it caused this scroll event.
    if (!isSettling.current) hold()
    isSettling.current = false
    look()
  }

  /**
   * Scrolls by a number of pixels. Sets the anchor at once, because the scroll event may come after a page has changed
   * its size.
   */
  const move = useLatest(({ top, left }: Point) => {
    scroller.current?.scrollBy({ top, left })
    hold()
    look()
  })
  const goTo = useLatest((page: number) => {
    asked.current = page
    move({ top: topOf(layout, page) - pagePadding - (scroller.current?.scrollTop ?? 0), left: 0 })
  })
  const goBy = (step: 1 | -1) => goTo(Math.min(pdf.numPages, Math.max(1, seen.current + step)))

  const zoomTo = useLatest((next: number, at?: Point) => {
    hold(at)
    setFit(null)
    setByHand(clampZoom(next))
  })
  const setMode = (mode: ViewMode) => {
    hold()
    setFit({ mode, page: seen.current })
  }
  /** Stores the real size of a page. */
  const learnSize = useLatest((page: number, size: Size) => {
    const known = sizes.get(page) ?? firstPage
    if (known.width === size.width && known.height === size.height) return
    setSizes((now) => new Map(now).set(page, size))
  })

  // The user has scrolled: the page that a button requested no longer matters.
  useEffect(() => {
    const { current: box } = scroller
    const forget = () => {
      asked.current = 0
    }
    const events = ['wheel', 'touchmove', 'pointerdown'] as const
    for (const event of events) box?.addEventListener(event, forget, { passive: true })
    return () => {
      for (const event of events) box?.removeEventListener(event, forget)
    }
  }, [])

  return {
    scroller,
    layout,
    zoom,
    mode: fit?.mode ?? null,
    seen,
    onScroll,
    move,
    goTo,
    goBy,
    zoomTo,
    setMode,
    learnSize,
  }
}

export type Pages = ReturnType<typeof usePages>
