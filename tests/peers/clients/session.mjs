// The data that each client needs: the address of the gateway, and a token of `internal-tools` from its client
// credentials.
const { HIRELOOM_URL = 'http://localhost:4000', CLIENT_ID = 'internal-tools', CLIENT_SECRET = '' } = process.env

export const url = `${HIRELOOM_URL}/graphql`
export const socketUrl = url.replace(/^http/, 'ws')

export async function signIn() {
  const answer = await fetch(`${HIRELOOM_URL}/idp/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'api graphql:explore' }),
  })
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).access_token
}

/** Returns a candidate who has not been sent before. */
export const someCandidate = (source) => ({
  source,
  candidates: [{ externalId: crypto.randomUUID(), name: 'Ada Example', phones: ['0912 345 678'] }],
})

/** Prints the results for the test. */
export const tell = (found) => console.log(JSON.stringify(found))
