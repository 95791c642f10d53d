import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../shell.ts'

/** Shows the one button that a page puts into the header, beside the breadcrumb, as long as the page is open. */
export function PageButton({ children }: { children: ReactNode }) {
  const { pageButton } = useShell()
  return pageButton && createPortal(children, pageButton)
}
