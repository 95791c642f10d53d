import { connect, type Socket } from 'node:net'
import { nothing, type Crowd, type Heard, type Member, type Question } from './crowd.ts'
import { globalId } from './watched.ts'

// Many subscribers in one process, as cheap as possible, because they run on the measured machine.

/** Returns a text frame of a client. A mask of zeros leaves the text unchanged. */
function frame(text: string, opcode = 1): Buffer {
  const body = Buffer.from(text)
  const head =
    body.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | body.length])
      : Buffer.from([0x80 | opcode, 0xfe, body.length >> 8, body.length & 255])
  return Buffer.concat([head, Buffer.alloc(4), body])
}

const mostMs = 60_000
let heard = nothing()
let delays = new Uint32Array(mostMs)
const groups = new Map<string, Socket[]>()
const nowMs = () => performance.timeOrigin + performance.now()

/**
 * Returns the number of the event in a message, and when it happened. Both are at the same position in each message.
 */
function read(text: string): { seq: number; at: number } {
  const title = text.indexOf('"title":"') + 9
  const count = text.indexOf('"processedCount":', title) + 17
  return { seq: parseInt(text.slice(count, count + 8), 10), at: Number(text.slice(title, title + 16)) / 1000 }
}

/** Opens one subscriber; resolves with its first state. */
function subscribe({ port, subscriptionId }: Crowd, { token, importId }: Member): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let rest: Buffer | undefined
    let isUpgraded = false
    let last = -1

    function message(opcode: number, body: Buffer) {
      if (opcode === 9) return void socket.write(frame(body.toString(), 10))
      if (opcode !== 1) return
      const text = body.toString('latin1')
      if (!text.includes('"type":"next"')) {
        if (!text.includes('"connection_ack"')) return void reject(new Error(text))
        const variables = { id: globalId(importId) }
        return void socket.write(
          frame(
            JSON.stringify({
              id: subscriptionId,
              type: 'subscribe',
              payload: { query: '', extensions: { id: 'live' }, variables, importId },
            }),
          ),
        )
      }
      const { seq, at } = read(text)
      if (last < 0) resolve(socket)
      else {
        heard.deliveries += 1
        heard.bytes += body.length
        if (seq <= last) heard.doubled += 1
        const ms = Math.min(mostMs - 1, Math.max(0, Math.round(nowMs() - at)))
        delays[ms] = delays[ms]! + 1
      }
      last = seq
    }

    socket.on('data', (piece) => {
      let data = rest ? Buffer.concat([rest, piece]) : piece
      rest = undefined
      if (!isUpgraded) {
        const end = data.indexOf('\r\n\r\n')
        if (end < 0) return void (rest = data)
        if (!data.toString('latin1', 0, 12).endsWith('101')) return reject(new Error(data.toString('latin1', 0, end)))
        isUpgraded = true
        data = data.subarray(end + 4)
        socket.write(frame(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } })))
      }
      let at = 0
      while (data.length - at >= 2) {
        const short = data[at + 1]! & 127
        const head = short < 126 ? 2 : short === 126 ? 4 : 10
        if (data.length - at < head) break
        const length =
          short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
        if (data.length - at < head + length) break
        message(data[at]! & 15, data.subarray(at + head, at + head + length))
        at += head + length
      }
      if (at < data.length) rest = data.subarray(at)
    })
    socket.on('error', reject)
    socket.on('close', () => {
      heard.closed += 1
      reject(new Error('closed'))
    })
    socket.write(
      'GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    )
  })
}

async function open(crowd: Crowd) {
  const sockets: Socket[] = []
  groups.set(crowd.name, sockets)
  let next = 0
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let at = next++; at < crowd.members.length; at = next++)
        sockets.push(await subscribe(crowd, crowd.members[at]!))
    }),
  )
}

const answers = {
  open: ({ crowd }: Question) => open(crowd!),
  /** Returns what was received since the last call. */
  heard: async (): Promise<Heard> => {
    const said = { ...heard, delays: [...delays.entries()].filter(([, count]) => count) }
    heard = nothing()
    delays = new Uint32Array(mostMs)
    return said
  },
  close: async ({ name }: Question) => {
    for (const socket of groups.get(name!) ?? []) socket.destroy()
    groups.delete(name!)
  },
}

process.on('message', (question: Question) => {
  answers[question.ask](question).then(
    (answer) => process.send!({ answer }),
    (error: Error) => process.send!({ error: error.message }),
  )
})
