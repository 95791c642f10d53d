import { sql } from 'kysely'
import type { CompanyCache } from '../../core/cache.ts'
import { nullId } from '../../core/contract/shapes.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Paging } from '../../core/http/paging.ts'
import { fold } from '../../../common/text.ts'
import type { Department, DepartmentNode } from './contract.ts'

/** What the cache keeps of this feature, by company. */
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

/** The same rows, each after its parent and before its next sibling. */
function parentsFirst(rows: readonly Kept[]): Kept[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const below = (id: string | null): Kept[] => (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)])
  return below(null)
}

/** Every department of the company, inactive ones too, parents before children. */
const kept = (cache: CompanyCache, db: CompanyDb) => cache.read(db, departmentKind, read)
const shown = ({ search: _search, ...department }: Kept): Department => department

/**
 * Departments that are shown: active, below active ones only. A department that an edited record names (`extendId`) comes
 * along though it is not.
 */
export async function listDepartments(cache: CompanyCache, db: CompanyDb, extendId?: string): Promise<Department[]> {
  return openOf(await kept(cache, db), extendId).map(shown)
}

/** Every department as it is now, closed ones too, for work that has no cache. */
export const allDepartments = async (db: CompanyDb): Promise<Department[]> => (await read(db)).map(shown)

/** Those that are shown as they are now, for work that has no cache. */
export const openDepartments = async (db: CompanyDb): Promise<Department[]> => openOf(await read(db)).map(shown)

function openOf(list: readonly Kept[], extendId?: string): Kept[] {
  const open = new Set<string | null>([null])
  for (const { id, parentId, active } of list) if (active && open.has(parentId)) open.add(id)
  return list.filter(({ id }) => open.has(id) || (extendId !== nullId && id === extendId))
}

/** One page of the company's departments, closed ones too, parents first, by folded name, key or legal entity. */
export async function manageDepartments(
  cache: CompanyCache,
  db: CompanyDb,
  { keyword = '', active, pageIndex, pageSize }: { keyword?: string; active?: boolean } & Paging,
) {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  const rows = (await kept(cache, db)).filter(
    (row) => (active === undefined || row.active === active) && words.every((word) => row.search.includes(word)),
  )
  return {
    data: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize).map(shown),
    totalItem: rows.length,
    pageIndex,
    pageSize,
  }
}

/** The departments that are shown as a tree. */
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

/** Those of the ids that are departments of the company. */
export async function departmentsByIds(
  cache: CompanyCache,
  db: CompanyDb,
  ids: readonly string[],
): Promise<Department[]> {
  const wanted = new Set(ids)
  return (await kept(cache, db)).filter(({ id }) => wanted.has(id)).map(shown)
}

/** The department and all below it; empty when the company has no such department. */
export async function withDescendants(cache: CompanyCache, db: CompanyDb, id: string): Promise<string[]> {
  const inside = new Set<string>()
  for (const { id: one, parentId } of await kept(cache, db))
    if (one === id || (parentId && inside.has(parentId))) inside.add(one)
  return [...inside]
}

/** The ids for a filter by department; undefined for none (the null id). */
export const departmentFilter = async (
  cache: CompanyCache,
  db: CompanyDb,
  id: string | undefined,
): Promise<string[] | undefined> =>
  id === undefined || id === nullId ? undefined : withDescendants(cache, db, id.toLowerCase())

/** Locations of the company in their order, for work that has no cache. */
export const readLocations = (db: CompanyDb) =>
  db
    .from('location')
    .select(['location.id', 'location.name', 'location.address', 'location.city', 'location.country'])
    .orderBy('location.position')
    .orderBy('location.name')
    .execute()

/** Under which the locations are kept. */
export const locationsKey = 'locations'

/** Locations of the company in their order. */
export const locations = (cache: CompanyCache, db: CompanyDb) => cache.read(db, locationsKey, readLocations)

/** The locations that a list of names or ids means; all without one. */
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

/** Departments that are shown, by words of their name, key or legal entity, and by location. */
export async function departmentsByLegal(
  cache: CompanyCache,
  db: CompanyDb,
  text: string,
  sites: string | undefined,
): Promise<Department[]> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const at = sites?.trim() ? new Set((await sitesOf(cache, db, sites)).map(({ id }) => id)) : null
  const searches = new Map((await kept(cache, db)).map(({ id, search }) => [id, search]))
  return (await listDepartments(cache, db)).filter(
    ({ id, locationId }) =>
      words.every((word) => searches.get(id)?.includes(word)) && (!at || at.has(locationId ?? '')),
  )
}

/** The locations with the departments that are shown at each. */
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

/** Rooms at the locations of the company that may be planned in, in name order. */
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
