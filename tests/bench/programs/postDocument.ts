export interface Timed<T> {
  status: number
  /** Milliseconds until the entire response was read. */
  took: number
  data: T | null
}

/** Sends a document as an external program does. */
export async function postDocument<T>(url: string, token: string, query: string, variables = {}): Promise<Timed<T>> {
  const began = performance.now()
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data = null } = (await answer.json()) as { data?: T }
  return { status: answer.status, took: performance.now() - began, data }
}
