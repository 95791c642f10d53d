import { nullId } from '../../contract/shapes.ts'
import type { Account } from '../people/accounts.ts'

/** Payload of a verified access token. */
export interface AccessClaims {
  iss: string
  aud: string | string[]
  /** Id of the user; for a machine, its client id. */
  sub: string
  exp: number
  iat: number
  /** The user name; for a machine, its client id. */
  preferred_username: string
  name?: string
  family_name?: string
  email?: string
  /** Every role that the user holds: a text for one, a list for several. */
  role?: string | string[]
  /** The role whose keys the token carries. */
  current_role?: string
  /** The user's groups at an external provider; roles may refer to them. */
  groups?: string | string[]
  /** The company assigns the roles, because the token does not contain any; never in a token itself. */
  areRolesOurs?: true
  /** true: the role is for people outside the company. */
  external?: boolean
  companyID: string
  permissions: string[]
  /** Scopes, separated by spaces. */
  scope: string
  client_id?: string
  /** The provider's session from which the token comes. */
  sid?: string
}

/** The claims of a person or a machine beyond the standard ones. */
export type IdentityClaims = Omit<
  AccessClaims,
  'iss' | 'aud' | 'sub' | 'exp' | 'iat' | 'scope' | 'client_id' | 'sid' | 'groups' | 'areRolesOurs'
>

/** Returns the names, roles and company of an account with the passed role; shared by access and id token. */
export function profileClaims(account: Account, role: string) {
  return {
    preferred_username: account.userName,
    name: account.name,
    family_name: account.familyName,
    ...(account.email && { email: account.email }),
    role: account.roles.length > 1 ? account.roles.map((held) => held.name) : role,
    current_role: role,
    companyID: account.companyId,
  }
}

/**
 * Returns the claims of an access token: the profile, and the keys of the one active role. Machines are never external.
 */
export function accessClaims(account: Account, role: string): IdentityClaims {
  const { keys = [], isExternal = true } = account.roles.find((held) => held.name === role) ?? {}
  return {
    ...profileClaims(account, role),
    permissions: [...keys],
    ...(isExternal && !account.isMachine && { external: true }),
  }
}

/** Returns the claims of a machine without company and keys, only with scopes (the gateway). */
export function machineClaims(clientId: string): IdentityClaims {
  return { preferred_username: clientId, companyID: nullId, permissions: [] }
}
