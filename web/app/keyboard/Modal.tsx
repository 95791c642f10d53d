import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import './keyboard.css'

interface Props {
  label: string
  /** Lets the caller close the dialog before doing something that moves the focus. */
  dialogRef?: RefObject<HTMLDialogElement | null>
  onClose: () => void
  children: ReactNode
}

/** A native dialog over the page that is open while it is mounted. It traps the focus and returns it when it closes. */
export function Modal({ label, dialogRef, onClose, children }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = dialogRef ?? own
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // A click whose target is the dialog itself is a click on the backdrop. (Esc closes the dialog from the keyboard.)
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
        // Ignores the event if the element has been opened again in the meantime.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className="overlay-content">{children}</div>
    </dialog>
  )
}
