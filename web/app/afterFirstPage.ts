/** The first page of a visit, and what it leads to at once, come first. */
const pauseMs = 10_000
/** What a busy page puts off comes then all the same. */
const longestMs = 10_000

/** Runs something as soon as the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestMs })
  else setTimeout(run, 200)
}

/** Runs something once the first page of the visit stands and the browser is idle. Answers how to call it off. */
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
