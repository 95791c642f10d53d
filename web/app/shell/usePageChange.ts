import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Where a page of the history was scrolled to, and the link that led on. */
interface Left {
  page: number
  table: number
  link: string | null
}

/** How long the rows of a page are waited for that somebody has come back to, and its heading. */
const longestWaitMs = 30_000

const tableIn = (root: HTMLElement) => root.querySelector('.table-box')
const linkIn = (root: HTMLElement, link: string) =>
  [...root.querySelectorAll('a')].find((one) => one.getAttribute('href') === link)

export interface PageOfHistory {
  pathname: string
  /** Of the entry in the history. */
  key: string
  /** It was come back to, or gone forward to. */
  isReturn: boolean
}

/**
 * Keeps the document's title; when another page has opened, moves the focus to its heading as soon as that is there, and
 * answers the title to announce. Who comes back to a page stands where they have left it: at the link that led on. The first
 * page of a visit takes no focus: the browser has just read its title.
 */
export function usePageChange(
  main: RefObject<HTMLElement | null>,
  { pathname, key, isReturn }: PageOfHistory,
  title: string,
): string {
  const [announcement, setAnnouncement] = useState('')
  const last = useRef(pathname)
  const shown = useRef({ key, isReturn })
  const left = useRef(new Map<string, Left>())
  const now = useRef<Left>({ page: 0, table: 0, link: null })

  useEffect(() => {
    document.title = title
  }, [title])

  // Watched all along: when the next page is there, this one is gone.
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
    // Another search on the same page opens none: what is waited for stays so.
    const opened = shown.current
    const back = opened.isReturn ? left.current.get(opened.key) : undefined
    root.scrollTo(0, 0)
    const announce = () => {
      // A moment later, when the crumbs of the former page are gone from the title.
      setTimeout(() => setAnnouncement(document.title), 100)
    }
    const goBack = ({ page, table, link }: Left) => {
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
    // The page is still loading; whoever goes elsewhere meanwhile keeps the focus.
    let before = document.activeElement
    let isHeaded = false
    const step = () => {
      const focused = document.activeElement
      if (focused !== before && focused !== document.body) return observer.disconnect()
      if (!isHeaded && focusHeading()) {
        isHeaded = true
        before = document.activeElement
      }
      // Its rows may come later than its heading.
      if (back?.link) goBack(back)
      else if (isHeaded) observer.disconnect()
    }
    const observer = new MutationObserver(step)
    observer.observe(root, { childList: true, subtree: true })
    step()
    // Whoever has read on by then is not moved any more.
    const timer = setTimeout(() => observer.disconnect(), longestWaitMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [main, pathname])

  return announcement
}
