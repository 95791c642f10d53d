import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import './keyboard.css'

interface Props {
  label: string
  /** For closing it before something is done that moves the focus. */
  dialogRef?: RefObject<HTMLDialogElement | null>
  onClose: () => void
  children: ReactNode
}

/** A native dialog over the page, open while it is mounted; it keeps the focus inside and gives it back. */
export function Modal({ label, dialogRef, onClose, children }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = dialogRef ?? own
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Only the backdrop is the dialog itself. (Esc closes it from the keyboard.)
    const leave = (event: Event) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', leave)
    return () => {
      element.removeEventListener('click', leave)
      element.close()
    }
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      className="overlay"
      aria-label={label}
      onClose={(event) => {
        // An element opened again meanwhile is not closed.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className="overlay-content">{children}</div>
    </dialog>
  )
}
