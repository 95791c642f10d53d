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
  /** Seconds since 1970 when the token ends; null without one. */
  expiresAt: number | null
}

/** What authorizing asks identity. */
export interface Gate {
  /** The claims of a good access token; throws otherwise. */
  verify(token: string): Promise<AccessClaims>
  /** What is known about its bearer now. */
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

/** Who sent the request, if they may run the operation. Throws 401 without a good token of an active account, 403 without the right. */
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
  // A token outlives what it says: its account may be disabled or deleted by now, or have lost the role.
  if (!isActive) throw unauthorized()
  const caller: Caller = { ...known, isExternal }
  if (!mayCall(operation.access, caller)) throw forbidden()
  return { caller, expiresAt: claims.exp }
}

/** The caller that verified claims describe. Throws 401 when they name no company. */
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

/** Whether the caller holds what the operation asks for; a machine without a company reaches its scope's operations only. */
export function mayCall(access: Access, caller: Caller): boolean {
  if (access === 'public') return true
  if (access === 'scope:events') return caller.scopes.has('events')
  if (caller.companyId === nullId) return false
  if (access === 'everyRole') return true
  if (access === 'signedIn') return !caller.isExternal
  return [access].flat().some((key) => caller.permissions.has(key))
}
