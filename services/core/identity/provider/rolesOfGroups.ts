import type { Kysely } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { personChanged } from '../identityCache.ts'
import { detailsByUserNames } from '../people/people.ts'
import { companyRoles } from '../roles/roles.ts'
import type { AccessClaims } from './claims.ts'

/** Whether a token of a foreign provider leaves it to the company what its bearer may do: it names neither roles nor keys. */
export const leavesRoles = ({
  role,
  current_role: current,
  permissions,
  companyID,
  sub,
  client_id: client,
}: AccessClaims) =>
  [role ?? [], current ?? [], permissions ?? []].flat().length === 0 && companyID !== nullId && sub !== client

/** Keeps in the directory which roles the groups of a token give somebody, so that others find who holds them. */
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
    await personChanged(tx)
  })
}

/**
 * The claims of a foreign provider's token with the roles that the company gives its bearer: by the groups that the token names,
 * else by those that the provider has told by SCIM. The current role is the one that they have chosen, else the first.
 */
export async function withRolesOfGroups(
  claims: AccessClaims,
  { db, cache }: { db: Kysely<Database>; cache: CompanyCache },
): Promise<AccessClaims> {
  const company = new CompanyDb(db, claims.companyID)
  const userName = claims.preferred_username.toLowerCase()
  const [known] = await detailsByUserNames(cache, company, [userName])
  const before: readonly string[] = known?.roles ?? []
  const told = claims.groups && new Set([claims.groups].flat().map((group) => String(group).toLowerCase()))
  const held = (await companyRoles(cache, company)).filter(({ code, groups }) =>
    told ? groups.some((group) => told.has(group.toLowerCase())) : before.includes(code),
  )
  const codes = held.map(({ code }) => code).sort()
  if (told && codes.join() !== before.toSorted().join()) await keepRoles(company, userName, codes)
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
