import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from '../hooks/useMedia.ts'
import { useShell } from '../shell.ts'

/**
 * Shows the one button that a page puts into the header, beside the breadcrumb, as long as the page is open: there it stays while
 * a long page scrolls. The header of a phone has no room for it, so that it stands in its place on the page.
 */
export function PageButton({ children }: { children: ReactNode }) {
  const { pageButton } = useShell()
  const isPhone = useMedia('(max-width: 767px)')
  return pageButton && !isPhone ? createPortal(children, pageButton) : children
}
