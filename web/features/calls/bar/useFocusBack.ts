import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Returns the focus when an element closes that contains it: to where the focus was before it opened, or to the page if
 * that element no longer exists. A focus elsewhere is left alone.
 */
export function useFocusBack(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    if (isOpen) opener.current = document.activeElement
    const note = () => {
      wasInside.current = root.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isOpen, root])
  useLayoutEffect(() => {
    const back = () => {
      const target =
        opener.current instanceof HTMLElement && opener.current.isConnected
          ? opener.current
          : document.querySelector<HTMLElement>('main')
      if (wasInside.current && (document.activeElement === document.body || document.activeElement === null))
        target?.focus({ preventScroll: true })
    }
    return isOpen ? () => queueMicrotask(back) : undefined
  }, [isOpen])
}
