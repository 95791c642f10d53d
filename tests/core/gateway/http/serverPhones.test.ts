import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { startHere, until, type Here } from './server.fixture.ts'

let here: Here | undefined
let server: Server
let sockets: WebSocketServer
let port: number
const heard: string[] = []
const asked: { url: string; headers: Record<string, unknown> }[] = []

beforeEach(async () => {
  heard.length = 0
  asked.length = 0
  server = createServer((_request, response) => void response.writeHead(404).end())
  sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'sip' })
  server.on('upgrade', (request, socket, head) => {
    asked.push({ url: request.url!, headers: request.headers })
    sockets.handleUpgrade(request, socket, head, (client) =>
      client.on('message', (data) => {
        heard.push(String(data))
        client.send(`heard ${String(data)}`)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  await here?.close()
  here = undefined
  for (const client of sockets.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

const start = async (env: Record<string, string> = {}) =>
  (here = await startHere({ DEMO: '1', SERVICES_URL_TELEPHONY: `http://127.0.0.1:${port}`, ...env }))

/** Opens a socket to /sip. Returns it, or the status of its refusal. */
function open(
  options: { origin?: string; protocols?: string[]; path?: string; cookie?: string } = {},
): Promise<WebSocket | number> {
  const socket = new WebSocket(
    here!.url.replace('http', 'ws') + (options.path ?? '/sip'),
    options.protocols ?? ['sip'],
    {
      headers: { ...(options.origin && { origin: options.origin }), ...(options.cookie && { cookie: options.cookie }) },
    },
  )
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode!))
    socket.once('error', reject)
  })
}
const counted = async () => /gateway_sip_sockets (\d+)/.exec(await (await fetch(`${here!.url}/metrics`)).text())![1]

it('passes the sockets of phones on in both directions, with only the headers of the handshake', async () => {
  await start()
  const socket = (await open({ origin: 'http://hire.test', cookie: 'session=secret' })) as WebSocket
  expect(socket.protocol).toBe('sip')
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))))
  socket.send('REGISTER')
  expect(await answer).toBe('heard REGISTER')
  expect(asked).toMatchObject([{ url: '/sip', headers: { origin: 'http://hire.test' } }])
  expect(asked[0]!.headers).not.toHaveProperty('cookie')
  expect(await counted()).toBe('1')
  socket.close(1000)
  await until(async () => (await counted()) === '0')
  await until(() => sockets.clients.size === 0)
})

it('passes on how the other side ends', async () => {
  await start()
  const socket = (await open()) as WebSocket
  const code = new Promise((resolve) => socket.once('close', resolve))
  for (const client of sockets.clients) client.close(1012, 'Service restart')
  expect(await code).toBe(1012)
  const other = (await open()) as WebSocket
  const cut = new Promise((resolve) => other.once('close', resolve))
  for (const client of sockets.clients) client.terminate()
  expect(await cut).toBe(1006)
})

it('closes the upstream connection when the client has left', async () => {
  await start()
  const socket = (await open()) as WebSocket
  await until(() => sockets.clients.size === 1)
  socket.terminate()
  await until(() => sockets.clients.size === 0)
})

it('refuses other origins, other protocols and other paths', async () => {
  await start()
  expect(await open({ origin: 'http://evil.test' })).toBe(403)
  expect(await open({ protocols: ['graphql-transport-ws'] })).toBe(400)
  expect(await open({ path: '/sip/more' })).toBe(404)
  expect(asked).toEqual([])
})

it('is not available outside the demo', async () => {
  await start({ DEMO: '0' })
  expect(await open()).toBe(404)
})

it('reports that there is no exchange, or that it does not answer', async () => {
  server.removeAllListeners('upgrade')
  await start()
  expect(await open()).toBe(404)
  await here!.close()
  await start({ SERVICES_URL_TELEPHONY: 'http://127.0.0.1:1' })
  expect(await open()).toBe(502)
})

it('ends the sockets when the gateway closes', async () => {
  await start()
  const socket = (await open()) as WebSocket
  const code = new Promise((resolve) => socket.once('close', resolve))
  await here!.close()
  expect(await code).toBe(1006)
  await until(() => sockets.clients.size === 0)
  here = undefined
})
