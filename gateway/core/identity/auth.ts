import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import { hash } from 'node:crypto'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import type { checkPermission } from '../../../services/features/users/contract.ts'
import { isPermissionKey, type PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { createClock } from './clock.ts'
import type { Viewer } from '../graph/context.ts'
import type { Issuer } from './issuer.ts'
import type { Log } from '../log.ts'
import { RequestError } from '../graph/requestError.ts'
import type { GatewaySettings } from '../settings.ts'

/** Identifies the user of a request. */
export interface Auth {
  /**
   * Returns the viewer of an access token. Throws UNAUTHENTICATED, or UPSTREAM_UNAVAILABLE if the issuer's keys cannot
   * be read.
   */
  verify(token: string): Promise<Viewer>
  /** The same for an Authorization header. */
  fromHeader(header: string | undefined): Promise<Viewer>
}

const keptTokens = 10_000
/** How long a verified token is trusted before its signature is checked again (keys may have been revoked). */
const believedMs = 60_000
/** The allowed clock difference between issuer and gateway, in seconds. */
const clockTolerance = 5

const unauthenticated = (message: string) => new RequestError('UNAUTHENTICATED', message)
const list = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'string')
    : typeof value === 'string' && value
      ? [value]
      : []
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The maximum number of cached sets of permissions or scopes. */
const keptSets = 1000

/** Returns the same set for equal lists, because thousands of viewers have the permissions of a few roles. */
function createSets<T extends string>() {
  const kept = new Map<string, ReadonlySet<T>>()
  return (list: readonly T[], name = list.join(' ')): ReadonlySet<T> => {
    const set = kept.get(name) ?? new Set(list)
    if (kept.size >= keptSets) kept.clear()
    kept.set(name, set)
    return set
  }
}
const permissionsOf = createSets<PermissionKey>()
const scopesOf = createSets()
const fingerprint = (...parts: readonly string[]) => hash('sha256', parts.join(' '), 'base64url')

/** Reads the claims of a verified token. */
function viewerOf(claims: JWTPayload, token: string): Viewer {
  const companyId = text(claims.companyID)
  if (!companyId) throw unauthenticated('The access token names no company.')
  if (typeof claims.iat === 'number' && claims.iat > Date.now() / 1000 + clockTolerance)
    throw new errors.JWTClaimValidationFailed('issued in the future', claims, 'iat')
  const permissions = list(claims.permissions).filter(isPermissionKey).sort()
  const roles = list(claims.role)
  const currentRole = text(claims.current_role) || (roles[0] ?? '')
  const isExternal = claims.external === true
  return {
    subject: claims.sub!,
    userName: text(claims.preferred_username) || claims.sub!,
    companyId,
    roles,
    currentRole,
    permissions: permissionsOf(permissions, fingerprint(...permissions)),
    isExternal,
    // The role is included because only the services know whether a role of a foreign provider is external.
    view: fingerprint(JSON.stringify([currentRole, isExternal]), ...permissions),
    scopes: scopesOf(
      list(claims.scope)
        .flatMap((scopes) => scopes.split(' '))
        .filter(Boolean),
    ),
    token,
    expiresAt: claims.exp!,
  }
}

/** The current roles and permissions according to the services. */
export type CurrentRoles = Pick<
  AnswerOf<typeof checkPermission>,
  'roles' | 'permissions' | 'isExternal' | 'currentRole'
>

/** Whether a foreign provider's token contains neither roles nor permissions, so that the company assigns them. */
const leavesRoles = (
  { roles, currentRole, permissions, companyId, subject }: Viewer,
  { client_id: client }: JWTPayload,
) => roles.length === 0 && currentRole === '' && permissions.size === 0 && companyId !== nullId && subject !== client

const isEarly = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed && ['iat', 'nbf'].includes(error.claim)

/** Returns what is wrong with the token, or undefined if the keys were the problem. */
function faultOf(error: unknown): string | undefined {
  if (error instanceof errors.JWTExpired) return 'The access token has expired.'
  if (isEarly(error)) return 'The access token was issued in the future.'
  const isTokens =
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey
  return isTokens ? 'The access token is not valid.' : undefined
}

/** Creates the verification of access tokens (RS256, `at+jwt`) against the issuer's keys, including rotated ones. */
export function createAuth(
  settings: GatewaySettings,
  issuer: Issuer,
  log: Log,
  /** Returns what the services report about a viewer whose token leaves the roles to the company. */
  rolesOf: (viewer: Viewer) => Promise<CurrentRoles | null> = () => Promise.resolve(null),
): Auth {
  const clock = createClock(issuer, log)
  const kept = new Map<string, { viewer: Viewer; until: number }>()
  let keys: { uri: string; find: ReturnType<typeof createRemoteJWKSet>; readAt: number } | undefined

  /**
   * Returns the current keys. While the issuer does not answer, the last keys remain in use, so that signed-in users
   * can continue.
   */
  async function keySet() {
    const { jwksUri } = await issuer.metadata()
    if (keys?.uri !== jwksUri) {
      const find = createRemoteJWKSet(new URL(jwksUri), {
        cooldownDuration: settings.keyCooldownMs,
        timeoutDuration: 5000,
        cacheMaxAge: Infinity,
      })
      keys = { uri: jwksUri, find, readAt: performance.now() }
    }
    if (performance.now() - keys.readAt > settings.keyRefreshMs) {
      keys.readAt = performance.now()
      keys.find
        .reload()
        .catch((error: Error) => log.warn("the identity provider's keys cannot be read anew", { error: error.message }))
    }
    return keys.find
  }

  async function check(token: string) {
    try {
      const { payload } = await jwtVerify(token, await keySet(), {
        algorithms: ['RS256'],
        typ: 'at+jwt',
        issuer: settings.issuer,
        audience: settings.audience,
        requiredClaims: ['exp', 'sub'],
        clockTolerance,
      })
      const viewer = viewerOf(payload, token)
      return leavesRoles(viewer, payload) ? await withRoles(viewer) : viewer
    } catch (error) {
      if (error instanceof RequestError) throw error
      const fault = faultOf(error)
      if (fault)
        throw unauthenticated(
          error instanceof errors.JWTExpired || isEarly(error) ? fault + (await clock.fault()) : fault,
        )
      log.warn("the identity provider's keys cannot be had", { error: (error as Error).message })
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'The identity provider does not answer.', {
        errorCode: 'IDENTITY_UNAVAILABLE',
      })
    }
  }

  async function withRoles(viewer: Viewer): Promise<Viewer> {
    const now = await rolesOf(viewer)
    if (!now?.permissions) return viewer
    const permissions = now.permissions.filter(isPermissionKey).sort()
    const { roles = [], currentRole = '', isExternal = false } = now
    return {
      ...viewer,
      roles,
      currentRole,
      isExternal,
      permissions: permissionsOf(permissions, fingerprint(...permissions)),
      view: fingerprint(JSON.stringify([currentRole, isExternal]), ...permissions),
    }
  }

  async function verify(token: string) {
    const now = Date.now()
    const known = kept.get(token)
    if (known && known.until > now) return known.viewer
    kept.delete(token)
    const viewer = await check(token)
    kept.set(viewer.token, { viewer, until: Math.min(now + believedMs, viewer.expiresAt * 1000) })
    if (kept.size > keptTokens) kept.delete(kept.keys().next().value!)
    return viewer
  }

  return {
    verify,
    fromHeader(header) {
      const token = header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() : ''
      return token
        ? verify(token)
        : Promise.reject(unauthenticated('Sign in first: the request carries no access token.'))
    },
  }
}
