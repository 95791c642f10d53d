import { sql } from 'kysely'
import { isRestricted } from '../../../common/patterns.ts'
import { fold } from '../../../common/text.ts'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { newId } from '../../core/ids.ts'
import { reportPersonChange } from '../../core/identity/identityCache.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import type { DepartmentFields } from './contract.ts'
import { allDepartments, departmentKind } from './queries.ts'
import './tables.ts'
import { usageOf } from './usage.ts'

const longestKey = 30
const longestName = 200

/** The distance between the positions of two departments, which leaves room for others. */
const step = 10

/** Returns the columns that a form fills. Throws 400 by field if they are not valid. */
async function columnsOf(db: CompanyDb, given: DepartmentFields, ownId: string) {
  const key = given.key.trim()
  const name = given.name.trim().replace(/\s+/g, ' ')
  const legalName = given.legalName?.trim() || null
  const manager = given.manager?.trim().toLowerCase() || null
  const fields: FieldErrors = {
    ...(!key && { key: [required] }),
    ...(key &&
      (key.length > longestKey || !isRestricted(key)) && {
        key: [key.length > longestKey ? maximum(longestKey) : createMessage('INVALID')],
      }),
    ...(!name && { name: [required] }),
    ...([...name].length > longestName && { name: [maximum(longestName)] }),
    ...(legalName && [...legalName].length > longestName && { legalName: [maximum(longestName)] }),
  }
  if (manager && !(await readersOf(db, [manager])).has(manager)) fields.manager = [createMessage('UNKNOWN_USER')]
  const { locationId = null, parentId = null } = given
  const location = db
    .from('location')
    .select('location.id')
    .where('location.id', '=', locationId ?? '')
  if (locationId && !(await location.executeTakeFirst())) fields.locationId = [createMessage('NOT_IN_LIST')]
  const taken = db
    .from('department')
    .select('department.id')
    .where(sql<string>`lower(department.key)`, '=', sql<string>`lower(${key})`)
    .where('department.id', '!=', ownId)
  if (!fields.key && (await taken.executeTakeFirst())) fields.key = [createMessage('TAKEN')]
  if (Object.keys(fields).length > 0) throw badInput(fields)
  return {
    key,
    name,
    legal_name: legalName,
    manager,
    location_id: locationId,
    parent_id: parentId,
    is_active: given.active,
    search: fold(`${name} ${key} ${legalName ?? ''}`),
  }
}

/** Locks the tree for a change, because two simultaneous changes could create a cycle. */
const lockTree = (db: CompanyDb) =>
  db.from('department').select(['department.id', 'department.version']).orderBy('department.id').forUpdate()

/** Throws 400 if the company does not have the parent, or if the parent is below the department itself. */
async function demandParent(db: CompanyDb, parentId: string | null, ownId: string): Promise<void> {
  const wrong = () => badInput({ parentId: [createMessage('UNKNOWN_DEPARTMENT')] })
  for (let id = parentId; id;) {
    if (id === ownId) throw wrong()
    // oxlint-disable-next-line no-await-in-loop -- upwards, one after the other
    const above = await db.from('department').select('parent_id').where('id', '=', id).executeTakeFirst()
    if (!above) throw wrong()
    id = above.parent_id
  }
}

/** Returns the position after all others below the same parent. */
async function lastPlace(db: CompanyDb, parentId: string | null): Promise<number> {
  const { last } = await db
    .from('department')
    .select((eb) => eb.fn.max<number | null>('department.position').as('last'))
    .where('department.parent_id', parentId ? '=' : 'is', parentId as never)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + step
}

/** Translates violated constraints of the database into errors of the form. */
async function withFormErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    if (constraint === 'department_key') throw badInput({ key: [createMessage('TAKEN')] })
    // Somebody else has deleted the location since it was checked.
    if (constraint === 'department_company_id_location_id_fkey')
      throw badInput({ locationId: [createMessage('NOT_IN_LIST')] })
    throw error
  }
}

/** Adds a department and returns its id. */
export async function createDepartment(db: CompanyDb, given: DepartmentFields): Promise<string> {
  const id = newId()
  await withFormErrors(
    db.transaction(async (tx) => {
      const columns = await columnsOf(tx, given, id)
      await demandParent(tx, columns.parent_id, id)
      const position = given.position ?? (await lastPlace(tx, columns.parent_id))
      await tx.insert('department', { id, ...columns, position }).execute()
      await reportCacheChange(tx, departmentKind)
    }),
  )
  return id
}

/**
 * Changes a department. Throws 404 if the company has no department with this id, and 400 with errorCode 599 if it has
 * changed since it was read.
 */
export async function updateDepartment(
  db: CompanyDb,
  id: string,
  { version, ...given }: DepartmentFields & { version?: number },
): Promise<void> {
  await withFormErrors(
    db.transaction(async (tx) => {
      const before = (await lockTree(tx).execute()).find((one) => one.id === id)
      if (!before) throw notFound()
      if (version !== undefined && version !== before.version) throw stale('Somebody else has changed the department')
      const columns = await columnsOf(tx, given, id)
      await demandParent(tx, columns.parent_id, id)
      const { position } = given
      await tx
        .update('department')
        .set({ ...columns, ...(position !== undefined && { position }), version: before.version + 1 })
        .where('id', '=', id)
        .execute()
      await reportCacheChange(tx, departmentKind)
    }),
  )
}

interface Place {
  parentId: string | null
  /** A department below the same parent; null for the last position. */
  beforeId: string | null
}

/**
 * Moves a department within the tree. Throws 404 if the company has no department with this id, and 400 for an invalid
 * position.
 */
export const moveDepartment = (db: CompanyDb, id: string, { parentId, beforeId }: Place): Promise<void> =>
  db.transaction(async (tx) => {
    const before = (await lockTree(tx).execute()).find((one) => one.id === id)
    const all = await allDepartments(tx)
    const moved = all.find((one) => one.id === id)
    if (!before || !moved) throw notFound()
    await demandParent(tx, parentId, id)
    const others = all.filter((one) => one.parentId === parentId && one !== moved)
    const at = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId)
    if (at < 0) throw badInput({ beforeId: [createMessage('NOT_IN_LIST')] })
    await tx
      .update('department')
      .set({ parent_id: parentId, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    for (const [place, one] of others.toSpliced(at, 0, moved).entries()) {
      const position = (place + 1) * step
      if (one === moved || one.position !== position)
        // oxlint-disable-next-line no-await-in-loop -- one connection, a handful of rows
        await tx.update('department').set({ position }).where('id', '=', one.id).execute()
    }
    await reportCacheChange(tx, departmentKind)
  })

/** Deletes a department to which nothing refers. Throws 404 if the company has no department with this id. */
export async function deleteDepartment(db: CompanyDb, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTree(tx).execute()
    const [usage] = await usageOf(tx, [id])
    if (!usage) throw notFound()
    const { people, jobs, below, workflows } = usage
    if (people + jobs + below + workflows > 0)
      throw refused(
        'DEPARTMENT_IN_USE',
        `${people} people, ${jobs} jobs, ${below} departments and ${workflows} workflows stand on it`,
        { people: String(people), jobs: String(jobs), below: String(below), workflows: String(workflows) },
      )
    await tx.delete('department').where('id', '=', id).execute()
    await reportCacheChange(tx, departmentKind)
    await reportPersonChange(tx)
  })
}
