import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { fold } from '../../../common/text.ts'
import { record } from '../candidates/writes/history.ts'
import { newId } from '../../core/ids.ts'
import { candidatePath, notify } from '../../core/notifications/notify.ts'
import { lockLive } from '../candidates/live.ts'
import { refreshLastNote } from '../candidates/moves.ts'
import { holdersAmong, userNamesOf } from '../candidates/people.ts'
import { longestNote, noteReaders, type CandidateNote, type candidateUpdateNotes } from './contract.ts'
import { noteById } from './queries.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'directory'>

/** Returns the text as it is stored. Throws 400 if it is not valid. */
function checkedText(typed: string): string {
  const text = typed.normalize('NFC').trim()
  if (text === '') throw badInput({ notes: [required] })
  // Counts characters as users do: a character outside the basic plane counts as one.
  if ([...text].length > longestNote) throw badInput({ notes: [maximum(longestNote)] })
  return text
}

/** Throws unless each newly named user may read notes. */
async function demandReaders({ directory }: Context, userNames: readonly string[]): Promise<void> {
  const known = await holdersAmong(directory, noteReaders, userNames)
  const strange = userNames.filter((userName) => !known.has(userName))
  if (strange.length > 0)
    throw badInput({ candidateNoteShares: [createMessage('CANNOT_SHARE', { names: strange.join(', ') })] })
}

/** Returns the caller's own note. Throws 404 if they cannot see it, and 403 if somebody else wrote it. */
async function ownNote({ db, caller }: Context, id: string): Promise<CandidateNote> {
  const note = await noteById(db, caller, id)
  if (!note) throw notFound()
  if (!note.canEdit) throw refused('NOTE_NOT_YOURS', 'Only its author may change a note', undefined, 403)
  return note
}

async function setShares(db: CompanyDb, noteId: string, userNames: readonly string[]): Promise<void> {
  await db.delete('candidate_note_share').where('note_id', '=', noteId).execute()
  if (userNames.length > 0)
    await db
      .insert(
        'candidate_note_share',
        userNames.map((userName) => ({ note_id: noteId, user_name: userName })),
      )
      .execute()
}

/** Adds a note to a candidate, or changes one of the caller's own. */
export async function saveNote(context: Context, body: BodyOf<typeof candidateUpdateNotes>): Promise<CandidateNote> {
  const { db, caller } = context
  const candidate = await lockLive(db, body.id)
  const before = body.noteId ? await ownNote(context, body.noteId) : undefined
  if (before && before.candidateId !== candidate.id) throw notFound()
  const notes = checkedText(body.notes)
  const asked = userNamesOf(body.candidateNoteShares)
  const shares = asked.filter((userName) => userName !== caller.userName)
  // A note that names only its author is private.
  const kept = shares.length > 0 ? shares : asked
  const added = shares.filter((userName) => !before?.candidateNoteShares.includes(userName))
  await demandReaders(context, added)
  const id = before?.id ?? newId()
  const text = { notes, search: fold(notes) }
  if (before)
    await db
      .update('candidate_note')
      .set({ ...text, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
  else
    await db
      .insert('candidate_note', { id, candidate_id: candidate.id, ...text, created_by: caller.userName })
      .execute()
  await setShares(db, id, kept)
  await refreshLastNote(db, candidate.id)
  await record(db, caller.userName, [{ candidateId: candidate.id, kind: before ? 'noteChanged' : 'noted' }])
  await notify(db, caller.userName, {
    kind: 'noteShared',
    to: added,
    params: { candidate: candidate.name },
    path: candidatePath(candidate.id, 'notes'),
  })
  return (await noteById(db, caller, id))!
}

/** Deletes the caller's own note. */
export async function deleteNote(context: Context, id: string) {
  const { db, caller } = context
  const note = await ownNote(context, id)
  await lockLive(db, note.candidateId)
  await db.delete('candidate_note').where('id', '=', id).execute()
  await refreshLastNote(db, note.candidateId)
  await record(db, caller.userName, [{ candidateId: note.candidateId, kind: 'noteDeleted' }])
  return { status: 'OK' }
}
