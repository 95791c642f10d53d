import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isReady } from '../../scripts/stack/isReady.ts'

test.each<[string, boolean, RequestListener]>([
  ['answers 200', true, (_request, response) => response.end('{}')],
  ['answers 200 and never ends', true, (_request, response) => response.writeHead(200).write('{')],
  ['answers 503', false, (_request, response) => response.writeHead(503).end('{}')],
  ['answers nothing', false, () => {}],
  ['hangs up', false, (request) => request.socket.destroy()],
])('a server that %s: ready is %s', async (_what, expected, listener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  try {
    expect(await isReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ready`)).toBe(expected)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a port without a listener is not ready', async () => {
  expect(await isReady('http://127.0.0.1:1/ready')).toBe(false)
})
