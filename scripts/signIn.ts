import { createHash, randomBytes } from 'node:crypto'

export interface SignIn {
  /** The provider, `http://localhost:4000/idp`. */
  issuer: string
  /** The origin of the product, whose callback address is registered. */
  publicUrl: string
  clientId: string
  userName: string
  password: string
  /** A role of the account other than its active one. */
  role?: string
}

/** An error with a sentence for the user of the script. */
export class SignInError extends Error {}

interface Endpoints {
  authorization_endpoint: string
  token_endpoint: string
}

/** Returns the provider's endpoints. Throws if the provider does not answer. */
export async function discover(issuer: string): Promise<Endpoints> {
  const address = `${issuer}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  if (!answer?.ok) {
    throw new SignInError(
      `Nothing answers at ${issuer}: start the product first (npm start), or set PUBLIC_URL to where it runs.`,
    )
  }
  return (await answer.json()) as Endpoints
}

/** A minimal browser that follows redirects within the provider and keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async request(url: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        accept: 'text/html',
        ...(form && { origin: new URL(url).origin }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }

  /** Follows redirects until a page, or an address that starts with `end`. */
  async follow(url: string, end: string, form?: Record<string, string>): Promise<{ url: URL; page?: Response }> {
    let answer = await this.request(url, form)
    for (let left = 10; left > 0; left -= 1) {
      const location = answer.headers.get('location')
      if (!location) return { url: new URL(url), page: answer }
      url = new URL(location, url).href
      if (url.startsWith(end)) return { url: new URL(url) }
      answer = await this.request(url)
    }
    throw new SignInError('The sign-in went in circles.')
  }
}

async function tokens(endpoint: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(endpoint, { method: 'POST', headers, body: new URLSearchParams(form) })
  const body = (await answer.json()) as Partial<
    Record<'access_token' | 'id_token' | 'error' | 'error_description', string>
  >
  if (!answer.ok || !body.access_token)
    throw new SignInError(`No token: ${body.error_description ?? body.error ?? answer.status}`)
  return { accessToken: body.access_token, idToken: body.id_token }
}

/** Signs in like a user: authorization code with PKCE, through the sign-in page. */
export async function signIn({ issuer, publicUrl, clientId, userName, password, role }: SignIn) {
  const endpoints = await discover(issuer)
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${publicUrl}/login/callback`
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email api',
    state: randomBytes(16).toString('base64url'),
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...(role && { acr_values: `tenant:${role}` }),
  })
  const browser = new Browser()
  const form = await browser.follow(`${endpoints.authorization_endpoint}?${query}`, redirectUri)
  if (!form.page?.ok) {
    throw new SignInError(
      `The sign-in page answered ${form.page?.status ?? form.url.searchParams.get('error_description')}.`,
    )
  }
  const done = await browser.follow(form.url.href, redirectUri, { userName, password })
  if (done.page) {
    const html = await done.page.text()
    throw new SignInError(
      /role="alert"[^>]*>([^<]+)</.exec(html)?.[1] ?? `The sign-in page answered ${done.page.status}.`,
    )
  }
  const code = done.url.searchParams.get('code')
  if (!code) throw new SignInError(`Signing in was refused: ${done.url.searchParams.get('error_description')}`)
  return tokens(endpoints.token_endpoint, {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  })
}

export interface MachineSignIn {
  issuer: string
  clientId: string
  secret: string
  scope: string
}

/** Gets a machine's token with its secret. */
export async function signInMachine({ issuer, clientId, secret, scope }: MachineSignIn) {
  const { token_endpoint: endpoint } = await discover(issuer)
  const authorization = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64')}`
  return tokens(endpoint, { grant_type: 'client_credentials', scope }, { authorization })
}
