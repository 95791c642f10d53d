import { complaint } from './declared.ts'
import { publishedOn, readState } from './files.ts'
import { tally, tell } from './page.ts'

/** Returns the day in the format of the files. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/**
 * Returns the changes of a folder's schema since the published one as lines, and what is wrong with them on that day,
 * if anything.
 */
export async function checkChanges(folder: string, today: string): Promise<{ lines: string[]; wrong?: string }> {
  const { changes, descriptions, declarations, log } = await readState(folder)
  const wrong = complaint(changes, declarations, today)
  const lines = [
    `Against the schema published on ${publishedOn(log)}: ${tally({ changes, descriptions })}`,
    ...changes.map((change) => `  ${change.label.padEnd(9)}  ${change.path}: ${tell(change)}`),
  ]
  return { lines, ...(wrong && { wrong }) }
}
