import { isPermissionKey } from '../../core/contract/permissionKeys.ts'
import { refused, ServiceError } from '../../core/http/errors.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import type { CompanyDirectory } from '../../core/identity/people/directory.ts'

const gone = () => new ServiceError(401, 'The account is no longer active')

/** The caller's account while it is active and holds the role of the token. */
export async function activeAccount(directory: CompanyDirectory, caller: Caller) {
  const account = await directory.account(caller.userName)
  // Whom no group gives a role may be signed in with a foreign provider, and may do nothing.
  const holdsRole =
    caller.areRolesOurs && !caller.role ? true : account?.roles.some((role) => role.name === caller.role)
  if (!account || account.status !== 'active' || !holdsRole) throw gone()
  return account
}

/** The caller's names, roles and company. */
export async function userInfo(directory: CompanyDirectory, caller: Caller) {
  const account = await activeAccount(directory, caller)
  const { id, userName, fullName, email, title, departmentId, status, avatarVersion, companyId, companyName } = account
  const summary = { id, userName, fullName, email, title, departmentId, status, avatarVersion }
  return { ...summary, roles: account.roles.map((role) => role.name), currentRole: caller.role, companyId, companyName }
}

/** 401 when the account is disabled or gone, or no longer holds the role of the token; else what it holds now. */
export async function checkAccount({
  directory,
  caller,
  product,
}: Pick<RequestContext, 'directory' | 'caller' | 'product'>) {
  const { roles, isMachine } = await activeAccount(directory, caller)
  // A foreign provider's tokens are all that is known of the roles that it keeps.
  if (!product.isEmbeddedIssuer && !caller.areRolesOurs) return { ok: true }
  const { keys = [], isExternal = true } = roles.find(({ name }) => name === caller.role) ?? {}
  return {
    ok: true,
    roles: roles.map(({ name }) => name),
    permissions: keys.filter(isPermissionKey),
    isExternal: isExternal && !isMachine,
    // A token that leaves the roles to the company does not say it.
    ...(caller.areRolesOurs && { currentRole: caller.role }),
  }
}

/** Throws where the accounts are kept by a foreign provider: what would be written here has no effect there. */
export function demandOwnAccounts({ product }: Pick<RequestContext, 'product'>): void {
  if (!product.isEmbeddedIssuer)
    throw refused('IDENTITY_ELSEWHERE', 'Accounts are kept by the identity provider of the company')
}
