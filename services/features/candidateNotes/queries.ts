import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import type { CompanyDirectory } from '../../core/identity/people/directory.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { Caller } from '../../core/http/routes.ts'
import { liveId } from '../candidates/live.ts'
import type { Named } from '../candidates/people.ts'
import '../candidates/tables.ts'
import type { CandidateNote } from './contract.ts'

type Reader = Pick<Caller, 'userName'>
type NoteQuery = SelectQueryBuilder<Database, 'candidate_note', {}>

/** Selects the notes that the caller wrote, that are shared with the caller, or that are for everybody. */
export function visibleNotes(db: CompanyDb, { userName }: Reader): NoteQuery {
  const shares = db.from('candidate_note_share').select('note_id')
  return db
    .from('candidate_note')
    .where((eb) =>
      eb.or([
        eb('created_by', '=', userName),
        eb('id', 'in', shares.where('user_name', '=', userName)),
        eb.not(eb.exists(shares.where(sql<boolean>`candidate_note_share.note_id = candidate_note.id`))),
      ]),
    )
}

const columns = (query: NoteQuery) =>
  query.select(['id', 'candidate_id', 'notes', 'created_by', 'created_at', 'updated_at'])
type NoteRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

async function toNotes(db: CompanyDb, { userName }: Reader, rows: readonly NoteRow[]): Promise<CandidateNote[]> {
  const shares =
    rows.length === 0
      ? []
      : await db
          .from('candidate_note_share')
          .select(['note_id', 'user_name'])
          .where(
            'note_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('user_name')
          .execute()
  const usersOf = Map.groupBy(shares, (share) => share.note_id)
  return rows.map((row) => ({
    id: row.id,
    candidateId: row.candidate_id,
    notes: row.notes,
    candidateNoteShares: (usersOf.get(row.id) ?? []).map((share) => share.user_name),
    createdBy: row.created_by,
    createdDate: row.created_at.toISOString(),
    updatedDate: row.updated_at.toISOString(),
    canEdit: row.created_by === userName,
  }))
}

/** Returns one page of the notes on a candidate that the caller may see, newest first. */
export async function listNotes(
  db: CompanyDb,
  caller: Reader,
  candidateId: string,
  wanted: PageRequest,
): Promise<Listed<CandidateNote>> {
  const id = await liveId(db, candidateId)
  const notes = columns(visibleNotes(db, caller).where('candidate_id', '=', id))
  const found = await list(notes, [desc('candidate_note.id')], wanted)
  return { ...found, data: await toNotes(db, caller, found.data) }
}

/** Returns a note that the caller may see. */
export async function noteById(db: CompanyDb, caller: Reader, id: string): Promise<CandidateNote | undefined> {
  return (await toNotes(db, caller, await columns(visibleNotes(db, caller)).where('id', '=', id).execute()))[0]
}

/** Returns the users with whom the caller's latest note on a candidate is shared, in name order. */
export async function latestShares(
  db: CompanyDb,
  directory: CompanyDirectory,
  { userName }: Reader,
  candidateId: string,
): Promise<Named[]> {
  const id = await liveId(db, candidateId)
  const latest = await db
    .from('candidate_note')
    .select('id')
    .where('candidate_id', '=', id)
    .where('created_by', '=', userName)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return []
  const shares = await db.from('candidate_note_share').select('user_name').where('note_id', '=', latest.id).execute()
  const users = await directory.byUserNames(shares.map((share) => share.user_name))
  return users
    .filter(({ status }) => status === 'active')
    .map(({ userName: name, fullName }) => ({ userName: name, fullName }))
    .sort((one, other) => (one.fullName < other.fullName ? -1 : 1))
}
