import { useEffect, useRef } from 'react'

/** The heading of a page that has just come: it takes the focus, so that readers of screens hear where they are. */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
