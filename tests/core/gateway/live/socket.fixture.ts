import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WebSocket } from 'ws'
import { until, type Here } from '../http/server.fixture.ts'

/** A raw socket to a gateway, with which a test can do what no library would. */
export interface RawSocket {
  ws: WebSocket
  messages: any[]
  closed: { code: number; reason: string } | undefined
  /** Sends a message, or a raw text. */
  say(message: unknown): void
  /** Stops reading, and resumes. */
  pause(): void
  resume(): void
  /** Returns the messages of one operation. */
  of(id: string): any[]
}

/** Opens a socket: only the handshake, unless a token is passed. */
export async function openSocket(
  here: Here,
  {
    token,
    headers,
    protocol = 'graphql-transport-ws' as string | string[] | undefined,
  }: { token?: string; headers?: Record<string, string>; protocol?: string | string[] } = {},
): Promise<RawSocket> {
  const ws = new WebSocket(here.url.replace('http', 'ws') + '/graphql', protocol, { headers })
  const raw: RawSocket = {
    ws,
    messages: [],
    closed: undefined,
    say: (message) => ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
    pause: () => ws.pause(),
    resume: () => ws.resume(),
    of: (id) => raw.messages.filter((message) => message.id === id),
  }
  ws.on('message', (data) => raw.messages.push(JSON.parse(String(data))))
  ws.on('close', (code, reason) => {
    raw.closed = { code, reason: String(reason) }
  })
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
  ws.on('error', () => undefined)
  if (token) {
    raw.say({ type: 'connection_init', payload: { accessToken: token } })
    await until(() => raw.messages.some(({ type }) => type === 'connection_ack'))
  }
  return raw
}

/** Returns the value of one of the gateway's gauges. */
export const gaugeOf = async (here: Here, name: string) =>
  Number(new RegExp(`^gateway_${name} (\\d+)$`, 'm').exec(await (await fetch(`${here.url}/metrics`)).text())?.[1])

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Returns the used memory after garbage collection, including buffers. */
export function memoryInUse(): number {
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Opens the fake services' event stream for a gateway, and sends events. */
export function eventsOf(here: Here, companyId: string) {
  let write: ((text: string) => void) | undefined
  let eventId = 0
  const tell = (type: string, subjectId: string, data: unknown) => {
    const id = String(++eventId)
    const event = { id, companyId, type, subjectId, data, at: '2026-01-01T00:00:00.000Z' }
    write!(`id: ${id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)
  }
  here.upstream.on('/events', (_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': stream\n\n')
    write = (text) => void res.write(text)
  })
  return {
    happen(subjectId: string, count: number) {
      here.world.counts.set(subjectId, count)
      tell('import.progress', subjectId, { count })
    },
    /** Sends a change of rights: of a record, or of users and roles of the company. */
    rightsChange(subjectId: string, data: { userNames?: string[]; roles?: string[] } = {}) {
      tell('rights.changed', subjectId, data)
    },
  }
}
