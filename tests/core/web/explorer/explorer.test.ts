import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFetcher, send } from '../../../../web/explorer/send.ts'
import { SignedOut, type Session } from '../../../../web/explorer/session.ts'
import type { ExplorerSettings } from '../../../../web/explorer/settings.ts'
import { start } from '../../../../web/explorer/start.ts'

const settings: ExplorerSettings = {
  productName: 'Hireloom',
  issuer: 'https://login.example',
  audience: 'staff-api',
  clientId: null,
  scope: 'openid api graphql:explore',
  renewal: 'refresh-token',
  isDemo: false,
  budget: { capacity: 20_000, restoreRate: 1000 },
  files: { style: '/style.css', script: '/script.js', workers: {} },
}

const sent: { headers: Headers; body: string }[] = []
/** Lets the gateway return these answers, each once and the last one from then on. */
function gatewayAnswers(...answers: [status: number, body: object][]) {
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    sent.push({ headers: new Headers(headers), body })
    const [status, answer] = (answers.length > 1 ? answers.shift() : answers[0])!
    return new Response(JSON.stringify(answer), { status })
  })
}
beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
})
afterEach(() => {
  for (const part of document.querySelectorAll('body > :is(header, main, .notice)')) part.remove()
})

const viewer = { data: { viewer: { user: { fullName: 'Ada Example' }, company: { name: 'Example' } } } }
const fault = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] })

async function paste(token: string) {
  await userEvent.type(await screen.findByLabelText('Access token'), token)
  await userEvent.click(screen.getByRole('button', { name: 'Use this token' }))
}

describe('if the identity provider has no client for GraphiQL', () => {
  test('the page says so and accepts a token, which only this tab stores', async () => {
    gatewayAnswers([200, viewer])
    void start(settings)
    expect(await screen.findByRole('heading', { name: 'Paste an access token' })).toBe(document.activeElement)
    expect(screen.getByRole('main').textContent).toContain('OIDC_EXPLORER_CLIENT_ID')
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Schema' })).toBeNull()
    await paste(' Bearer the.token')
    expect(await within(screen.getByRole('banner')).findByText('Ada Example')).toBeTruthy()
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer the.token'])
    expect(Object.values({ ...sessionStorage })).toEqual(['the.token'])
    expect(Object.values({ ...localStorage }).join()).not.toContain('the.token')
    expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/docs#limits')
    expect(screen.getByRole('banner').textContent).toContain('You have 20,000 points; 1,000 come back each second.')
  })

  test('another token is requested if one is refused', async () => {
    gatewayAnswers([401, fault('UNAUTHENTICATED', 'The access token is not valid.')])
    void start(settings)
    await paste('old')
    expect(await screen.findByText('The access token has expired or is not valid.')).toBeTruthy()
    expect(sessionStorage.length).toBe(0)
    expect(screen.getByLabelText('Access token')).toBeTruthy()
  })

  test('a user whose token may not send documents of its own is told who may', async () => {
    gatewayAnswers([403, fault('FORBIDDEN', 'Documents other than the persisted ones need the scope graphql:explore.')])
    void start(settings)
    await paste('narrow')
    expect(await screen.findByRole('heading', { name: 'Your account may not send documents of its own' })).toBeTruthy()
    expect(screen.getByRole('main').textContent).toContain('Who runs this installation can give it.')
    expect(screen.getByRole('button', { name: 'Use another token' })).toBeTruthy()
  })

  test('a gateway that failed is called again on request', async () => {
    gatewayAnswers([503, fault('UPSTREAM_UNAVAILABLE', 'The services do not answer.')], [200, viewer])
    void start(settings)
    await paste('good')
    expect(await screen.findByText('The services do not answer.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ada Example')).toBeTruthy()
  })
})

describe('the requests of the editor', () => {
  const session = (changes: Partial<Session> = {}): Session => ({
    begin: async () => 'first',
    token: async () => 'first',
    renew: async (refused) => `after ${refused}`,
    signOut: async () => {},
    ...changes,
  })
  const request = { query: '{ hello }' }
  const authorizations = () => sent.map(({ headers }) => headers.get('authorization'))

  test("carry the session's token, and another one if that is refused", async () => {
    gatewayAnswers([401, {}], [200, { data: { hello: 'you' } }])
    expect(await send(session(), request, { 'Idempotency-Key': 'k' })).toEqual({ data: { hello: 'you' } })
    expect(authorizations()).toEqual(['Bearer first', 'Bearer after first'])
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k'])
    expect(sent.at(-1)!.body).toBe(JSON.stringify(request))
  })

  test("carry the token in the editor's headers, if there is one", async () => {
    gatewayAnswers([401, fault('UNAUTHENTICATED', 'No.')])
    expect(await send(session(), request, { authorization: 'Bearer own' })).toEqual(fault('UNAUTHENTICATED', 'No.'))
    expect(authorizations()).toEqual(['Bearer own'])
  })

  test('report an ended session in the response and next to it', async () => {
    gatewayAnswers([401, {}])
    const onSignedOut = vi.fn<() => void>()
    const ended = session({ renew: () => Promise.reject(new SignedOut('The session has ended.')) })
    expect(await createFetcher(ended, onSignedOut)(request)).toEqual({
      errors: [{ message: 'The session has ended. Sign in again; what you have typed stays.' }],
    })
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  test('get a response even if the gateway cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await createFetcher(session(), () => {})(request)).toEqual({ errors: [{ message: 'Failed to fetch' }] })
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    expect(await createFetcher(session(), () => {})(request)).toEqual({
      errors: [{ message: 'The gateway answered 502.' }],
    })
  })

  test('name the only operation of a document, even if the editor still names one of the last tab', async () => {
    gatewayAnswers([200, { data: {} }])
    const fetcher = createFetcher(session(), () => {})
    await fetcher({ query: 'query Other { a }', operationName: 'Viewer' })
    await fetcher({ query: 'query A { a } query B { b }', operationName: 'Viewer' })
    await fetcher({ query: 'query {', operationName: 'Viewer' })
    expect(sent.map(({ body }) => JSON.parse(body).operationName)).toEqual(['Other', 'Viewer', 'Viewer'])
  })

  test('use a socket only if the selected operation is a subscription', async () => {
    const sockets: string[] = []
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(url: string) {
          sockets.push(url)
        }
      },
    )
    gatewayAnswers([200, { data: {} }])
    const query = 'query Ask { a } subscription Watch { b }'
    const fetcher = createFetcher(session(), () => {})
    await fetcher({ query, operationName: 'Ask' })
    expect([sent.length, sockets]).toEqual([1, []])
    const changes = fetcher({ query, operationName: 'Watch' })
    if (!('subscribe' in changes)) throw new Error('It was sent over HTTP')
    changes.subscribe({ next: () => {}, complete: () => {} })
    await waitFor(() => expect(sockets).toEqual([`${location.origin.replace(/^http/, 'ws')}/graphql`]))
    expect(sent.length).toBe(1)
  })
})
