// What every example needs: where the product is, and a token of this program.
// HIRELOOM_URL=http://localhost:4000 CLIENT_ID=internal-tools CLIENT_SECRET=… node docs/examples/candidates.mjs
const { HIRELOOM_URL = 'http://localhost:4000', CLIENT_ID = 'internal-tools', CLIENT_SECRET = '' } = process.env
export const url = HIRELOOM_URL

/** A token for `api graphql:explore`: for documents of our own. It lasts some minutes; ask again before it ends. */
export async function getToken() {
  const answer = await fetch(`${url}/idp/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'api graphql:explore' }),
  })
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).access_token
}

/** Runs a document. Where points are missing, it waits as long as the answer says and tries again. */
export async function ask(token, query, variables = {}) {
  for (;;) {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after') ?? 1)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      continue
    }
    const { data, errors, extensions } = await answer.json()
    if (errors) throw new Error(errors.map(({ message, extensions: { code } }) => `${code}: ${message}`).join('\n'))
    return { data, cost: extensions?.cost }
  }
}
