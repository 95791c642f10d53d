import { useEffect, useState, type RefObject } from 'react'
import { useLatest } from '../hooks/useLatest.ts'

/**
 * Manages the fullscreen mode of an element; if the browser has none (iPhones), the caller's styles fill the window.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  const leave = useLatest(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    setFull(false)
  })
  const toggle = useLatest(() => {
    const { current } = element
    if (isFull) leave()
    else if (current?.requestFullscreen) current.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  })
  return { isFull, toggle, leave }
}
