import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from '../hooks/useMedia.ts'
import { useShell } from '../shell.ts'

/**
 * Shows the page's main button in the header, beside the breadcrumb, while the page is open: it stays there while a
 * long page scrolls. The header of a phone has no room for it, so there it stays in its position on the page.
 */
export function PageButton({ children }: { children: ReactNode }) {
  const { pageButton } = useShell()
  const isPhone = useMedia('(max-width: 767px)')
  return pageButton && !isPhone ? createPortal(children, pageButton) : children
}
