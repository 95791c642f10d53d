/** What the application reads from the access token. */
export interface Claims {
  userName: string
  fullName: string
  email: string | null
  roles: readonly string[]
  currentRole: string
  permissions: ReadonlySet<string>
  /** Whether the current role is one of users outside the company. */
  isExternal: boolean
  /** Seconds since 1970; issuedAt is 0 if the token does not contain it. */
  issuedAt: number
  expiresAt: number
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'string')
    : typeof value === 'string' && value !== ''
      ? [value]
      : []
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Returns the claims of a JWT. It is not verified here: the gateway does that, and this only decides what to show. */
export function readClaims(token: string): Claims {
  const claims = payloadOf(token)
  const roles = listOf(claims.role)
  const userName = textOf(claims.preferred_username) || textOf(claims.sub)
  return {
    userName,
    fullName: textOf(claims.name) || userName,
    email: textOf(claims.email) || null,
    roles,
    currentRole: textOf(claims.current_role) || (roles[0] ?? ''),
    permissions: new Set(listOf(claims.permissions)),
    isExternal: claims.external === true,
    issuedAt: numberOf(claims.iat),
    expiresAt: numberOf(claims.exp),
  }
}

function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
  } catch {
    // Not a JWT: the gateway refuses it, and it contains nothing to read.
    return {}
  }
}
