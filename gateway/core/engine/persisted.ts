import { readFile, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Documents of the web client by id. */
export interface Persisted {
  /** The document's text, or undefined when the build does not know the id. */
  find(id: string): string | undefined | Promise<string | undefined>
}

/** Documents held in memory: tests and tools. */
export const persistedFrom = (documents: Readonly<Record<string, string>>): Persisted => ({
  find: (id) => (Object.hasOwn(documents, id) ? documents[id] : undefined),
})

/**
 * Documents of the file that the build writes. For an unknown id the file is read again (a build may have come since),
 * at most once in `everyMs`, for which the request waits.
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
      // No build yet, or one that is being written: what was read before stays valid.
    } finally {
      readAt = performance.now()
      reading = undefined
    }
  }

  return { find: (id) => known(id) ?? (reading ??= read()).then(() => known(id)) }
}
