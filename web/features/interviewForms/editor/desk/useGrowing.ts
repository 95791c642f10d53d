import { startTransition, useEffect, useState } from 'react'

/** More than a window shows. */
const batch = 20

/** How many of many things to draw: at first what fills a window, then batch by batch the rest, which gives way to whatever the user does. */
export function useGrowing(count: number): number {
  const [shown, setShown] = useState(() => (count > batch ? batch : Infinity))
  useEffect(() => {
    if (shown !== Infinity) startTransition(() => setShown(shown + batch < count ? shown + batch : Infinity))
  }, [shown, count])
  return shown
}
