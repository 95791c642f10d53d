import type { Kysely } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { reportPersonChange } from '../identityCache.ts'
import { detailsByUserNames } from '../people/people.ts'
import { companyRoles } from '../roles/roles.ts'
import '../scim/tables.ts'
import type { AccessClaims } from './claims.ts'

/**
 * Whether a token of an external provider leaves the roles of its bearer to the company: it contains neither roles nor
 * keys.
 */
export const leavesRoles = ({
  role,
  current_role: current,
  permissions,
  companyID,
  sub,
  client_id: client,
}: AccessClaims) =>
  [role ?? [], current ?? [], permissions ?? []].flat().length === 0 && companyID !== nullId && sub !== client

/** Returns the groups of a user that the provider has reported through SCIM. */
async function toldGroups(db: CompanyDb, userName: string): Promise<string[]> {
  const rows = await unscoped(db)
    .selectFrom('scim_member')
    .innerJoin('app_user', 'app_user.id', 'scim_member.user_id')
    .innerJoin('scim_group', (join) =>
      join
        .onRef('scim_group.company_id', '=', 'scim_member.company_id')
        .onRef('scim_group.id', '=', 'scim_member.group_id'),
    )
    .select('scim_group.name')
    .where('scim_member.company_id', '=', db.companyId)
    .where('app_user.user_name', '=', userName)
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * Stores in the directory which roles a user's groups grant, so that others can find the holders. Roles from earlier
 * tokens are removed.
 */
async function keepRoles(db: CompanyDb, userName: string, roles: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await unscoped(tx)
      .selectFrom('app_user')
      .select('id')
      .where('company_id', '=', tx.companyId)
      .where('user_name', '=', userName)
      .forUpdate()
      .executeTakeFirst()
    if (!person) return
    await unscoped(tx).deleteFrom('user_role').where('user_id', '=', person.id).execute()
    if (roles.length > 0)
      await unscoped(tx)
        .insertInto('user_role')
        .values(roles.map((role) => ({ user_id: person.id, company_id: tx.companyId, role })))
        .execute()
    await reportPersonChange(tx)
  })
}

/**
 * Returns the claims of an external provider's token with the roles that the company grants its bearer: by the groups
 * in the token, or otherwise by those that the provider has reported through SCIM. Roles from earlier tokens are
 * ignored, because the provider may have removed them. The current role is the one that the user has chosen, otherwise
 * the first.
 */
export async function withRolesOfGroups(
  claims: AccessClaims,
  { db, cache }: { db: Kysely<Database>; cache: CompanyCache },
): Promise<AccessClaims> {
  const company = new CompanyDb(db, claims.companyID)
  const userName = claims.preferred_username.toLowerCase()
  const [known] = await detailsByUserNames(cache, company, [userName])
  const before: readonly string[] = known?.roles ?? []
  const named = [claims.groups ?? (await toldGroups(company, userName))].flat()
  const told = new Set(named.map((group) => String(group).toLowerCase()))
  const held = (await companyRoles(cache, company)).filter(({ groups }) =>
    groups.some((group) => told.has(group.toLowerCase())),
  )
  const codes = held.map(({ code }) => code).sort()
  if (codes.join() !== before.toSorted().join()) await keepRoles(company, userName, codes)
  const current = held.find(({ code }) => code === known?.activeRole) ?? held.find(({ code }) => code === codes[0])
  return {
    ...claims,
    role: codes,
    ...(current && { current_role: current.code }),
    permissions: current?.keys ?? [],
    ...(current?.isExternal && { external: true }),
    areRolesOurs: true,
  }
}
