import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What goes with the focus in it gives it back to where it was when this came, or to the page where that has gone, too; a focus
 * elsewhere is left alone.
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
