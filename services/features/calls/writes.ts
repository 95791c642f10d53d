import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { appendEvent } from '../../core/events/events.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { phoneNumber } from '../../../common/phoneNumber.ts'
import { phoneKey } from '../../../common/text.ts'
import { record } from '../candidates/writes/history.ts'
import { newId } from '../../core/ids.ts'
import { liveId, lockLive } from '../candidates/live.ts'
import { visibleFolders } from '../verifications/folders/folders.ts'
import type { callNote, callReport, callStart } from './contract.ts'
import { callPhases, longestCallNote, type Call, type CallResult } from './callShapes.ts'
import { columns, readsCandidates, toCall, type CallRow } from './queries.ts'
import './tables.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>
const now = sql<Date>`now()`

/** Notifies observers that a call has changed. */
export const publishCall = (db: CompanyDb, call: Call): Promise<void> =>
  appendEvent(db, { type: 'call.changed', subjectId: db.companyId, data: call })

/** Publishes the calls in progress that a merge has moved to another candidate, or that were moved back. */
export async function publishMovedCalls(db: CompanyDb, candidateIds: readonly string[]): Promise<void> {
  const rows = await db
    .from('phone_call')
    .select(columns)
    .where('candidate_id', 'in', candidateIds)
    .where('phase', '!=', 'ended')
    .execute()
  for (const row of rows) await publishCall(db, toCall(row))
}

interface Subject {
  ids: { candidate_id: string } | { verification_candidate_id: string }
  name: string
  phones: readonly string[]
}

/** Returns the record of the person to be called. Throws 404 unless the caller may see it. */
async function subjectOf(
  { db, caller }: Context,
  { candidateId, verificationCandidateId }: BodyOf<typeof callStart>,
): Promise<Subject> {
  if ((candidateId === undefined) === (verificationCandidateId === undefined)) {
    throw badInput({ candidateId: [createMessage('EXACTLY_ONE', { names: 'candidateId, verificationCandidateId' })] })
  }
  if (verificationCandidateId) {
    if (!caller.permissions.has('Candidate:CV-Verification')) throw notFound()
    const row = await db
      .from('verification_candidate')
      .select(['id', 'name', 'phones'])
      .where('id', '=', verificationCandidateId)
      .where('verification_id', 'in', visibleFolders(db, caller).select('verification_folder.id'))
      .executeTakeFirst()
    if (!row) throw notFound()
    return { ids: { verification_candidate_id: row.id }, name: row.name, phones: row.phones }
  }
  if (!readsCandidates(caller)) throw notFound()
  // Locks the candidate before its calls, as a merge does.
  const { id, name } = await lockLive(db, await liveId(db, candidateId!))
  const { phones } = await db.from('candidate').select('phones').where('id', '=', id).executeTakeFirstOrThrow()
  return { ids: { candidate_id: id }, name, phones }
}

