import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sharedFrame } from '../../../../gateway/core/live/frame.ts'

const received: string[] = []
const server = createServer()
let client: WebSocket
let write: (frame: Buffer) => void

beforeAll(async () => {
  const sockets = new WebSocketServer({ noServer: true })
  const connected = new Promise<void>((resolve) => {
    server.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, () => {
        write = (frame) => void socket.write(frame)
        resolve()
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)))
  await connected
})
afterAll(() => {
  client.terminate()
  server.close()
})

const head = '{"id":"mã số 1","payload":'
const around = Buffer.byteLength(head) + 1

it.each([0, 125 - around, 126 - around, 65_535 - around, 65_536 - around, 200_000])(
  'a body of %i bytes arrives as a single complete text',
  async (size) => {
    const body = Buffer.from('Ẩ'.repeat(Math.floor(size / 3)) + '1'.repeat(size % 3))
    write(sharedFrame(head, body))
    await expect.poll(() => received.length).toBe(1)
    expect(received.pop()).toBe(`${head}${body}}`)
  },
)
