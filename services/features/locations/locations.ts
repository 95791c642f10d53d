import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { lockInOrder, positionColumn, moveRow } from '../../core/manualOrder.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { newId } from '../../core/ids.ts'
import { patternsOf } from '../../core/like.ts'
import type { Location } from '../departments/contract.ts'
import { locationsKey } from '../departments/queries.ts'
import '../departments/tables.ts'
import '../interviews/tables.ts'
import { locationLimits, type locationManageUpdate, type LocationUsage } from './contract.ts'

const departmentCount = sql<string>`(select count(*) from department
  where department.company_id = location.company_id and department.location_id = location.id)`
const roomCount = sql<string>`(select count(*) from interview_room
  where interview_room.company_id = location.company_id and interview_room.location_id = location.id)`

const shown = (db: CompanyDb) =>
  db.from('location').select(['location.id', 'location.name', 'location.address', 'location.city', 'location.country'])

/** Returns one page of the locations in their order. The search ignores case and accents. */
export async function listLocations(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<Location>> {
  let query = shown(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(
      sql<string>`search_text(array[location.name, coalesce(location.address, ''), location.city])`,
      'like',
      pattern,
    )
  return list(query, [asc('location.position'), byText('location.name'), asc('location.id')], wanted)
}

/** Returns one location. Throws 404 if the id is unknown. */
export async function location(db: CompanyDb, id: string): Promise<Location> {
  const found = await shown(db).where('location.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Returns the position of each of the locations, and how many departments and rooms are there. */
export async function usageOfLocations(db: CompanyDb, ids: readonly string[]): Promise<LocationUsage[]> {
  if (ids.length === 0) return []
  const rows = await db
    .from('location')
    .select([
      'location.id',
      'location.version',
      positionColumn('location').as('at'),
      departmentCount.as('departments'),
      roomCount.as('rooms'),
    ])
    .where('location.id', 'in', ids)
    .execute()
  return rows.map(({ at, ...row }) => ({
    ...row,
    place: Number(at),
    departments: Number(row.departments),
    rooms: Number(row.rooms),
  }))
}

type Sent = BodyOf<typeof locationManageUpdate>
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined

/** Returns the columns to store. Throws 400 with the errors of all fields. */
async function checked(db: CompanyDb, sent: Sent, ownId: string) {
  const text = (value: string | null | undefined) => (value ?? '').trim().replace(/\s+/g, ' ')
  const row = {
    name: text(sent.name),
    address: text(sent.address) || null,
    city: text(sent.city),
    country: sent.country.trim().toUpperCase(),
  }
  const fields: FieldErrors = {}
  for (const key of ['name', 'address', 'city'] as const) {
    const value = row[key]
    if (!value && key !== 'address') fields[key] = [required]
    else if (value && value.length > locationLimits[key]) fields[key] = [maximum(locationLimits[key])]
  }
  if (!isCountry(row.country)) fields.country = [row.country ? createMessage('INVALID') : required]
  const other = await shown(db)
    .where(sql<string>`lower(location.name)`, '=', sql<string>`lower(${row.name})`)
    .where('location.id', '!=', ownId)
    .executeTakeFirst()
  if (other) fields.name = [createMessage('TAKEN')]
  if (Object.keys(fields).length > 0) throw badInput(fields)
  return row
}

/** If two requests create the same name, the second finds it taken. */
function clash(error: { constraint?: string }): never {
  throw error.constraint === 'location_name' ? badInput({ name: [createMessage('TAKEN')] }) : error
}

/** Adds a location and returns its id. It comes last unless a position is passed. */
export async function createLocation(db: CompanyDb, sent: Sent): Promise<string> {
  const id = newId()
  const all = await lockInOrder(db, 'location')
  const row = await checked(db, sent, id)
  const position = Math.max(-1, ...all.map((one) => one.position)) + 1
  await db
    .insert('location', { id, ...row, position })
    .execute()
    .catch(clash)
  if (sent.place !== undefined) await moveRow(db, 'location', all, id, sent.place)
  await reportCacheChange(db, locationsKey)
  return id
}

/**
 * Changes a location. Throws 404 if the id is unknown, and 400 with errorCode 599 if somebody else has changed it
 * since.
 */
export async function updateLocation(db: CompanyDb, id: string, sent: Sent): Promise<void> {
  const all = await lockInOrder(db, 'location')
  const before = await db.from('location').select('location.version').where('location.id', '=', id).executeTakeFirst()
  if (!before) throw notFound()
  if (sent.version !== undefined && sent.version !== before.version)
    throw stale('Somebody else has changed the location')
  const row = await checked(db, sent, id)
  if (sent.place !== undefined) await moveRow(db, 'location', all, id, sent.place)
  await db
    .update('location')
    .set({ ...row, version: before.version + 1 })
    .where('location.id', '=', id)
    .execute()
    .catch(clash)
  await reportCacheChange(db, locationsKey)
}

/** Deletes a location without departments and rooms. */
export async function deleteLocation(db: CompanyDb, id: string): Promise<void> {
  if (!(await lockInOrder(db, 'location')).some((one) => one.id === id)) throw notFound()
  const [{ departments, rooms } = { departments: 0, rooms: 0 }] = await usageOfLocations(db, [id])
  if (departments + rooms > 0)
    throw refused('LOCATION_IN_USE', 'Departments or rooms are there', {
      departments: String(departments),
      rooms: String(rooms),
    })
  await db.delete('location').where('location.id', '=', id).execute()
  await reportCacheChange(db, locationsKey)
}
