import type { Kysely } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { keysOfMachine } from '../machines/lookup.ts'
import { machineRole } from '../roles/names.ts'
import type { AccessClaims } from './claims.ts'
import { companyModules } from '../roles/companyModules.ts'
import { keysOfRole } from '../roles/roles.ts'
import { leavesRoles, withRolesOfGroups } from './rolesOfGroups.ts'

type Verify = (token: string) => Promise<AccessClaims>

/**
 * Verifies a token and drops those of its keys that its role, or the machine client itself, no longer has. Roles are
 * read from the cache, which every change of a role updates. Before a key is dropped, the database is read, because
 * another instance may have granted it a moment ago. Not for the tokens of an external provider, which manages the
 * roles.
 */
export const withKeysNow =
  (verify: Verify, { db, cache }: { db: Kysely<Database>; cache: CompanyCache }): Verify =>
  async (token) => {
    const claims = await verify(token)
    const { current_role: role, companyID: companyId, permissions } = claims
    if (!role || !permissions?.length || companyId === nullId) return claims
    if (role === machineRole) {
      const held = await keysOfMachine(db, claims.preferred_username)
      return { ...claims, permissions: permissions.filter((key) => held.includes(key)) }
    }
    const company = new CompanyDb(db, companyId)
    const known = await keysOfRole(cache, company, role)
    if (permissions.every((key) => known.has(key))) return claims
    const row = await unscoped(company)
      .selectFrom('role')
      .select('keys')
      .where('company_id', '=', companyId)
      .where('name', '=', role)
      .executeTakeFirst()
    return { ...claims, permissions: permissions.filter((key) => row?.keys.includes(key)) }
  }

/**
 * Verifies a token of an external provider, and drops the keys of modules that the company has switched off. The
 * provider manages the roles, or leaves them to the company.
 */
export const withOpenModules =
  (verify: Verify, { db, cache }: { db: Kysely<Database>; cache: CompanyCache }): Verify =>
  async (token) => {
    const given = await verify(token)
    const claims = leavesRoles(given) ? await withRolesOfGroups(given, { db, cache }) : given
    const { companyID: companyId } = claims
    const permissions = [claims.permissions ?? []].flat()
    if (permissions.length === 0 || !/^[0-9a-f-]{36}$/i.test(companyId ?? '') || companyId === nullId) return claims
    const modules = await companyModules(cache, new CompanyDb(db, companyId))
    const closed = new Set(modules.filter(({ isActive }) => !isActive).map(({ code }) => code))
    if (closed.size === 0) return claims
    return { ...claims, permissions: permissions.filter((key) => !closed.has(key.slice(0, key.indexOf(':')))) }
  }
