import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The scroll position of a page in the history, and the link that the user followed from it. */
interface ScrollPosition {
  page: number
  table: number
  link: string | null
}

/** The maximum wait for the heading of a page, and for its rows after the user has come back to it. */
const longestWaitMs = 30_000

const tableIn = (root: HTMLElement) => root.querySelector('.table-box')
const linkIn = (root: HTMLElement, link: string) =>
  [...root.querySelectorAll('a')].find((one) => one.getAttribute('href') === link)

export interface PageOfHistory {
  pathname: string
  /** The key of the entry in the history. */
  key: string
  /** Whether the user came back or forward to the page. */
  isReturn: boolean
}

/**
 * Sets the document's title. After a change of page, moves the focus to the new heading as soon as it is there, and
 * returns the title to announce. A user who comes back to a page returns to the scroll position and the link that they
 * left it by. The first page of a visit takes no focus: a screen reader has just read its title.
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  { pathname, key, isReturn }: PageOfHistory,
  title: string,
): string {
  const [announcement, setAnnouncement] = useState('')
  const last = useRef(pathname)
  const shown = useRef({ key, isReturn })
  const left = useRef(new Map<string, ScrollPosition>())
  const now = useRef<ScrollPosition>({ page: 0, table: 0, link: null })

  useEffect(() => {
    document.title = title
  }, [title])

  // Recorded continuously: once the next page is shown, this one is gone.
  useEffect(() => {
    const root = main.current
    if (!root) return
    const look = () => {
      const focused = document.activeElement
      const row = focused?.closest('a') ?? focused?.closest('tr')?.querySelector('a')
      now.current = {
        page: root.scrollTop,
        table: tableIn(root)?.scrollTop ?? 0,
        link: (row && root.contains(row) && row.getAttribute('href')) || null,
      }
    }
    root.addEventListener('scroll', look, true)
    root.addEventListener('focusin', look)
    return () => {
      root.removeEventListener('scroll', look, true)
      root.removeEventListener('focusin', look)
    }
  }, [main])

  useLayoutEffect(() => {
    if (last.current !== pathname) {
      left.current.set(shown.current.key, now.current)
      now.current = { page: 0, table: 0, link: null }
    }
    shown.current = { key, isReturn }
  }, [pathname, key, isReturn])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const root = main.current
    if (!root) return
    // Another search on the same page is no page change: the wait goes on.
    const opened = shown.current
    const back = opened.isReturn ? left.current.get(opened.key) : undefined
    root.scrollTo(0, 0)
    const announce = () => {
      // Delayed until the breadcrumbs of the former page are gone from the title.
      setTimeout(() => setAnnouncement(document.title), 100)
    }
    const goBack = ({ page, table, link }: ScrollPosition) => {
      const found = link === null ? null : linkIn(root, link)
      if (!found) return
      root.scrollTop = page
      const box = tableIn(root)
      if (box) box.scrollTop = table
      found.focus({ preventScroll: true })
      observer.disconnect()
    }
    const focusHeading = () => {
      const heading = root.querySelector('h1')
      if (!heading) return false
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      announce()
      return true
    }
    // The page is still loading; a user who moves the focus in the meantime keeps it.
    let before = document.activeElement
    let isHeaded = false
    const step = () => {
      const focused = document.activeElement
      if (focused !== before && focused !== document.body) return observer.disconnect()
      if (!isHeaded && focusHeading()) {
        isHeaded = true
        before = document.activeElement
      }
      // The rows may arrive later than the heading.
      if (back?.link) goBack(back)
      else if (isHeaded) observer.disconnect()
    }
    const observer = new MutationObserver(step)
    observer.observe(root, { childList: true, subtree: true })
    step()
    // After this time the user has read on and is not moved any more.
    const timer = setTimeout(() => observer.disconnect(), longestWaitMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [main, pathname])

  return announcement
}
