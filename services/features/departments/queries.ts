import { sql } from 'kysely'
import type { CompanyCache } from '../../core/cache.ts'
import { nullId } from '../../core/contract/shapes.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Paging } from '../../core/http/paging.ts'
import { fold } from '../../../common/text.ts'
import type { Department, DepartmentNode } from './contract.ts'

/** The key of this feature in the cache, per company. */
export const departmentKind = 'departments'

interface Kept extends Department {
  search: string
}

const read = async (db: CompanyDb): Promise<Kept[]> => {
  const rows = await db
    .from('department')
    .select([
      'department.id',
      'department.key',
      'department.name',
      'department.parent_id as parentId',
      'department.legal_name as legalName',
      'department.location_id as locationId',
      'department.manager',
      'department.is_active as active',
      'department.position',
      'department.version',
      'department.search',
    ])
    .orderBy('department.position')
    .orderBy(sql`department.name collate "und-x-icu"`)
    .orderBy('department.id')
    .execute()
  return parentsFirst(rows)
}

/** Returns the same rows, each after its parent and before its next sibling. */
function parentsFirst(rows: readonly Kept[]): Kept[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const below = (id: string | null): Kept[] => (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)])
  return below(null)
}

/** Returns all departments of the company, including inactive ones, parents before children. */
const readCachedDepartments = (cache: CompanyCache, db: CompanyDb) => cache.read(db, departmentKind, read)
const shown = ({ search: _search, ...department }: Kept): Department => department

/**
 * Returns the open departments: active ones that are only below active ones. A department to which an edited record
 * refers (`extendId`) is included in any case.
 */
export async function listDepartments(cache: CompanyCache, db: CompanyDb, extendId?: string): Promise<Department[]> {
  return selectOpen(await readCachedDepartments(cache, db), extendId).map(shown)
}

/** Returns all current departments, including closed ones, for code without a cache. */
export const allDepartments = async (db: CompanyDb): Promise<Department[]> => (await read(db)).map(shown)

/** Returns the current open departments, for code without a cache. */
export const openDepartments = async (db: CompanyDb): Promise<Department[]> => selectOpen(await read(db)).map(shown)

function selectOpen(list: readonly Kept[], extendId?: string): Kept[] {
  const open = new Set<string | null>([null])
  for (const { id, parentId, active } of list) if (active && open.has(parentId)) open.add(id)
  return list.filter(({ id }) => open.has(id) || (extendId !== nullId && id === extendId))
}

/**
 * Returns one page of the company's departments, including closed ones, parents first, by folded name, key or legal
 * entity.
 */
export async function manageDepartments(
  cache: CompanyCache,
  db: CompanyDb,
  { keyword = '', active, pageIndex, pageSize }: { keyword?: string; active?: boolean } & Paging,
) {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  const rows = (await readCachedDepartments(cache, db)).filter(
    (row) => (active === undefined || row.active === active) && words.every((word) => row.search.includes(word)),
  )
  return {
    data: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize).map(shown),
    totalItem: rows.length,
    pageIndex,
    pageSize,
  }
}

/** Returns the open departments as a tree. */
export async function departmentTree(cache: CompanyCache, db: CompanyDb): Promise<DepartmentNode[]> {
  const nodes = new Map(
    (await listDepartments(cache, db)).map((department) => [
      department.id,
      { ...department, children: [] as DepartmentNode[] },
    ]),
  )
  const roots: DepartmentNode[] = []
  for (const node of nodes.values()) (node.parentId ? nodes.get(node.parentId)!.children : roots).push(node)
  return roots
}

/** Returns the departments of the company with these ids. */
export async function departmentsByIds(
  cache: CompanyCache,
  db: CompanyDb,
  ids: readonly string[],
): Promise<Department[]> {
  const wanted = new Set(ids)
  return (await readCachedDepartments(cache, db)).filter(({ id }) => wanted.has(id)).map(shown)
}

/** Returns the ids of the department and all below it; empty if the company has no such department. */
export async function withDescendants(cache: CompanyCache, db: CompanyDb, id: string): Promise<string[]> {
  const inside = new Set<string>()
  for (const { id: one, parentId } of await readCachedDepartments(cache, db))
    if (one === id || (parentId && inside.has(parentId))) inside.add(one)
  return [...inside]
}

/** Returns the ids for a filter by department; undefined if there is no filter (no id, or the null id). */
export const departmentFilter = async (
  cache: CompanyCache,
  db: CompanyDb,
  id: string | undefined,
): Promise<string[] | undefined> =>
  id === undefined || id === nullId ? undefined : withDescendants(cache, db, id.toLowerCase())

/** Returns the locations of the company in order, for code without a cache. */
export const readLocations = (db: CompanyDb) =>
  db
    .from('location')
    .select(['location.id', 'location.name', 'location.address', 'location.city', 'location.country'])
    .orderBy('location.position')
    .orderBy('location.name')
    .execute()

/** The key of the locations in the cache. */
export const locationsKey = 'locations'

/** Returns the locations of the company in order. */
export const locations = (cache: CompanyCache, db: CompanyDb) => cache.read(db, locationsKey, readLocations)

/** Returns the locations in a list of names or ids; all locations if the list is empty. */
async function sitesOf(cache: CompanyCache, db: CompanyDb, sites: string | undefined) {
  const all = await locations(cache, db)
  const asked = new Set(
    (sites ?? '')
      .split(',')
      .map(fold)
      .map((text) => text.trim())
      .filter(Boolean),
  )
  return asked.size === 0 ? all : all.filter(({ id, name }) => asked.has(id) || asked.has(fold(name)))
}

/** Returns the open departments by words of their name, key or legal entity, and by location. */
export async function departmentsByLegal(
  cache: CompanyCache,
  db: CompanyDb,
  text: string,
  sites: string | undefined,
): Promise<Department[]> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const at = sites?.trim() ? new Set((await sitesOf(cache, db, sites)).map(({ id }) => id)) : null
  const searches = new Map((await readCachedDepartments(cache, db)).map(({ id, search }) => [id, search]))
  return (await listDepartments(cache, db)).filter(
    ({ id, locationId }) =>
      words.every((word) => searches.get(id)?.includes(word)) && (!at || at.has(locationId ?? '')),
  )
}

/** Returns the locations with the open departments at each. */
export async function siteDepartments(cache: CompanyCache, db: CompanyDb, sites: string | undefined) {
  const list = await listDepartments(cache, db)
  return (await sitesOf(cache, db, sites)).map(({ id, name }) => ({
    id,
    name,
    departments: list
      .filter(({ locationId }) => locationId === id)
      .map(({ id: one, key, name: title }) => ({ id: one, key, name: title })),
  }))
}

/** Returns the active rooms at the locations of the company, in name order. */
export const meetingRooms = (db: CompanyDb) =>
  db
    .from('interview_room')
    .select(['id', 'name', 'location_id as locationId', 'capacity'])
    .where('location_id', 'is not', null)
    .where('is_active', '=', true)
    .orderBy(sql`interview_room.name collate "und-x-icu"`)
    .orderBy('id')
    .$narrowType<{ locationId: string }>()
    .execute()
