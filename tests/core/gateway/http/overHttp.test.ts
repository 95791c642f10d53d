import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHere, type Here } from './server.fixture.ts'

let here: Here
let token: string

beforeAll(async () => {
  here = await startHere()
  token = await here.token({ scope: 'api graphql:explore' })
})
afterAll(() => here.close())

/** Signs requests as a user who may send arbitrary documents, because the audits do not support tokens. */
const asExplorer: typeof fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${token}` } })
const audits = serverAudits({ url: () => `${here.url}/graphql`, fetchFn: asExplorer })

test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_name, audit) => {
  const result = await audit.fn()
  expect({ ...result, response: undefined }).toMatchObject({ status: 'ok' })
})

test('a GET runs queries with a token, and never a mutation or subscription', async () => {
  const get = async (
    search: string,
    headers: Record<string, string> = { authorization: `Bearer ${token}` },
  ): Promise<[number, unknown]> => {
    const answer = await fetch(`${here.url}/graphql?${search}`, { headers })
    return [answer.status, await answer.json()]
  }
  const variables = encodeURIComponent('{"name":"Mai"}')
  expect(await get(`id=greet&variables=${variables}`)).toEqual([200, { data: { greet: 'Hello Mai' } }])
  const before = here.world.writes
  expect((await get('id=write'))[0]).toBe(405)
  expect((await get(`id=progress&variables=${encodeURIComponent('{"id":"1"}')}`))[0]).toBe(405)
  expect(here.world.writes).toBe(before)
  expect((await get('id=hello', {}))[0]).toBe(401)
  for (const wrong of [
    'id=hello&variables={',
    'id=hello&variables=1',
    'id=hello&id=write',
    'id=hello&extensions=[]',
    '',
  ]) {
    expect([wrong, ...(await get(wrong))]).toMatchObject([
      wrong,
      400,
      { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
    ])
  }
})

test('with plain JSON as the only accepted type, an invalid document is answered with 200, but a refusal is not', async () => {
  const ask = async (body: object, asToken: string) =>
    (
      await fetch(`${here.url}/graphql`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${asToken}` },
      })
    ).status
  expect(await ask({ query: '{ nothingOfTheKind }' }, token)).toBe(200)
  expect(await ask({ id: 'greet', variables: {} }, token)).toBe(200)
  expect(await ask({ id: 'of another build' }, token)).toBe(404)
  expect(await ask({ query: '{ hello }' }, await here.token())).toBe(403)
  expect(await ask({ id: 'hello' }, 'none')).toBe(401)
})
