/** The time limit for reading a file or one of its pages: some files are crafted to take forever. */
const timeoutMs = 60_000

/** Returns the result of the work. Rejects if it takes too long. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long')), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
