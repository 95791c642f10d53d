import { sql, type RawBuilder } from 'kysely'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, stale } from '../../core/http/errors.ts'
import type { CompanyDirectory } from '../../core/identity/people/directory.ts'
import { newId } from '../../core/ids.ts'
import './tables.ts'

/** A period of time. Its end is exclusive. */
export interface Span {
  from: Date
  to: Date
}

export const personHold = (userName: string): string => `person:${userName.toLowerCase()}`
export const roomHold = (id: string): string => `room:${id.toLowerCase()}`
export const candidateHold = (id: string): string => `candidate:${id.toLowerCase()}`

const rangeOf = ({ from, to }: Span): RawBuilder<string> =>
  sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`

/** Returns when these resources are taken within a span, in order of time. The interview `exceptId` is ignored. */
export async function findConflicts(
  db: CompanyDb,
  resources: readonly string[],
  span: Span,
  exceptId: string | null = null,
): Promise<(Span & { resource: string })[]> {
  if (resources.length === 0) return []
  const rows = await db
    .from('interview_hold')
    .select(['resource', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('resource', 'in', [...resources])
    .where(sql<boolean>`during && ${rangeOf(span)}`)
    .where(sql<boolean>`interview_id is distinct from ${exceptId}::uuid`)
    .execute()
  return rows.sort((one, other) => one.from.getTime() - other.from.getTime())
}

const isDeadlock = (error: unknown) => (error as { code?: unknown } | null)?.code === '40P01'

/**
 * Books people, rooms and the candidate for an interview within the caller's transaction and releases what it held
 * before. If two interviews want the same time at once, one waits for the other and is then refused with what is taken
 * and when.
 */
export async function bookResources(
  { db, directory }: { db: CompanyDb; directory: CompanyDirectory },
  interview: { id: string; zone: string },
  resources: readonly string[],
  span: Span,
): Promise<void> {
  await release(db, interview.id)
  // All transactions use the same order, so that two of them do not deadlock.
  const wanted = [...new Set(resources)].sort()
  const rows = wanted.map((resource) => ({ id: newId(), resource, during: rangeOf(span), interview_id: interview.id }))
  const held = await db
    .insert('interview_hold', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('resource')
    .execute()
    .catch((error: unknown) => {
      throw isDeadlock(error) ? stale('Somebody else plans the same people at the same time') : error
    })
  if (held.length === wanted.length) return
  const taken = await findConflicts(db, wanted, span, interview.id)
  if (taken.length === 0) throw stale('Somebody else planned the same people at the same time')
  throw badInput(await toConflictErrors({ db, directory }, taken, interview.zone))
}

/** Releases everything that an interview holds. */
export async function release(db: CompanyDb, interviewId: string): Promise<void> {
  await db.delete('interview_hold').where('interview_hold.interview_id', '=', interviewId).execute()
}

/** Formats a span for every reader: 2026-11-24 09:00–10:00. */
function spanText({ from, to }: Span, zone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(from)
  const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: zone })
  return `${day} ${time.format(from)}–${time.format(to)}`
}

/** Returns the messages about taken resources, by the field that names them. */
async function toConflictErrors(
  { db, directory }: { db: CompanyDb; directory: CompanyDirectory },
  taken: readonly (Span & { resource: string })[],
  zone: string,
): Promise<FieldErrors> {
  const of = (kind: string) => taken.filter(({ resource }) => resource.startsWith(kind))
  const idOf = ({ resource }: { resource: string }) => resource.slice(resource.indexOf(':') + 1)
  const people = await directory.byUserNames(of('person:').map(idOf))
  const rooms = await db
    .from('interview_room')
    .select(['id', 'name'])
    .where('id', 'in', [...of('room:').map(idOf), '00000000-0000-0000-0000-000000000000'])
    .execute()
  const personName = (userName: string) => people.find((user) => user.userName === userName)?.fullName ?? userName
  const seats = of('person:').map((one) =>
    createMessage('PERSON_TAKEN', { name: personName(idOf(one)), when: spanText(one, zone) }),
  )
  const roomId = of('room:').map((one) =>
    createMessage('ROOM_TAKEN', {
      name: rooms.find(({ id }) => id === idOf(one))?.name ?? idOf(one),
      when: spanText(one, zone),
    }),
  )
  const startDate = of('candidate:').map((one) => createMessage('CANDIDATE_TAKEN', { when: spanText(one, zone) }))
  const errors: Record<string, FieldMessage[]> = { seats, roomId, startDate }
  return Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0))
}
