/** Answers a value only when it differs from the last one: what a poller of a list asks. */
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
