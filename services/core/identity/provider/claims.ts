import { nullId } from '../../contract/shapes.ts'
import type { Account } from '../people/accounts.ts'

/** Payload of a verified access token. */
export interface AccessClaims {
  iss: string
  aud: string | string[]
  /** Id of the user; the client id for a machine. */
  sub: string
  exp: number
  iat: number
  /** The user name; the client id for a machine. */
  preferred_username: string
  name?: string
  family_name?: string
  email?: string
  /** Every role that the user holds: one as a text, several as a list. */
  role?: string | string[]
  /** The role whose keys the token carries. */
  current_role?: string
  /** Groups of a foreign provider that the user is in; roles may name them. */
  groups?: string | string[]
  /** The company gives the roles, and the token says nothing of them; never in a token. */
  areRolesOurs?: true
  /** true: the role is one of people outside the company. */
  external?: boolean
  companyID: string
  permissions: string[]
  /** Scopes, separated by spaces. */
  scope: string
  client_id?: string
  /** The session at the provider that the token comes from. */
  sid?: string
}

/** What a token says about a person or a machine beyond the standard claims. */
export type IdentityClaims = Omit<
  AccessClaims,
  'iss' | 'aud' | 'sub' | 'exp' | 'iat' | 'scope' | 'client_id' | 'sid' | 'groups' | 'areRolesOurs'
>

/** Names, roles and company of an account in the given role; shared by access and id token. */
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

/** The claims of an access token: the profile and what the one active role gives. Machines are never external. */
export function accessClaims(account: Account, role: string): IdentityClaims {
  const { keys = [], isExternal = true } = account.roles.find((held) => held.name === role) ?? {}
  return {
    ...profileClaims(account, role),
    permissions: [...keys],
    ...(isExternal && !account.isMachine && { external: true }),
  }
}

/** Claims of a machine that belongs to no company and holds no key, only scopes (the gateway). */
export function machineClaims(clientId: string): IdentityClaims {
  return { preferred_username: clientId, companyID: nullId, permissions: [] }
}
