import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { operations } from '../../services/contract.ts'
import { eventStream } from '../../services/core/contract/events.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { anyOf, chance } from '../support/anyAnswer.ts'

// REST services that respond to any operation of the contract with a full page of data, generated once per call. They
// also provide the keys of an issuer, an event stream, and a record of the calls with their turns.
const port = Number(process.env.UPSTREAM_PORT)
const issuer = `http://127.0.0.1:${port}`
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
/** Paths without parameters come first. */
const routes = operations
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map((operation) => ({
    operation,
    method: operation.method,
    pattern: new RegExp(`^${operation.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

interface Call {
  method: string
  path: string
  body: string
  /** Calls of one turn were in progress at the same time. */
  turn: number
}
let calls: Call[] = []
let turn = 0
let running = 0
/** While calls are recorded, each waits a little, so that simultaneous calls are recorded as one turn. */
let delayMs = 0

const own: Record<string, () => unknown> = {
  '/ready': () => ({ ok: true }),
  '/health': () => ({ ok: true }),
  '/.well-known/openid-configuration': () => ({
    issuer,
    jwks_uri: `${issuer}/jwks`,
    token_endpoint: `${issuer}/token`,
  }),
  '/jwks': () => ({ keys: [JSON.parse(process.env.PUBLIC_JWK ?? '{}')] }),
  '/token': () => ({ access_token: 'machine', expires_in: 3600 }),
  '/record': () => {
    calls = []
    turn = 0
    delayMs = 15
    return {}
  },
  '/recorded': () => {
    delayMs = 0
    return calls
  },
}

/** Turns the response of a write into a success. */
function agreed(answer: unknown): unknown {
  if (typeof answer === 'boolean') return true
  return typeof answer === 'object' &&
    answer &&
    'status' in answer &&
    typeof answer.status === 'string' &&
    !('id' in answer)
    ? { ...answer, status: 'OK' }
    : answer
}

const kept = new Map<string, Buffer | undefined>()
function answerOf(method: string, path: string, body: string): Buffer | undefined {
  const asked = `${method} ${path} ${body}`
  if (kept.has(asked)) return kept.get(asked)
  const [plain = ''] = path.split('?')
  const route = routes.find((one) => one.method === method && one.pattern.test(plain))
  const answer = route && json(agreed(anyOf(route.operation.answer, chance(asked), 0, 20)))
  if (kept.size < 20_000) kept.set(asked, answer)
  return answer
}

function send(response: ServerResponse, status: number, body: Buffer) {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

function answer(request: IncomingMessage, response: ServerResponse, body: string) {
  const { method = '', url: path = '' } = request
  const mine = own[path]
  if (mine) return send(response, 200, json(mine()))
  if (String(request.headers['x-request-id']).startsWith('fail'))
    return send(response, 500, json({ message: 'failed' }))
  const found = answerOf(method, path, body)
  if (!delayMs) return send(response, found ? 200 : 404, found ?? json('none'))
  if (running === 0) turn += 1
  running += 1
  calls.push({ method, path, body, turn })
  setTimeout(() => {
    running -= 1
    send(response, found ? 200 : 404, found ?? json('none'))
  }, delayMs)
}

/** Sends forty changes per second. */
function stream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let id = 0
  const subjects = [
    companies.first.id,
    ...Array.from({ length: 4 }, (_, number) => `00000000-0000-4000-8000-00000000000${number}`),
  ]
  const kinds = ['list.changed', 'import.progress', 'call.changed']
  const timer = setInterval(() => {
    id += 1
    const change = {
      id: `${id}`,
      companyId: companies.first.id,
      type: kinds[id % kinds.length],
      subjectId: subjects[id % subjects.length],
      data: {},
      at: new Date().toISOString(),
    }
    response.write(`id: ${id}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
  }, 25)
  response.on('close', () => clearInterval(timer))
}

createServer((request, response) => {
  if (request.url?.startsWith(eventStream.path)) return stream(response)
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
}).listen(port, '127.0.0.1')
