import { isPermissionKey, type PermissionKey } from '../../contract/permissionKeys.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { createMessage, type FieldErrors } from '../../contract/messages.ts'
import { badInput, notFound, refused, stale } from '../../http/errors.ts'
import { reportRightsChange } from '../../events/rights.ts'
import type { Caller } from '../../http/routes.ts'
import { roleChanged } from '../identityCache.ts'
import { isExternalColumn, isVendorRole } from './external.ts'
import { administratorRole } from './names.ts'
import { lacksKeys } from './givenRoles.ts'
import { giveRolesOfGroups, takeRoleFromGroups } from './groupRoles.ts'
import { required } from '../../http/fieldTexts.ts'

export interface RoleInput {
  name: string
  description: string
  permissions: readonly string[]
  /** undefined: unchanged; a new role is internal. */
  isExternal?: boolean | undefined
  /** undefined: unchanged; not required for a new role. */
  isSecondFactorRequired?: boolean | undefined
  /** Groups of the identity provider whose members hold the role; undefined: unchanged. */
  groups?: readonly string[] | undefined
}

/**
 * Returns the groups as stored, without duplicates. Throws 403 if the caller assigns the role to new groups without
 * holding all of its keys.
 */
function checkedGroups(caller: Caller, keys: readonly string[], asked: readonly string[], before: readonly string[]) {
  const groups = [...new Set(asked.map((group) => group.trim()).filter(Boolean))]
  if (groups.some((group) => !before.includes(group)) && lacksKeys(caller, keys))
    throw refused(
      'ROLE_KEYS_NOT_HELD',
      'Nobody can give a group a role with permissions that they do not hold themselves',
      undefined,
      403,
    )
  return groups
}

/**
 * Returns the input with known keys only, without duplicates. Throws if a key is new to the role and the caller does
 * not hold it.
 */
function checked(caller: Caller, { name, description, permissions }: RoleInput, held: readonly string[] = []) {
  const keys = [...new Set(permissions)]
  const unknown = keys.filter((key) => !isPermissionKey(key))
  const fields: FieldErrors = {
    ...(!name.trim() && { name: [required] }),
    ...(unknown.length > 0 && { permissions: [createMessage('UNKNOWN_PERMISSIONS', { keys: unknown.join(', ') })] }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  if (keys.some((key) => !held.includes(key) && !caller.permissions.has(key as PermissionKey))) {
    throw refused(
      'ROLE_KEYS_NOT_HELD',
      'Nobody can give a role permissions that they do not hold themselves',
      undefined,
      403,
    )
  }
  return { title: name.trim(), description: description.trim(), keys }
}

/**
 * Returns whether the role becomes one for people outside the company. External callers cannot make a role internal.
 */
function externalMark(caller: Caller, code: string, asked: boolean | undefined, isNow?: boolean): boolean {
  const isExternal = isVendorRole(code) || (asked ?? isNow ?? caller.isExternal)
  if (isExternal && asked === false) throw badInput({ isExternal: [createMessage('VENDOR_ROLE_EXTERNAL')] })
  if (isExternal && code === administratorRole)
    throw badInput({ isExternal: [createMessage('ADMINISTRATOR_ROLE_INTERNAL')] })
  if (caller.isExternal && !isExternal && isNow !== false)
    throw refused('ROLE_MADE_INTERNAL', 'People outside the company can make no role internal', undefined, 403)
  return isExternal
}

/** Adds a role and returns its id. Throws an error by field for a code that is taken, regardless of case. */
export async function createRole(db: CompanyDb, caller: Caller, code: string, input: RoleInput): Promise<string> {
  const columns = {
    ...checked(caller, input),
    is_external: externalMark(caller, code, input.isExternal),
    second_factor_since: input.isSecondFactorRequired ? new Date() : null,
    groups: checkedGroups(caller, input.permissions, input.groups ?? [], []),
  }
  return db.transaction(async (tx) => {
    const added = await unscoped(tx)
      .insertInto('role')
      .values({ company_id: db.companyId, name: code, ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw badInput({ code: [createMessage('TAKEN')] })
    await roleChanged(tx)
    if (columns.groups.length > 0) await giveRolesOfGroups(tx)
    return added.id
  })
}

/** Locks a role of the company for a change. Throws 404 for any other id. */
async function locked(tx: CompanyDb, id: string) {
  const role = await unscoped(tx)
    .selectFrom('role')
    .select(['name', 'keys', isExternalColumn.as('isExternal'), 'second_factor_since as since', 'groups', 'version'])
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!role) throw notFound()
  return role
}

/** Changes name, description, keys and mark; the code cannot change, because tokens and rules contain it. */
export async function updateRole(
  db: CompanyDb,
  caller: Caller,
  id: string,
  version: number,
  input: RoleInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const role = await locked(tx, id)
    if (role.version !== version) throw stale('The role has been changed meanwhile')
    const form = checked(caller, input, role.keys)
    const columns = {
      ...form,
      groups: checkedGroups(caller, form.keys, input.groups ?? role.groups, role.groups),
      is_external: externalMark(caller, role.name, input.isExternal, role.isExternal),
      // The days of grace begin once, when the second factor is first required.
      second_factor_since: (input.isSecondFactorRequired ?? role.since !== null) ? (role.since ?? new Date()) : null,
    }
    if (
      role.name === administratorRole &&
      role.keys.some((key) => isPermissionKey(key) && !columns.keys.includes(key))
    ) {
      throw refused('ADMINISTRATOR_KEYS', "The administrators' role keeps all of its permissions")
    }
    await unscoped(tx)
      .updateTable('role')
      .set({ ...columns, version: version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await roleChanged(tx)
    const left = role.groups.filter((group) => !columns.groups.includes(group))
    if (left.length > 0) await takeRoleFromGroups(tx, role.name, left)
    if (columns.groups.some((group) => !role.groups.includes(group))) await giveRolesOfGroups(tx)
    if (role.keys.some((key) => !columns.keys.includes(key))) await reportRightsChange(tx, { roles: [role.name] })
  })
}

/** Deletes a role that nobody holds, along with its rules. */
export async function deleteRole(db: CompanyDb, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await locked(tx, id)
    if (name === administratorRole) throw refused('ADMINISTRATOR_ROLE', "The administrators' role cannot be deleted")
    const { users } = await unscoped(tx)
      .selectFrom('user_role')
      .select((eb) => eb.fn.countAll<string>().as('users'))
      .where('company_id', '=', tx.companyId)
      .where('role', '=', name)
      .executeTakeFirstOrThrow()
    if (Number(users) > 0) throw refused('ROLE_IN_USE', `${users} users hold this role`, { count: users })
    await unscoped(tx).deleteFrom('role').where('id', '=', id).execute()
    await roleChanged(tx)
  })
}
