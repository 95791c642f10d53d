import { isPermissionKey } from '../../core/contract/permissionKeys.ts'
import { refused, ServiceError } from '../../core/http/errors.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import type { CompanyDirectory } from '../../core/identity/people/directory.ts'

const gone = () => new ServiceError(401, 'The account is no longer active')

/** Returns the caller's account if it is active and holds the role of the token. */
export async function activeAccount(directory: CompanyDirectory, caller: Caller) {
  const account = await directory.account(caller.userName)
  // A user without a role from any group may be signed in with another provider, but has no permissions.
  const holdsRole =
    caller.areRolesOurs && !caller.role ? true : account?.roles.some((role) => role.name === caller.role)
  if (!account || account.status !== 'active' || !holdsRole) throw gone()
  return account
}

/** Returns the caller's names, roles and company. */
export async function userInfo(directory: CompanyDirectory, caller: Caller) {
  const account = await activeAccount(directory, caller)
  const { id, userName, fullName, email, title, departmentId, status, avatarVersion, companyId, companyName } = account
  const summary = { id, userName, fullName, email, title, departmentId, status, avatarVersion }
  return { ...summary, roles: account.roles.map((role) => role.name), currentRole: caller.role, companyId, companyName }
}

/**
 * Returns the roles and permissions that the account holds now. Throws 401 if it is disabled or deleted, or no longer
 * holds the role of the token.
 */
export async function checkAccount({
  directory,
  caller,
  product,
}: Pick<RequestContext, 'directory' | 'caller' | 'product'>) {
  const { roles, isMachine } = await activeAccount(directory, caller)
  // If another provider keeps the roles, its tokens are the only source for them.
  if (!product.isEmbeddedIssuer && !caller.areRolesOurs) return { ok: true }
  const { keys = [], isExternal = true } = roles.find(({ name }) => name === caller.role) ?? {}
  return {
    ok: true,
    roles: roles.map(({ name }) => name),
    permissions: keys.filter(isPermissionKey),
    isExternal: isExternal && !isMachine,
    // Needed for tokens that leave the roles to the company, because they contain no role.
    ...(caller.areRolesOurs && { currentRole: caller.role }),
  }
}

/** Throws if another provider keeps the accounts, because changes here would have no effect there. */
export function demandOwnAccounts({ product }: Pick<RequestContext, 'product'>): void {
  if (!product.isEmbeddedIssuer)
    throw refused('IDENTITY_ELSEWHERE', 'Accounts are kept by the identity provider of the company')
}
