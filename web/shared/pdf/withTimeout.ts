/** How long the reader may think about a file, or about one of its pages: some are made to be thought about for ever. */
const patience = 60_000

/** The work's outcome, or a failure when it does not come in time. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
