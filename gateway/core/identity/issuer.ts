import { request } from 'undici'
import type { GatewaySettings } from '../settings.ts'

/** The endpoints of the identity provider, as this process reaches them. */
export interface Issuer {
  /** Throws if the provider does not answer. The next call tries again, at most once a second. */
  metadata(): Promise<{ jwksUri: string; tokenEndpoint: string }>
  /**
   * Returns how far this machine's clock is ahead of the provider's, according to its responses. Throws if the provider
   * does not answer.
   */
  secondsAhead(): Promise<number>
}

/**
 * Creates the reader of the provider's discovery document. The embedded provider is called directly at the services,
 * because through its public address the gateway would call itself.
 */
export function createIssuer({ issuer, isEmbeddedIssuer, publicUrl, baseUrls }: GatewaySettings): Issuer {
  const internal = (url: string) =>
    isEmbeddedIssuer && url.startsWith(`${publicUrl}/idp`) ? baseUrls.accounts + url.slice(publicUrl.length) : url
  const { host, protocol } = new URL(publicUrl)
  const headers: Record<string, string> = isEmbeddedIssuer
    ? { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }
    : {}
  let found: ReturnType<Issuer['metadata']> | undefined
  let askedAt = -Infinity
  const url = internal(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)

  async function discover() {
    // fetch is not used, because it may never settle if it is aborted while the body is read, and nobody could sign in
    // (nodejs/node#56917).
    const answer = await request(url, { headers, signal: AbortSignal.timeout(5000) })
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      throw new Error(`${url} answered ${answer.statusCode}`)
    }
    const body = (await answer.body.json()) as { issuer?: string; jwks_uri?: string; token_endpoint?: string }
    if (body.issuer !== issuer) throw new Error(`${url} speaks for the issuer "${body.issuer}", not for "${issuer}"`)
    if (!body.jwks_uri || !body.token_endpoint) throw new Error(`${url} lacks jwks_uri or token_endpoint`)
    return { jwksUri: internal(body.jwks_uri), tokenEndpoint: internal(body.token_endpoint) }
  }

  return {
    async secondsAhead() {
      const answer = await request(url, { headers, signal: AbortSignal.timeout(1000) })
      await answer.body.dump()
      const ahead = Math.round((Date.now() - Date.parse(String(answer.headers.date))) / 1000)
      if (Number.isNaN(ahead)) throw new Error(`${url} tells no time`)
      return ahead
    },
    metadata() {
      if (!found && performance.now() - askedAt < 1000)
        return Promise.reject(new Error('the identity provider did not answer a moment ago'))
      if (!found) {
        askedAt = performance.now()
        found = discover()
        found.catch(() => {
          found = undefined
        })
      }
      return found
    },
  }
}
