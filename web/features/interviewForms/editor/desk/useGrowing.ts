import { startTransition, useEffect, useState } from 'react'

/** More than fits in a window. */
const batch = 20

/** Returns how many of many items to render: first a windowful, then the rest in batches that yield to user input. */
export function useGrowing(count: number): number {
  const [shown, setShown] = useState(() => (count > batch ? batch : Infinity))
  useEffect(() => {
    if (shown !== Infinity) startTransition(() => setShown(shown + batch < count ? shown + batch : Infinity))
  }, [shown, count])
  return shown
}
