import { useEffect, useRef } from 'react'

/**
 * Returns the ref of the heading of a new page, which takes the focus, so that screen readers announce where the user
 * is.
 */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
