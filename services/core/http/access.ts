import type { Access, Operation } from '../contract/operation.ts'
import { isPermissionKey } from '../contract/permissionKeys.ts'
import { nullId } from '../contract/shapes.ts'
import { ServiceError, forbidden } from './errors.ts'
import { isTokens } from '../identity/provider/tokens.ts'
import type { AccessClaims } from '../identity/provider/claims.ts'
import type { Bearer, Standing } from '../identity/roles/standing.ts'
import type { Caller } from './routes.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const unauthorized = () => new ServiceError(401, 'Unauthorize')

export interface Authorized {
  caller: Caller
  /** When the token expires, in seconds since 1970; null without a token. */
  expiresAt: number | null
}

/** What authorization needs from identity. */
export interface Gate {
  /** Returns the claims of a valid access token; throws otherwise. */
  verify(token: string): Promise<AccessClaims>
  /** Returns the present status of the token's bearer. */
  standing(bearer: Bearer): Promise<Standing>
}

const anonymous: Caller = {
  userName: '',
  companyId: nullId,
  role: '',
  isExternal: true,
  permissions: new Set(),
  scopes: new Set(),
}

/**
 * Returns the sender of the request if they may run the operation. Throws 401 without a valid token of an active
 * account, 403 without the permission.
 */
export async function authorize(
  operation: Operation,
  authorization: string | undefined,
  { verify, standing }: Gate,
): Promise<Authorized> {
  if (operation.access === 'public') return { caller: anonymous, expiresAt: null }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const claims = await verify(token).catch((error: unknown) => {
    throw isTokens(error) ? unauthorized() : error
  })
  const known = callerOf(claims)
  const { isActive, isExternal } = await standing({ ...claims, ...known })
  // The token may be out of date: since it was issued, its account may have been disabled or deleted, or have lost the
  // role.
  if (!isActive) throw unauthorized()
  const caller: Caller = { ...known, isExternal }
  if (!mayCall(operation.access, caller)) throw forbidden()
  return { caller, expiresAt: claims.exp }
}

/** Returns the caller for verified claims. Throws 401 if they contain no company. */
function callerOf(claims: AccessClaims): Omit<Caller, 'isExternal'> {
  if (!uuid.test(claims.companyID ?? '') || !claims.preferred_username) throw unauthorized()
  const role = claims.current_role ?? [claims.role].flat()[0] ?? ''
  return {
    userName: claims.preferred_username,
    companyId: claims.companyID.toLowerCase(),
    role,
    permissions: new Set([claims.permissions ?? []].flat().filter(isPermissionKey)),
    session: claims.sid,
    areRolesOurs: claims.areRolesOurs,
    scopes: new Set((claims.scope ?? '').split(' ').filter(Boolean)),
  }
}

/**
 * Whether the caller holds what the operation requires. A machine without a company may call only the operations of its
 * scope.
 */
export function mayCall(access: Access, caller: Caller): boolean {
  if (access === 'public') return true
  if (access === 'scope:events') return caller.scopes.has('events')
  if (caller.companyId === nullId) return false
  if (access === 'everyRole') return true
  if (access === 'signedIn') return !caller.isExternal
  return [access].flat().some((key) => caller.permissions.has(key))
}
