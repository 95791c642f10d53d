import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { newId } from '../../ids.ts'
import { giveRolesOfGroups, takeRolesOfGroup } from '../roles/groupRoles.ts'
import { conditionOf, type FilterColumn } from './filter.ts'
import { externalIdOf, memberIds, nameOf, readGroup, uuid, type GroupInput } from './groupResource.ts'
import { invalid, isObject, listOf, missing, schemas, scimPath, taken, type Page } from './protocol.ts'
import './tables.ts'
import type { PatchOperation } from './userResource.ts'
import type { Scim } from './users.ts'

const columns: Readonly<Record<string, FilterColumn>> = {
  id: { column: sql`scim_group.id::text`, kind: 'text' },
  externalid: { column: sql`scim_group.external_id`, kind: 'exact' },
  displayname: { column: sql`scim_group.name`, kind: 'text' },
}
const groups = (db: CompanyDb) =>
  db
    .from('scim_group')
    .select([
      'scim_group.id',
      'scim_group.name',
      'scim_group.external_id',
      'scim_group.created_at',
      'scim_group.updated_at',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof groups>['execute']>>[number]

interface Shown {
  /** Clients that only look up a group do not request its members. */
  hasMembers: boolean
}

async function resources({ db, product: { publicUrl } }: Scim, rows: readonly Row[], { hasMembers }: Shown) {
  const ids = rows.map(({ id }) => id)
  const members =
    ids.length === 0 || !hasMembers
      ? []
      : await db
          .from('scim_member')
          .innerJoin('app_user', 'app_user.id', 'scim_member.user_id')
          .select(['scim_member.group_id', 'app_user.id', 'app_user.full_name'])
          .where('scim_member.group_id', 'in', ids)
          .where('app_user.deleted_at', 'is', null)
          .orderBy('app_user.full_name')
          .orderBy('app_user.id')
          .execute()
  const within = Map.groupBy(members, (member) => member.group_id)
  return rows.map((row) => ({
    schemas: [schemas.group],
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.name,
    ...(hasMembers && {
      members: (within.get(row.id) ?? []).map((member) => ({
        value: member.id,
        display: member.full_name,
        $ref: `${publicUrl}${scimPath}/Users/${member.id}`,
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${publicUrl}${scimPath}/Groups/${row.id}`,
    },
  }))
}

/** Returns one page of the groups, by name. */
export async function listGroups(scim: Scim, filter: string | undefined, page: Page, shown: Shown) {
  let query = groups(scim.db)
  if (filter) query = query.where(conditionOf(filter, columns))
  const all = await query.orderBy('scim_group.name').orderBy('scim_group.id').execute()
  const rows = all.slice(page.startIndex - 1, page.startIndex - 1 + page.count)
  return listOf(await resources(scim, rows, shown), all.length, page)
}

async function rowOf(db: CompanyDb, id: string, { isLocked = false } = {}): Promise<Row> {
  const found = uuid.test(id)
    ? await groups(db)
        .where('scim_group.id', '=', id)
        .$if(isLocked, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined
  if (!found) throw missing(id)
  return found
}

/** Returns one group of the company. Throws 404 for any other id. */
export async function groupOf(scim: Scim, id: string, shown: Shown) {
  const [resource] = await resources(scim, [await rowOf(scim.db, id)], shown)
  return resource!
}

const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: { constraint?: string }) => {
    throw error.constraint === 'scim_group_name' ? taken('displayName is that of another group') : error
  })

/** Adds users to a group and grants them its roles. Throws 400 for ids that are not of users of the company. */
async function addMembers(db: CompanyDb, groupId: string, ids: readonly string[]): Promise<void> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return
  const known = await unscoped(db)
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', db.companyId)
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)
    .where('id', 'in', asked)
    .execute()
  if (known.length < asked.length) throw invalid('Each member has the id of a user as its value')
  await db
    .insert(
      'scim_member',
      asked.map((id) => ({ group_id: groupId, user_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await giveRolesOfGroups(db, asked)
}

/** Removes users from a group, along with its roles that no other group grants them. */
async function removeMembers(
  db: CompanyDb,
  { id, name }: Pick<Row, 'id' | 'name'>,
  ids?: readonly string[],
): Promise<void> {
  if (ids?.length === 0) return
  const left = await db
    .delete('scim_member')
    .where('scim_member.group_id', '=', id)
    .$if(ids !== undefined, (query) => query.where('scim_member.user_id', 'in', ids!))
    .returning('scim_member.user_id')
    .execute()
  await takeRolesOfGroup(
    db,
    name,
    left.map((member) => member.user_id),
  )
}

const membersOf = async (db: CompanyDb, id: string): Promise<string[]> =>
  (await db.from('scim_member').select('scim_member.user_id').where('scim_member.group_id', '=', id).execute()).map(
    (member) => member.user_id,
  )

/** Adds a group with its members and returns its id. */
export const createGroup = ({ db }: Scim, { name, externalId = null, members = [] }: GroupInput): Promise<string> =>
  explained(
    db.transaction(async (tx) => {
      const id = newId()
      await tx.insert('scim_group', { id, name: nameOf(name), external_id: externalId }).execute()
      await addMembers(tx, id, members)
      return id
    }),
  )

/**
 * Changes a group. A group with a new name grants other roles; users who are no longer in its list of members leave it.
 */
export const updateGroup = ({ db }: Scim, id: string, { name, externalId, members }: GroupInput): Promise<void> =>
  explained(
    db.transaction(async (tx) => {
      const before = await rowOf(tx, id, { isLocked: true })
      await tx
        .update('scim_group')
        .set({
          ...(name !== undefined && { name }),
          ...(externalId !== undefined && { external_id: externalId }),
          updated_at: new Date(),
        })
        .where('scim_group.id', '=', id)
        .execute()
      const held = await membersOf(tx, id)
      if (name !== undefined && name.toLowerCase() !== before.name.toLowerCase()) {
        await giveRolesOfGroups(tx, held)
        await takeRolesOfGroup(tx, before.name, held)
      }
      if (members === undefined) return
      await addMembers(tx, id, members)
      await removeMembers(
        tx,
        { id, name: name ?? before.name },
        held.filter((member) => !members.includes(member)),
      )
    }),
  )

/** Applies the operations of a PATCH in order, either all or none. */
export const patchGroup = (scim: Scim, id: string, operations: readonly PatchOperation[]): Promise<void> =>
  scim.db.transaction(async (db) => {
    await rowOf(db, id)
    // oxlint-disable no-await-in-loop -- each goes on from the one before
    for (const { op, path, condition, value } of operations) {
      if (path === null) {
        if (op === 'remove' || !isObject(value))
          throw invalid('Without a path there is an object to add or replace', 'noTarget')
        const { members, ...rest } = readGroup(value, { isWhole: false })
        await updateGroup({ ...scim, db }, id, op === 'replace' ? { ...rest, ...(members && { members }) } : rest)
        if (op === 'add' && members) await addMembers(db, id, members)
      } else if (path === 'members') {
        const named = condition === null ? null : /^\s*value\s+eq\s+"([^"]*)"\s*$/i.exec(condition)?.[1]
        if (named === undefined) throw invalid('Members are named by value eq "id"', 'invalidPath')
        const ids =
          named === null ? (value === undefined || value === null ? undefined : memberIds(value)) : memberIds(named)
        if (op === 'add') await addMembers(db, id, ids ?? [])
        else if (op === 'replace') await updateGroup({ ...scim, db }, id, { members: ids ?? [] })
        else await removeMembers(db, await rowOf(db, id), ids)
      } else if (op !== 'remove' && path === 'displayname')
        await updateGroup({ ...scim, db }, id, { name: nameOf(value) })
      else if (path === 'externalid')
        await updateGroup({ ...scim, db }, id, { externalId: op === 'remove' ? null : externalIdOf(value) })
      else throw invalid(`A group has no ${path}`, 'invalidPath')
    }
    // oxlint-enable no-await-in-loop
  })

/** Deletes a group: its members lose the roles that no other group grants them. */
export const deleteGroup = ({ db }: Scim, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const group = await rowOf(tx, id, { isLocked: true })
    await removeMembers(tx, group)
    await tx.delete('scim_group').where('scim_group.id', '=', id).execute()
  })
