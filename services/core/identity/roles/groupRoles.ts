import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { reportRightsChange } from '../../events/rights.ts'
import { reportPersonChange } from '../identityCache.ts'
import '../scim/tables.ts'
import { endSockets } from '../signIn/sessions.ts'
import { withAdministratorKept } from './lastAdministrator.ts'

/** Whether a role is granted by a group; names are compared regardless of case. */
const isOfGroup = sql<boolean>`lower(scim_group.name) in (select lower(one) from unnest(role.groups) as one)`

/** Updates tokens, sockets and caches for users whose roles have changed. Must run within a transaction. */
async function publishRoleChanges(
  db: CompanyDb,
  ids: readonly string[],
  { isTaken }: { isTaken: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const held = sql`(select user_role.role from user_role where user_role.user_id = app_user.id order by user_role.role limit 1)`
  const changed = await unscoped(db)
    .updateTable('app_user')
    .set({
      active_role: sql<string | null>`case when exists (
        select from user_role where user_role.user_id = app_user.id and user_role.role = app_user.active_role
      ) then app_user.active_role else ${held} end`,
      version: sql<number>`version + 1`,
      updated_at: new Date(),
    })
    .where('company_id', '=', db.companyId)
    .where('id', 'in', ids)
    .returning(['id', 'user_name'])
    .execute()
  if (isTaken) for (const { id } of changed) await endSockets(db, id)
  await reportRightsChange(db, { userNames: changed.map((user) => user.user_name) })
  await reportPersonChange(db)
}

/** Grants the members of groups the roles of these groups; `userIds`: only those users. */
export const giveRolesOfGroups = (db: CompanyDb, userIds?: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    const people = userIds ? sql`and scim_member.user_id = any(${userIds}::uuid[])` : sql``
    const given = await sql<{ user_id: string }>`
      insert into user_role (user_id, company_id, role)
      select distinct scim_member.user_id, scim_member.company_id, role.name
      from scim_member
      join scim_group on scim_group.company_id = scim_member.company_id and scim_group.id = scim_member.group_id
      join role on role.company_id = scim_member.company_id and ${isOfGroup}
      join app_user on app_user.id = scim_member.user_id and app_user.deleted_at is null
      where scim_member.company_id = ${tx.companyId} ${people}
      on conflict do nothing
      returning user_id`.execute(unscoped(tx))
    await publishRoleChanges(tx, [...new Set(given.rows.map((row) => row.user_id))], { isTaken: false })
  })

/** Removes roles from users none of whose groups still grants them. */
async function take(db: CompanyDb, condition: ReturnType<typeof sql>): Promise<void> {
  await withAdministratorKept(db, async (tx) => {
    const taken = await sql<{ user_id: string }>`
      delete from user_role using role
      where user_role.company_id = ${tx.companyId}
        and role.company_id = user_role.company_id and role.name = user_role.role
        and ${condition}
        and not exists (
          select from scim_member
          join scim_group on scim_group.company_id = scim_member.company_id and scim_group.id = scim_member.group_id
          where scim_member.user_id = user_role.user_id and ${isOfGroup}
        )
      returning user_role.user_id`.execute(unscoped(tx))
    await publishRoleChanges(tx, [...new Set(taken.rows.map((row) => row.user_id))], { isTaken: true })
  })
}

/** Removes the roles of a group from users who have left it; roles that another of their groups grants stay. */
export const takeRolesOfGroup = (db: CompanyDb, group: string, userIds: readonly string[]): Promise<void> =>
  userIds.length === 0
    ? Promise.resolve()
    : take(
        db,
        sql`user_role.user_id = any(${userIds}::uuid[])
          and lower(${group}) in (select lower(one) from unnest(role.groups) as one)`,
      )

/** Removes a role from the members of groups that no longer grant it. */
export const takeRoleFromGroups = (db: CompanyDb, role: string, groups: readonly string[]): Promise<void> =>
  take(
    db,
    sql`role.name = ${role} and user_role.user_id in (
      select member.user_id from scim_member as member
      join scim_group as left_group on left_group.company_id = member.company_id and left_group.id = member.group_id
      where member.company_id = ${db.companyId}
        and lower(left_group.name) in (select lower(one) from unnest(${groups}::text[]) as one))`,
  )
