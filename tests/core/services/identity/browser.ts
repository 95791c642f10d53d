import { createHash, randomBytes } from 'node:crypto'
import { clientId } from './identity.fixture.ts'

/** A browser without a display that stores cookies by path. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>()

  async get(url: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const { pathname, origin } = new URL(url)
    const sent = [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.join('; '), accept: 'text/html', ...(form && { origin }), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' })
      else this.cookies.delete(name)
    }
    return answer
  }

  /** Follows redirects within the provider. Ends at a page or at an address of the web application. */
  async follow(url: string, form?: Record<string, string>): Promise<{ url: URL; page?: Response }> {
    let answer = await this.get(url, form)
    for (let left = 10; left > 0; left -= 1) {
      const location = answer.headers.get('location')
      if (!location) return { url: new URL(url), page: answer }
      url = new URL(location, url).href
      if (!new URL(url).pathname.startsWith('/idp/')) return { url: new URL(url) }
      answer = await this.get(url)
    }
    throw new Error('circles')
  }
}

/** Returns an authorization request of the web client with its values. */
export function authorization(issuer: string, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const publicUrl = new URL(issuer).origin
  const redirectUri = more.redirect_uri ?? `${publicUrl}/login/callback`
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email api',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  return {
    url: `${issuer}/auth?${query}`,
    /** Exchanges the code of the callback address for tokens. */
    async trade(callback: URL, changes: Record<string, string> = {}) {
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          redirect_uri: redirectUri,
          code: callback.searchParams.get('code') ?? '',
          code_verifier: verifier,
          ...changes,
        }),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, string> }
    },
  }
}

/** Signs in and returns the tokens. */
export async function signedIn(
  issuer: string,
  userName: string,
  more: Record<string, string> = {},
  browser = new Browser(),
) {
  const request = authorization(issuer, more)
  const form = await browser.follow(request.url)
  const done = await browser.follow(form.url.href, { userName, password: 'Demo#123' })
  return { browser, callback: done.url, page: done.page, ...(await request.trade(done.url)) }
}
