import type { Issuer } from './issuer.ts'
import type { GatewaySettings } from './settings.ts'

/** Access tokens of the gateway itself, by client credentials. */
export interface MachineToken {
  get(): Promise<string>
  /** The services refused the token: fetch another. */
  drop(): void
}

export function createMachineToken({ clientId, clientSecret }: GatewaySettings, issuer: Issuer, scope: string): MachineToken {
  let kept: { token: string; until: number } | undefined
  const part = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

  return {
    async get() {
      if (kept && kept.until > Date.now()) return kept.token
      const { tokenEndpoint } = await issuer.metadata()
      const answer = await fetch(tokenEndpoint, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${part(clientId)}:${part(clientSecret)}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
        signal: AbortSignal.timeout(10_000),
        redirect: 'error',
      })
      const body = (await answer.json().catch(() => ({}))) as { access_token?: string; expires_in?: number; error?: string }
      if (!answer.ok || !body.access_token) throw new Error(`the token endpoint answered ${answer.status} ${body.error ?? ''}`.trim())
      kept = { token: body.access_token, until: Date.now() + Math.max((body.expires_in ?? 60) - 30, 5) * 1000 }
      return kept.token
    },
    drop() {
      kept = undefined
    },
  }
}
