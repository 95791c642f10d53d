import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removalDate } from '../../gateway/core/graph/types/deprecated.ts'
import { complaint, declarationsFile } from './declared.ts'
import { inOrder } from './difference.ts'
import { deprecationsOf } from './elements.ts'
import { logFile, publishedFile, publishedOn, readState, type Entry, type Log, type State } from './files.ts'
import { pageFile, pageOf, tally } from './page.ts'

/** Returns deprecations with a new removal date that is not in the future. */
function findSuddenDeprecations({ published, working }: State, today: string): string[] {
  const known = deprecationsOf(published)
  return [...deprecationsOf(working)].flatMap(([path, reason]) => {
    const date = removalDate(reason) ?? ''
    return date <= today && date !== removalDate(known.get(path)) ? [path] : []
  })
}

/** Adds an entry to the log. A second entry on the same day is merged with the first. */
function withEntry({ begins, entries }: Log, entry: Entry): Log {
  const [latest, ...earlier] = entries
  if (latest?.date !== entry.date) return { begins, entries: [entry, ...entries] }
  const joined = {
    date: entry.date,
    descriptions: latest.descriptions + entry.descriptions,
    changes: inOrder([...entry.changes, ...latest.changes]),
  }
  return { begins, entries: [joined, ...earlier] }
}

/**
 * Publishes the working schema of a folder: its changes go into the log under that day, together with their
 * declarations. Returns what was done. Throws, and writes nothing, if something is wrong.
 */
export async function publish(folder: string, today: string): Promise<string> {
  const state = await readState(folder)
  const { changes, declarations, descriptions, log, text, working } = state
  const wrong = complaint(changes, declarations, today)
  if (wrong) throw new Error(wrong)
  const tooSoon = findSuddenDeprecations(state, today)
  if (tooSoon.length) throw new Error(`Deprecated without a removal date after today: ${tooSoon.join(', ')}`)
  if (changes.length === 0 && descriptions === 0)
    return `The schema has not changed since ${publishedOn(log)}: there is nothing to publish.`
  const entry: Entry = { date: today, descriptions, changes }
  const next = withEntry(log, entry)
  const write = (path: string, content: string) => writeFile(join(folder, path), content)
  await Promise.all([
    write(publishedFile, text),
    write(logFile, `${JSON.stringify(next, null, 2)}\n`),
    write(declarationsFile, '[]\n'),
    write(
      pageFile,
      pageOf({ ...state, published: working, log: next, declarations: [], changes: [], descriptions: 0 }),
    ),
  ])
  return `Published: ${tally(entry)}. Commit ${[publishedFile, logFile, declarationsFile, pageFile].join(', ')}.`
}
