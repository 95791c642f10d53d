import { sql, type SelectQueryBuilder } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { candidateReaders } from '../candidates/contract.ts'
import { liveId } from '../candidates/live.ts'
import { momentAfter, moment } from '../../core/localTime.ts'
import type { callList } from './contract.ts'
import type { Call } from './callShapes.ts'
import './tables.ts'

type Person = Pick<Caller, 'userName' | 'permissions'>
type CallQuery = SelectQueryBuilder<Database, 'phone_call', {}>

export const columns = [
  'id',
  'candidate_id',
  'verification_candidate_id',
  'name',
  'phone',
  'number',
  'user_name',
  'session_id',
  'phase',
  'started_at',
  'ringing_at',
  'answered_at',
  'ended_at',
  'result',
  'outcome',
  'note',
  'recording_path',
] as const
const selected = (query: CallQuery) => query.select(columns)
export type CallRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

export const toCall = (row: CallRow): Call => ({
  id: row.id,
  candidateId: row.candidate_id,
  verificationCandidateId: row.verification_candidate_id,
  name: row.name,
  phone: row.phone,
  number: row.number,
  userName: row.user_name,
  sessionId: row.session_id,
  phase: row.phase,
  startedAt: row.started_at.toISOString(),
  ringingAt: row.ringing_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  result: row.result,
  outcome: row.outcome,
  note: row.note,
  hasRecording: row.recording_path !== null,
})

export const isSupervisor = ({ permissions }: Person): boolean => permissions.has('Phonenet:GetURLRecording')
export const readsCandidates = ({ permissions }: Person): boolean =>
  candidateReaders.some((key) => permissions.has(key))

/** Selects the calls that the caller may see individually. */
function visible(db: CompanyDb, caller: Person): CallQuery {
  const all = db.from('phone_call')
  if (isSupervisor(caller)) return all
  const there = db.from('candidate').select('candidate.id').where('deleted_at', 'is', null)
  return all.where((eb) =>
    eb.or([
      eb('user_name', '=', caller.userName),
      ...(readsCandidates(caller) ? [eb('candidate_id', 'in', there)] : []),
    ]),
  )
}

const ongoing = (query: CallQuery): CallQuery => query.where('phase', '!=', 'ended')
const oldestFirst = async (query: CallQuery): Promise<Call[]> =>
  (await selected(ongoing(query)).orderBy('started_at').orderBy('id').limit(1000).execute()).map(toCall)

/** Returns the calls with these ids that the caller may see. */
export async function callsByIds(db: CompanyDb, caller: Person, ids: readonly string[]): Promise<Call[]> {
  if (ids.length === 0) return []
  return (await selected(visible(db, caller)).where('id', 'in', ids).execute()).map(toCall)
}

/** Returns the calls in progress with these candidates. */
export const ongoingWith = (db: CompanyDb, caller: Person, candidateIds: readonly string[]): Promise<Call[]> =>
  oldestFirst(visible(db, caller).where('candidate_id', 'in', candidateIds))

/** Returns all calls of the company that are in progress. */
export const ongoingCalls = (db: CompanyDb): Promise<Call[]> => oldestFirst(db.from('phone_call'))

/** Returns the caller's own call in progress. */
export const ownOngoing = async (db: CompanyDb, { userName }: Person): Promise<Call | undefined> =>
  (await oldestFirst(db.from('phone_call').where('user_name', '=', userName)))[0]

/** Returns one page of the call log, newest first. */
export async function listCalls(
  { db, caller, timezoneOffset }: Pick<RequestContext, 'db' | 'caller' | 'timezoneOffset'>,
  body: BodyOf<typeof callList>,
): Promise<Listed<Call>> {
  const { candidateId, userNames, results, from, to } = body
  const isAllowed = isSupervisor(caller) || (candidateId !== undefined && readsCandidates(caller))
  let query = db.from('phone_call')
  if (!isAllowed) query = query.where('user_name', '=', caller.userName)
  if (candidateId) query = query.where('candidate_id', '=', await liveId(db, candidateId))
  if (userNames && userNames.length > 0) query = query.where('user_name', 'in', userNames)
  if (results && results.length > 0) query = query.where('result', 'in', results)
  if (from) query = query.where('started_at', '>=', moment('from', from, timezoneOffset))
  if (to) query = query.where('started_at', '<', momentAfter('to', to, timezoneOffset))
  const found = await list(selected(query), latest('phone_call', 'started_at'), body)
  return { ...found, data: found.data.map(toCall) }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/**
 * Returns a call of a candidate by its id or by the id of its SIP session. Without GetURLRecording, only the caller's
 * own calls are found.
 */
export async function callDetail(
  db: CompanyDb,
  caller: Person,
  candidateId: string,
  fromCallId: string,
): Promise<Call> {
  let query = selected(db.from('phone_call'))
    .where('candidate_id', '=', await liveId(db, candidateId))
    .where((eb) =>
      eb.or([eb('session_id', '=', fromCallId), ...(isUuid(fromCallId) ? [eb('id', '=', fromCallId)] : [])]),
    )
  if (!isSupervisor(caller)) query = query.where('user_name', '=', caller.userName)
  const row = await query
    .orderBy(sql`phone_call.started_at desc`)
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toCall(row)
}
