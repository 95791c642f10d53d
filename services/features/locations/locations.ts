import { sql } from 'kysely'
import { changed } from '../../core/cache.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { heldInOrder, placeIn, putInOrder } from '../../core/handOrder.ts'
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

/** One page of the locations in their order; accents and case of what is looked for do not count. */
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

/** One location; 404 for every id that is none. */
export async function location(db: CompanyDb, id: string): Promise<Location> {
  const found = await shown(db).where('location.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Where each of the locations stands, and what is there. */
export async function usageOfLocations(db: CompanyDb, ids: readonly string[]): Promise<LocationUsage[]> {
  if (ids.length === 0) return []
  const rows = await db
    .from('location')
    .select([
      'location.id',
      'location.version',
      placeIn('location').as('at'),
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

/** What is stored; throws 400 with every field that is wrong. */
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
  if (!isCountry(row.country)) fields.country = [row.country ? say('INVALID') : required]
  const other = await shown(db)
    .where(sql<string>`lower(location.name)`, '=', sql<string>`lower(${row.name})`)
    .where('location.id', '!=', ownId)
    .executeTakeFirst()
  if (other) fields.name = [say('TAKEN')]
  if (Object.keys(fields).length > 0) throw badInput(fields)
  return row
}

/** Of two that come at once one is second: it finds the name taken. */
function clash(error: { constraint?: string }): never {
  throw error.constraint === 'location_name' ? badInput({ name: [say('TAKEN')] }) : error
}

/** Adds a location, behind all others where no place is given; answers its id. */
export async function createLocation(db: CompanyDb, sent: Sent): Promise<string> {
  const id = newId()
  const all = await heldInOrder(db, 'location')
  const row = await checked(db, sent, id)
  const position = Math.max(-1, ...all.map((one) => one.position)) + 1
  await db
    .insert('location', { id, ...row, position })
    .execute()
    .catch(clash)
  if (sent.place !== undefined) await putInOrder(db, 'location', all, id, sent.place)
  await changed(db, locationsKey)
  return id
}

/** Changes a location; 404 for every id that is none, 400 with errorCode 599 where somebody else has changed it since. */
export async function updateLocation(db: CompanyDb, id: string, sent: Sent): Promise<void> {
  const all = await heldInOrder(db, 'location')
  const before = await db.from('location').select('location.version').where('location.id', '=', id).executeTakeFirst()
  if (!before) throw notFound()
  if (sent.version !== undefined && sent.version !== before.version)
    throw stale('Somebody else has changed the location')
  const row = await checked(db, sent, id)
  if (sent.place !== undefined) await putInOrder(db, 'location', all, id, sent.place)
  await db
    .update('location')
    .set({ ...row, version: before.version + 1 })
    .where('location.id', '=', id)
    .execute()
    .catch(clash)
  await changed(db, locationsKey)
}

/** Deletes a location where nothing is. */
export async function deleteLocation(db: CompanyDb, id: string): Promise<void> {
  if (!(await heldInOrder(db, 'location')).some((one) => one.id === id)) throw notFound()
  const [{ departments, rooms } = { departments: 0, rooms: 0 }] = await usageOfLocations(db, [id])
  if (departments + rooms > 0)
    throw refused('LOCATION_IN_USE', 'Departments or rooms are there', {
      departments: String(departments),
      rooms: String(rooms),
    })
  await db.delete('location').where('location.id', '=', id).execute()
  await changed(db, locationsKey)
}