/** Records that the caller starts a call. */
export async function startCall(context: Context, body: BodyOf<typeof callStart>): Promise<Call> {
  const { db, caller } = context
  const { ids, name, phones } = await subjectOf(context, body)
  const phone = phones.find((one) => one === body.phone) ?? phones.find((one) => phoneKey(one) === phoneKey(body.phone))
  const number = phoneNumber(phone ?? '')
  if (phone === undefined || number === '') throw badInput({ phone: [createMessage('NOT_THEIR_PHONE')] })
  const row = await db
    .insert('phone_call', { id: newId(), ...ids, name, phone, number, user_name: caller.userName, phase: 'calling' })
    .onConflict((on) => on.columns(['company_id', 'user_name']).where('phase', '!=', 'ended').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw refused('CALL_BUSY', 'Another call of yours goes on')
  const call = toCall(row)
  await publishCall(db, call)
  return call
}

const read = (db: CompanyDb, id: string) => db.from('phone_call').select(columns).where('id', '=', id)

/**
 * Returns a call under a lock. Ending a call also writes to its candidate, which must then be locked first, because a
 * merge locks candidates before their calls.
 */
export async function lockCall(db: CompanyDb, id: string, withCandidate: boolean): Promise<CallRow | undefined> {
  for (;;) {
    const seen = withCandidate ? await read(db, id).executeTakeFirst() : undefined
    if (seen?.candidate_id)
      await db.from('candidate').select('id').where('id', '=', seen.candidate_id).forNoKeyUpdate().execute()
    const row = await read(db, id).forUpdate().executeTakeFirst()
    // Otherwise a merge has moved the call to another candidate in the meantime.
    if (!withCandidate || row?.candidate_id === seen?.candidate_id) return row
  }
}

async function lockOwn({ db, caller }: Context, id: string, withCandidate = false): Promise<CallRow> {
  const row = await lockCall(db, id, withCandidate)
  if (row?.user_name !== caller.userName) throw notFound()
  return row
}

/** Ends a call that is locked together with its candidate. Publishes it and adds it to the candidate's timeline. */
export async function endCall(db: CompanyDb, { id }: CallRow, result: CallResult, at = now): Promise<Call> {
  const row = await db
    .update('phone_call')
    .set({ phase: 'ended', ended_at: at, result })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  const call = toCall(row)
  await publishCall(db, call)
  if (row.candidate_id)
    await record(db, row.user_name, [
      { candidateId: row.candidate_id, kind: 'called', subject: row.number, callId: id },
    ])
  return call
}

/** Returns the result of a call whose caller no longer sends reports. */
export const silentResult = ({ answered_at: answeredAt }: CallRow): CallResult => (answeredAt ? 'answered' : 'failed')

const reached = { calling: {}, ringing: { ringing_at: now }, talking: { answered_at: now } } as const
const afterTalking: readonly CallResult[] = ['answered', 'failed']

/** Records the progress of one of the caller's calls; see the contract. */
export function updateCallState(
  { db: outer, caller }: Context,
  id: string,
  { phase, sessionId, result }: BodyOf<typeof callReport>,
): Promise<Call> {
  if (phase !== 'ended' && result) throw badInput({ result: [createMessage('ONLY_WITH_ENDED')] })
  return outer.transaction(async (db) => {
    const call = await lockOwn({ db, caller }, id, phase === 'ended')
    if (call.phase === 'ended') return toCall(call)
    if (phase === 'ended') {
      if (!result) throw badInput({ result: [required] })
      if (call.answered_at && !afterTalking.includes(result))
        throw badInput({ result: [createMessage('AFTER_TALKING', { values: afterTalking.join(', ') })] })
    }
    const session = call.session_id ?? sessionId ?? null
    const isForward = callPhases.indexOf(phase) > callPhases.indexOf(call.phase)
    const moved = isForward && phase !== 'ended' ? { phase, ...reached[phase] } : {}
    const row = await db
      .update('phone_call')
      .set({ ...moved, session_id: session, heartbeat_at: now })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
    if (phase === 'ended') return endCall(db, row, result!)
    if (isForward) await publishCall(db, toCall(row))
    return toCall(row)
  })
}

/** Stores the outcome of a call, as entered by its caller. */
export function addCallNote(
  { db: outer, caller }: Context,
  id: string,
  { outcome, note }: BodyOf<typeof callNote>,
): Promise<Call> {
  const text = note == null ? note : note.normalize('NFC').trim() || null
  if (text && [...text].length > longestCallNote) throw badInput({ note: [maximum(longestCallNote)] })
  return outer.transaction(async (db) => {
    const before = await lockOwn({ db, caller }, id)
    const changed = {
      outcome: outcome === undefined ? before.outcome : outcome,
      note: text === undefined ? before.note : text,
    }
    const row = await db
      .update('phone_call')
      .set(changed)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
    await publishCall(db, toCall(row))
    return toCall(row)
  })
}
