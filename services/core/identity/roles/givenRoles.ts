import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { createMessage } from '../../contract/messages.ts'
import { badInput, refused } from '../../http/errors.ts'
import type { Caller } from '../../http/routes.ts'
import { isExternalColumn } from './external.ts'

/**
 * Returns every role of the company, and why the caller cannot assign it: they do not hold all of its keys, or the role
 * is internal and they are external.
 */
export async function rolesToGive(db: CompanyDb, caller: Caller) {
  const roles = await unscoped(db)
    .selectFrom('role')
    .select(['name', 'title', 'keys', isExternalColumn.as('isExternal')])
    .where('company_id', '=', db.companyId)
    .execute()
  return roles.map(({ name, title, keys, isExternal }) => ({
    code: name,
    name: title || name,
    refusal: lacksKeys(caller, keys) ? 'keys' : caller.isExternal && !isExternal ? 'internal' : null,
  }))
}

/** Whether the caller lacks one of these keys, and so can neither grant them nor use something that has them. */
export const lacksKeys = (caller: Caller, keys: readonly string[]) =>
  keys.some((key) => !(caller.permissions as ReadonlySet<string>).has(key))

/**
 * Throws unless the roles belong to the company and the caller may grant their keys. Returns their codes without
 * duplicates.
 */
export async function demandRoles(
  db: CompanyDb,
  caller: Caller,
  asked: readonly string[],
  held: readonly string[] = [],
): Promise<string[]> {
  const codes = [...new Set(asked)]
  const roles = await unscoped(db)
    .selectFrom('role')
    .select(['name', 'keys', isExternalColumn.as('isExternal')])
    .where('company_id', '=', db.companyId)
    .where('name', 'in', codes)
    .execute()
  if (roles.length < codes.length) throw badInput({ roles: [createMessage('UNKNOWN_ROLE')] })
  const given = roles.filter(({ name }) => !held.includes(name))
  if (given.some(({ keys }) => lacksKeys(caller, keys))) {
    throw refused(
      'ROLE_KEYS_NOT_HELD',
      'Nobody can give a role with permissions that they do not hold themselves',
      undefined,
      403,
    )
  }
  if (caller.isExternal && given.some(({ isExternal }) => !isExternal))
    throw refused('ROLE_INTERNAL', 'People outside the company can give no internal role', undefined, 403)
  return codes
}
