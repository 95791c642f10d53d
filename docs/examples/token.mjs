// Shared by all examples: the address of the product, a token of this program, and clients that send it.
// HIRELOOM_URL=http://localhost:4000 CLIENT_ID=internal-tools CLIENT_SECRET=… node docs/examples/candidates.mjs
import { setTimeout } from 'node:timers/promises'
import { GraphQLClient } from 'graphql-request'
import { createClient } from 'graphql-ws'

const { HIRELOOM_URL: url = 'http://localhost:4000', CLIENT_ID = 'internal-tools', CLIENT_SECRET = '' } = process.env

let token = ''
let renewAt = 0

/** Returns a token for `api graphql:explore`, for our own documents. It is renewed a minute before it expires. */
export async function getToken() {
  if (Date.now() < renewAt) return token
  const answer = await fetch(`${url}/idp/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'api graphql:explore' }),
  })
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  const { access_token, expires_in } = await answer.json()
  token = access_token
  renewAt = Date.now() + (expires_in - 60) * 1000
  return token
}

/** `fetch` with the token. If there are too few points (429), it waits for Retry-After and sends the request again. */
export async function fetchSignedIn(address, init = {}) {
  for (;;) {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${await getToken()}`)
    const answer = await fetch(new URL(address, url), { ...init, headers })
    if (answer.status !== 429) return answer
    await answer.body?.cancel()
    await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  }
}

/** Queries and mutations, over HTTP. */
export const client = new GraphQLClient(`${url}/graphql`, { fetch: fetchSignedIn })

/** Subscriptions. It connects when the first one starts, and again, with a new token, when the old one expires. */
export const socket = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  connectionParams: async () => ({ accessToken: await getToken() }),
})
