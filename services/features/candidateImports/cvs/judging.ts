import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { nameWords } from '../../candidates/merge/duplicates.ts'
import { contactKey, contactsOf, holdersOf } from '../../candidates/writes/contacts.ts'
import type { RowOutcome } from '../importShapes.ts'
import type { ImportRow } from '../imports.ts'
import { sameAs } from '../steps/checking.ts'

const rowsOf = (tx: CompanyDb, importId: string) =>
  tx
    .from('candidate_import_row')
    .select(['row', 'name', 'contact', 'outcome', 'remarks', 'draft', 'decision', 'sha256', 'candidate_id'])
    .where('import_id', '=', importId)
    .orderBy('row')
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
/** A row whose CV could be read. */
type Readable = Row & { draft: NonNullable<Row['draft']> }

interface Verdict {
  outcome: RowOutcome
  candidateId: string | null
  remarks: FieldMessage[]
}

/** Returns which of these names existing candidates have, in the form in which names are compared. */
async function knownNames(tx: CompanyDb, rows: readonly Readable[]): Promise<Set<string>> {
  const words = [...new Set(rows.map(({ draft }) => nameWords(draft.name)).filter(Boolean))]
  if (words.length === 0) return new Set()
  const known = await tx
    .from('candidate')
    .select('name_words')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('name_words', 'in', words)
    .execute()
  return new Set(known.map((row) => row.name_words))
}

/**
 * Determines the outcome for each CV that was read, based on existing candidates and on the CVs before it. No
 * candidates are written.
 */
export async function judgeCvs(tx: CompanyDb, work: ImportRow): Promise<void> {
  const all = await rowsOf(tx, work.id).execute()
  const rows = all.filter((row): row is Readable => row.draft !== null)
  const holders = await holdersOf(
    tx,
    rows.flatMap(({ draft }) => contactsOf(draft)),
  )
  const names = await knownNames(tx, rows)
  const files = new Map<string, number>()
  const seen = new Map<string, { row: number; isNew: boolean }>()

  const judge = ({ row, draft, decision, sha256 }: Readable): Verdict => {
    if (decision === 'leave') return { outcome: 'left', candidateId: null, remarks: [] }
    if (!draft.name)
      return { outcome: 'failed', candidateId: null, remarks: [draft.unread ?? createMessage('NAME_MISSING')] }
    const same = files.get(sha256 ?? '')
    if (same) return { outcome: 'failed', candidateId: null, remarks: [createMessage('CV_SAME_AS_ROW', { row: same })] }
    if (sha256) files.set(sha256, row)
    const contacts = contactsOf(draft)
    const candidateId = contacts.map((one) => holders.get(contactKey(one))).find((id) => id !== undefined) ?? null
    const before = contacts.find((one) => seen.has(contactKey(one)))
    const earlier = before && seen.get(contactKey(before))!
    for (const one of contacts)
      if (!seen.has(contactKey(one))) seen.set(contactKey(one), earlier ?? { row, isNew: !candidateId })
    const remarks = before ? [sameAs(before, earlier!.row)] : []
    const known: RowOutcome = work.completes_existing || decision === 'take' ? 'completed' : 'existing'
    if (candidateId || earlier) return { outcome: earlier?.isNew ? 'completed' : known, candidateId, remarks }
    if (contacts.length === 0) remarks.push(createMessage('CV_NO_CONTACT'))
    if (names.has(nameWords(draft.name))) remarks.push(createMessage('NAME_KNOWN'))
    return { outcome: 'created', candidateId, remarks }
  }

  for (const row of rows) {
    const { outcome, candidateId, remarks } = judge(row)
    const { name, emails, phones } = row.draft
    const contact = emails[0] ?? phones[0] ?? ''
    const isSame =
      row.outcome === outcome &&
      row.candidate_id === candidateId &&
      row.name === name &&
      row.contact === contact &&
      JSON.stringify(row.remarks) === JSON.stringify(remarks)
    if (isSame) continue
    await tx
      .update('candidate_import_row')
      .set({ outcome, candidate_id: candidateId, name, contact, remarks: JSON.stringify(remarks) })
      .where('import_id', '=', work.id)
      .where('row', '=', row.row)
      .execute()
  }
}
