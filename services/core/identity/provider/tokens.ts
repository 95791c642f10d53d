import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { nullId } from '../../contract/shapes.ts'
import type { AccessClaims, IdentityClaims } from './claims.ts'
import { publicKey, type KeySet } from './keys.ts'

const clockTolerance = 5
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface TokenRules {
  issuer: string
  audience: string
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Returns the claims that the product needs, in the shapes that it needs. */
function shaped(payload: JWTPayload): AccessClaims {
  const given = payload as Record<string, unknown>
  const { sub, preferred_username: userName = sub, companyID = nullId, permissions = [], scope = '' } = given
  // Some providers send scopes as a list.
  const scopes = isTexts(scope) ? scope.join(' ') : scope
  const isCompany = typeof companyID === 'string' && uuid.test(companyID)
  if (
    typeof sub !== 'string' ||
    typeof userName !== 'string' ||
    !isCompany ||
    typeof scopes !== 'string' ||
    !isTexts(permissions)
  ) {
    throw new errors.JWTClaimValidationFailed(
      'preferred_username, companyID, permissions or scope is malformed',
      payload,
    )
  }
  if (payload.iat! > Date.now() / 1000 + clockTolerance) {
    throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat')
  }
  return { ...payload, sub, preferred_username: userName, companyID, permissions, scope: scopes } as AccessClaims
}

/** Verifies an access token: RS256 only, issuer, audience, expiry and type pinned. Throws jose's errors. */
export async function verifyToken(
  token: string,
  key: JWTVerifyGetKey,
  { issuer, audience }: TokenRules,
): Promise<AccessClaims> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: ['RS256'],
    issuer,
    audience,
    typ: 'at+jwt',
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance,
  })
  return shaped(payload)
}

/**
 * Whether a failure is caused by the token itself, not by keys that could not be read: the latter must not sign anybody
 * out.
 */
export const isTokens = (error: unknown): boolean => error instanceof errors.JOSEError && !keysFaults.has(error.code)
const keysFaults = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JWK_INVALID'])

/** Returns the published keys of our own provider. */
export const publishedKeys = (keys: KeySet) => ({ keys: keys.signing.map(publicKey) })
export const localKeys = (keys: KeySet): JWTVerifyGetKey => createLocalJWKSet(publishedKeys(keys))

const refreshMs = 600_000

/**
 * Returns published keys, which are read again for an unknown key and from time to time; if the server does not
 * respond, the latest ones are used.
 */
function remoteKeys(uri: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(uri), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: Infinity,
  })
  let readAt = performance.now()
  return (header, token) => {
    if (performance.now() - readAt > refreshMs) {
      readAt = performance.now()
      keys.reload().catch(() => {})
    }
    return keys(header, token)
  }
}

/** Returns the keys of an external provider, which are discovered on first use. */
export function foreignKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined
  const discover = async () => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    // Do not use fetch: if it is aborted while its body is read, it may stay unsettled, and every request would wait
    // (nodejs/node#56917).
    const answer = await request(address, { signal: AbortSignal.timeout(5_000) })
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      throw new Error(`The identity provider's discovery document answered ${answer.statusCode}`)
    }
    const { issuer: named, jwks_uri: jwksUri } = (await answer.body.json()) as Record<string, unknown>
    if (named !== issuer) throw new Error(`The identity provider calls itself ${String(named)}, not ${issuer}`)
    if (typeof jwksUri !== 'string') throw new Error('The identity provider publishes no jwks_uri')
    return remoteKeys(jwksUri)
  }
  return async (header, token) => {
    found ??= discover()
    const keys = await found.catch((error: unknown) => {
      found = undefined
      throw error
    })
    return keys(header, token)
  }
}

/** Signs an access token like the provider does. */
export async function signToken(
  keys: KeySet,
  rules: TokenRules,
  claims: IdentityClaims & { sub: string; client_id: string; scope: string },
  seconds: number,
): Promise<string> {
  const [key] = keys.signing
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key!.kid! })
    .setIssuer(rules.issuer)
    .setAudience(rules.audience)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(await importJWK(key!, 'RS256'))
}
