import { readFile, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** The documents of the web client by id. */
export interface Persisted {
  /** Returns the document's text, or undefined if the build does not know the id. */
  find(id: string): string | undefined | Promise<string | undefined>
}

/** Creates documents in memory, for tests and tools. */
export const persistedFrom = (documents: Readonly<Record<string, string>>): Persisted => ({
  find: (id) => (Object.hasOwn(documents, id) ? documents[id] : undefined),
})

/**
 * Reads the documents from the file that the build writes. For an unknown id the file is read again, since there may be
 * a new build. This happens at most once in `everyMs`, and the request waits for it.
 */
export function persistedFile(file: string, everyMs = 1000): Persisted {
  let documents: Readonly<Record<string, string>> = {}
  let readAt = -Infinity
  let version = ''
  let reading: Promise<void> | undefined
  const known = (id: string) => (Object.hasOwn(documents, id) ? documents[id] : undefined)

  async function read() {
    await pause(Math.max(0, readAt + everyMs - performance.now()))
    try {
      const { mtimeMs, size } = await stat(file)
      if (version === `${mtimeMs}/${size}`) return
      documents = JSON.parse(await readFile(file, 'utf8'))
      version = `${mtimeMs}/${size}`
    } catch {
      // There is no build yet, or it is being written. The documents that were read before stay valid.
    } finally {
      readAt = performance.now()
      reading = undefined
    }
  }

  return { find: (id) => known(id) ?? (reading ??= read()).then(() => known(id)) }
}
