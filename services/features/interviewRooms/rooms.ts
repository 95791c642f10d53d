import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import { newId } from '../../core/ids.ts'
import { openInterviewStates } from '../interviews/shapes.ts'
import '../departments/tables.ts'
import '../interviews/tables.ts'
import type { InterviewRoom, interviewRoomSave } from './contract.ts'

const columns = [
  'id',
  'name',
  'location_id as locationId',
  'directions',
  'capacity',
  'is_active as isActive',
  'version',
] as const

/** Returns the rooms of the company, in name order. */
export const rooms = (db: CompanyDb): Promise<InterviewRoom[]> =>
  db
    .from('interview_room')
    .select(columns)
    .orderBy(sql`interview_room.name collate "und-x-icu"`)
    .orderBy('id')
    .execute()

/** Creates a room, or changes one. */
export async function saveRoom(
  db: CompanyDb,
  {
    id,
    name,
    locationId = null,
    directions = '',
    capacity = null,
    isActive = true,
    version,
  }: BodyOf<typeof interviewRoomSave>,
): Promise<InterviewRoom> {
  return db.transaction(async (tx) => {
    const row = {
      name: name.trim(),
      location_id: locationId,
      directions: directions.trim(),
      capacity,
      is_active: isActive,
    }
    if (!row.name) throw badInput({ name: [createMessage('REQUIRED')] })
    // Locked, so that it is not deleted before the transaction ends.
    const location = tx
      .from('location')
      .select('location.id')
      .where('location.id', '=', locationId ?? '')
      .forShare()
    if (locationId && !(await location.executeTakeFirst()))
      throw badInput({ locationId: [createMessage('NOT_IN_LIST')] })
    const before = id
      ? await tx.from('interview_room').select(['id', 'version']).where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined
    if (id && !before) throw notFound()
    if (before && version !== undefined && before.version !== version) throw stale('Somebody else has changed the room')
    let same = tx
      .from('interview_room')
      .select('id')
      .where(sql<boolean>`lower(interview_room.name) = lower(${row.name})`)
      .where('location_id', locationId ? '=' : 'is', locationId)
    if (before) same = same.where('id', '!=', before.id)
    if (await same.executeTakeFirst()) throw badInput({ name: [createMessage('TAKEN')] })
    return before
      ? tx
          .update('interview_room')
          .set({ ...row, version: before.version + 1 })
          .where('interview_room.id', '=', before.id)
          .returning(columns)
          .executeTakeFirstOrThrow()
      : tx
          .insert('interview_room', { ...row, id: newId() })
          .returning(columns)
          .executeTakeFirstOrThrow()
  })
}

/**
 * Deletes a room. Refused while an upcoming interview takes place in it, because its participants must be sent to
 * another room first.
 */
export async function deleteRoom(db: CompanyDb, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const room = await tx.from('interview_room').select('name').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!room) throw notFound()
    const ahead = await tx
      .from('interview')
      .select('interview.id')
      .where('interview.room_id', '=', id)
      .where('interview.state', 'in', [...openInterviewStates])
      .where('interview.ends_at', '>', new Date())
      .limit(1)
      .executeTakeFirst()
    if (ahead) throw refused('ROOM_IN_USE', `Interviews are planned in ${room.name}`, { name: room.name })
    await tx.delete('interview_room').where('interview_room.id', '=', id).execute()
    return true
  })
}
