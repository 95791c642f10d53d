import { request } from 'undici'
import type { Issuer } from './issuer.ts'
import type { GatewaySettings } from '../settings.ts'

/** The gateway's own access tokens, obtained with client credentials. */
export interface MachineToken {
  get(): Promise<string>
  /** Drops a token that the services refused, so that the next call fetches a new one. */
  drop(): void
}

export function createMachineToken(
  { clientId, clientSecret }: GatewaySettings,
  issuer: Issuer,
  scope: string,
): MachineToken {
  let kept: { token: string; until: number } | undefined
  const part = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

  return {
    async get() {
      if (kept && kept.until > Date.now()) return kept.token
      const { tokenEndpoint } = await issuer.metadata()
      const answer = await request(tokenEndpoint, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${part(clientId)}:${part(clientSecret)}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
        signal: AbortSignal.timeout(10_000),
      })
      const body = (await answer.body.json().catch(() => ({}))) as {
        access_token?: string
        expires_in?: number
        error?: string
      }
      if (answer.statusCode !== 200 || !body.access_token)
        throw new Error(`the token endpoint answered ${answer.statusCode} ${body.error ?? ''}`.trim())
      kept = { token: body.access_token, until: Date.now() + Math.max((body.expires_in ?? 60) - 30, 5) * 1000 }
      return kept.token
    },
    drop() {
      kept = undefined
    },
  }
}
