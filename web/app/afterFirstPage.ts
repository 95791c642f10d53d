/** The first page of a visit, and what the user opens right after it, take precedence. */
const pauseMs = 10_000
/** The work starts after this time even if the page is busy. */
const longestMs = 10_000

/** Runs a function as soon as the browser is idle. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestMs })
  else setTimeout(run, 200)
}

/**
 * Runs a function once the first page of the visit is shown and the browser is idle. Returns a function that cancels
 * it.
 */
export function afterFirstPage(run: () => void): () => void {
  let isCalledOff = false
  const timer = setTimeout(
    () =>
      whenIdle(() => {
        if (!isCalledOff) run()
      }),
    pauseMs,
  )
  return () => {
    isCalledOff = true
    clearTimeout(timer)
  }
}
