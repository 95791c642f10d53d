import { complaint } from './declared.ts'
import { publishedOn, readState } from './files.ts'
import { tally, tell } from './page.ts'

/** The day as the files write it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** What the schema of a folder has against the published one, in lines, and what is wrong with that on this day, if anything. */
export async function checkChanges(folder: string, today: string): Promise<{ lines: string[]; wrong?: string }> {
  const { changes, descriptions, declarations, log } = await readState(folder)
  const wrong = complaint(changes, declarations, today)
  const lines = [
    `Against the schema published on ${publishedOn(log)}: ${tally({ changes, descriptions })}`,
    ...changes.map((change) => `  ${change.label.padEnd(9)}  ${change.path}: ${tell(change)}`),
  ]
  return { lines, ...(wrong && { wrong }) }
}
