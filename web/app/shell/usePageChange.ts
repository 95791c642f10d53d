import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Keeps the document's title; when another page has opened, moves the focus to its heading as soon as that is there, and
 * answers the title to announce. The first page of a visit takes no focus: the browser has just read its title.
 */
export function usePageChange(main: RefObject<HTMLElement | null>, pathname: string, title: string): string {
  const [announcement, setAnnouncement] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const root = main.current
    if (!root) return
    root.scrollTo(0, 0)
    const focusHeading = () => {
      const heading = root.querySelector('h1')
      if (!heading) return false
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      // A moment later, when the crumbs of the former page are gone from the title.
      setTimeout(() => setAnnouncement(document.title), 100)
      return true
    }
    if (focusHeading()) return
    // The page is still loading; whoever goes elsewhere meanwhile keeps the focus.
    const before = document.activeElement
    const observer = new MutationObserver(() => {
      if (document.activeElement !== before && document.activeElement !== document.body) observer.disconnect()
      else if (focusHeading()) observer.disconnect()
    })
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [main, pathname])

  return announcement
}
