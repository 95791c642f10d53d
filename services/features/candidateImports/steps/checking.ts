import type { Insertable } from 'kysely'
import { fold } from '../../../../common/text.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { JobContext } from '../../../core/jobs/jobs.ts'
import { contactKey, contactsOf, holdersOf, type Contact } from '../../candidates/writes/contacts.ts'
import { ArchiveIndex, withArchive } from './archive.ts'
import type { RowOutcome } from '../importShapes.ts'
import { announce, type ImportRow } from '../imports.ts'
import type { ReadRow } from './reading.ts'
import type { CandidateImportRowTable } from '../tables.ts'

/** The number of rows that are looked up and written in one query. */
const chunkSize = 500

type NewRow = Omit<Insertable<CandidateImportRowTable>, 'company_id'>
const longestShown = 250
/** Returns the remark that a contact also occurs in an earlier row. */
export const sameAs = ({ kind }: Contact, row: number) =>
  kind === 'email' ? createMessage('SAME_EMAIL_AS_ROW', { row }) : createMessage('SAME_PHONE_AS_ROW', { row })

/** Returns the different people by name. Rows with the same first contact are one person. */
function peopleByName(rows: readonly ReadRow[]): Map<string, Set<string>> {
  const people = new Map<string, Set<string>>()
  for (const [at, row] of rows.entries()) {
    if ('problems' in row) continue
    const [contact] = contactsOf(row.draft)
    const name = fold(row.draft.name)
    people.set(name, (people.get(name) ?? new Set()).add(contact ? contactKey(contact) : `row ${at}`))
  }
  return people
}

/** Determines the outcome for each row and stores it for the import and its observers. No candidates are written. */
export async function checkRows(
  db: CompanyDb,
  work: ImportRow,
  rows: readonly ReadRow[],
  { files, signal }: Pick<JobContext, 'files' | 'signal'>,
): Promise<void> {
  const index = work.archive_path
    ? await withArchive(files, work.archive_path, async ({ entries }) => new ArchiveIndex(entries))
    : null
  const namesakes = peopleByName(rows)
  const seen = new Map<string, { row: number; isNew: boolean }>()
  const found = work.completes_existing ? 'completed' : 'existing'
  const checked: NewRow[] = []
  for (let start = 0; start < rows.length; start += chunkSize) {
    signal.throwIfAborted()
    const chunk = rows.slice(start, start + chunkSize)
    const contacts = chunk.map((row) => ('draft' in row ? contactsOf(row.draft) : []))
    const holders = await holdersOf(db, contacts.flat())
    for (const [at, row] of chunk.entries()) {
      const number = start + at + 1
      const base = { import_id: work.id, row: number, contact: '', candidate_id: null, files: [] as string[] }
      if ('problems' in row) {
        const name = row.name.slice(0, longestShown)
        checked.push({ ...base, name, outcome: 'failed', remarks: JSON.stringify(row.problems) })
        continue
      }
      const own = contacts[at]!
      const candidateId = own.map((contact) => holders.get(contactKey(contact))).find((id) => id !== undefined)
      const before = own.find((contact) => seen.has(contactKey(contact)))
      const earlier = before && seen.get(contactKey(before))!
      const place = { row: number, isNew: !candidateId && !earlier }
      for (const contact of own) if (!seen.has(contactKey(contact))) seen.set(contactKey(contact), earlier ?? place)
      const { name, emails, phones } = row.draft
      const isNamesake = namesakes.get(fold(name))!.size > 1
      const cvs = index?.filesOf({ name, emails, cvNames: row.cvNames }, isNamesake) ?? { files: [], remarks: [] }
      const same = before && sameAs(before, earlier!.row)
      // Exports have one row per application; a further row belongs to the person of the first row.
      const outcome: RowOutcome = earlier?.isNew ? 'completed' : candidateId || earlier ? found : 'created'
      checked.push({
        ...base,
        name,
        contact: emails[0] ?? phones[0] ?? '',
        outcome,
        candidate_id: candidateId ?? null,
        // Candidates who are not changed get no files either.
        files: outcome === 'existing' ? [] : cvs.files,
        remarks: JSON.stringify([...row.remarks, ...cvs.remarks, ...(same ? [same] : [])]),
      })
    }
  }
  await db.transaction(async (tx) => {
    const now = await tx
      .update('candidate_import')
      .set({ status: 'checked', processed: 0, total: rows.length })
      .where('id', '=', work.id)
      .where('status', '=', 'checking')
      .where('attempt', '=', work.attempt)
      .returningAll()
      .executeTakeFirst()
    // The columns have been assigned again in the meantime.
    if (!now) return
    await tx.delete('candidate_import_row').where('import_id', '=', work.id).execute()
    for (let start = 0; start < checked.length; start += chunkSize)
      await tx.insert('candidate_import_row', checked.slice(start, start + chunkSize)).execute()
    await announce(tx, now)
  })
}
