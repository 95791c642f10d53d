import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFirstQueries, noteQuery, storeFirstQueries } from '../../../../web/app/relay/firstQueries.ts'
import { fetchFromGateway } from '../../../../web/app/relay/send.ts'

const tokens = vi.hoisted(() => ({ accessToken: async () => 'token', signInAgain: async () => {} }))
vi.mock('../../../../web/app/session/tokens.ts', () => tokens)

const body = '{"id":"menu","variables":{}}'
const sent = vi.fn<typeof fetch>(async () => new Response('sent by the application'))
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

/** Pretends that the document has sent the query of the menu. */
const sendAhead = (token: string, response: Promise<Response>, at = Date.now()) =>
  vi.stubGlobal('sentAhead', { at, token, responses: new Map([[body, response]]) })
const ask = async (what = body) => (await fetchFromGateway('/graphql', { method: 'POST', body: what })).text()

test('the queries of the first page are stored by its address, for the last 20 addresses, until sign-out', () => {
  const others = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/candidates?page=${at}`, ['{"id":"list"}']]),
  )
  sessionStorage.setItem('hireloom.firstQueries', JSON.stringify(others))
  noteQuery(body)
  noteQuery(body)
  storeFirstQueries()
  noteQuery('{"id":"opened later"}')
  storeFirstQueries()
  const stored = JSON.parse(sessionStorage.getItem('hireloom.firstQueries')!) as Record<string, string[]>
  expect(Object.keys(stored)).toHaveLength(20)
  expect(stored['/candidates?page=0']).toBeUndefined()
  expect(stored[location.pathname + location.search]).toEqual([body])
  forgetFirstQueries()
  expect(sessionStorage.getItem('hireloom.firstQueries')).toBeNull()
})

test('a query that the document has sent is not sent again, except for a newer response', async () => {
  sendAhead('token', Promise.resolve(new Response('sent by the document')))
  expect(await ask()).toBe('sent by the document')
  expect(sent).not.toHaveBeenCalled()
  expect(await ask()).toBe('sent by the application')
  expect(new Headers(sent.mock.calls[0]![1]!.headers).get('authorization')).toBe('Bearer token')
})

test('other queries, those of a renewed token and those of long ago are sent', async () => {
  sendAhead('token', Promise.resolve(new Response('sent by the document')))
  expect(await ask('{"id":"list","variables":{}}')).toBe('sent by the application')
  sendAhead('a former token', Promise.resolve(new Response('sent by the document')))
  expect(await ask()).toBe('sent by the application')
  // The first page may never have been shown: it was forbidden.
  sendAhead('token', Promise.resolve(new Response('sent by the document')), Date.now() - 60_000)
  expect(await ask()).toBe('sent by the application')
})

test('a response that the first page did not need is never used later', async () => {
  const unread = new Response('sent by the document')
  sendAhead('token', Promise.resolve(unread))
  storeFirstQueries()
  await new Promise((resolve) => setTimeout(resolve))
  expect(await ask()).toBe('sent by the application')
  // Its connection is free.
  expect(await unread.body!.getReader().read()).toEqual({ done: true, value: undefined })
})

test('a query that the document could not send is sent again', async () => {
  const response = Promise.reject<Response>(new TypeError('no connection'))
  response.catch(() => {})
  sendAhead('token', response)
  expect(await ask()).toBe('sent by the application')
})
