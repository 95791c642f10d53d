/**
 * Returns a function for pollers of lists that returns a value only if it differs from the last one, otherwise null.
 */
export function whenChanged<T>(read: () => Promise<T>): () => Promise<T | null> {
  let last: string | undefined
  return async () => {
    const value = await read()
    const text = JSON.stringify(value)
    const isNew = text !== last
    last = text
    return isNew ? value : null
  }
}
