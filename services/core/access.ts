import type { Access, Operation } from './contract/operation.ts'
import { isPermissionKey } from './contract/permissionKeys.ts'
import { nullId } from './contract/shapes.ts'
import { ServiceError, forbidden } from './errors.ts'
import { isTokens } from './identity/tokens.ts'
import type { AccessClaims } from './identity/claims.ts'
import type { Caller } from './routes.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const unauthorized = () => new ServiceError(401, 'Unauthorize')

export interface Authorized {
  caller: Caller
  /** Seconds since 1970 when the token ends; null without one. */
  expiresAt: number | null
}

const anonymous: Caller = { userName: '', companyId: nullId, role: '', permissions: new Set(), scopes: new Set() }

/** Who sent the request, if they may run the operation. Throws 401 without a good token, 403 without the right. */
export async function authorize(
  operation: Operation,
  authorization: string | undefined,
  verify: (token: string) => Promise<AccessClaims>,
): Promise<Authorized> {
  if (operation.access === 'public') return { caller: anonymous, expiresAt: null }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const claims = await verify(token).catch((error: unknown) => {
    throw isTokens(error) ? unauthorized() : error
  })
  const caller = callerOf(claims)
  if (!mayCall(operation.access, caller)) throw forbidden()
  return { caller, expiresAt: claims.exp }
}

/** The caller that verified claims describe. Throws 401 when they name no company. */
export function callerOf(claims: AccessClaims): Caller {
  if (!uuid.test(claims.companyID ?? '') || !claims.preferred_username) throw unauthorized()
  const role = claims.current_role ?? [claims.role].flat()[0] ?? ''
  return {
    userName: claims.preferred_username,
    companyId: claims.companyID.toLowerCase(),
    role,
    permissions: new Set([claims.permissions ?? []].flat().filter(isPermissionKey)),
    scopes: new Set((claims.scope ?? '').split(' ').filter(Boolean)),
  }
}

/** Whether the caller holds what the operation asks for; a machine without a company reaches its scope's operations only. */
export function mayCall(access: Access, caller: Caller): boolean {
  if (access === 'public') return true
  if (access === 'scope:events') return caller.scopes.has('events')
  if (caller.companyId === nullId) return false
  if (access === 'signedIn') return true
  return [access].flat().some((key) => caller.permissions.has(key))
}
