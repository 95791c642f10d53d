import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { importOf, type Emission } from './watched.ts'

// The services of the live measurement: keys and tokens of an issuer, imports, and an event stream that sends the
// requested events.
const port = Number(process.env.UPSTREAM_PORT)
const issuer = `http://127.0.0.1:${port}`
/** The streams by path: the gateway reads /events, the bare broadcast server /bare. */
const streams = new Map<string, ServerResponse>()
/** The number of events so far, by stream and subject. */
const told = new Map<string, number>()
let eventId = 0

const now = () => Math.round((performance.timeOrigin + performance.now()) * 1000)

/** Writes a number of events for each subject, evenly distributed over time. */
async function emit({ to, subjects, events, everyMs }: Emission) {
  const stream = streams.get(to)
  if (!stream) throw new Error(`nobody reads ${to}`)
  const began = performance.now()
  for (let event = 1; event <= events; event++) {
    for (const { companyId, id } of subjects) {
      const key = `${to} ${id}`
      const count = (told.get(key) ?? 0) + 1
      told.set(key, count)
      const change = {
        id: String(++eventId),
        companyId,
        type: 'import.progress',
        subjectId: id,
        data: importOf(id, count, now()),
        at: new Date().toISOString(),
      }
      stream.write(`id: ${change.id}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
    }
    await pause(Math.max(0, began + event * everyMs - performance.now()))
  }
}

async function bodyOf(request: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

const answers: Record<string, () => unknown> = {
  '/ready': () => ({ ok: true }),
  '/.well-known/openid-configuration': () => ({
    issuer,
    jwks_uri: `${issuer}/jwks`,
    token_endpoint: `${issuer}/token`,
  }),
  '/jwks': () => ({ keys: [JSON.parse(process.env.PUBLIC_JWK ?? '{}')] }),
  '/token': () => ({ access_token: 'machine', expires_in: 3600 }),
}

createServer(async (request, response) => {
  const path = request.url ?? ''
  if (path === '/events' || path === '/bare') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`event: ready\nid: ${eventId}\ndata: {}\n\n`)
    streams.set(path, response)
    return
  }
  const body = await bodyOf(request)
  if (path === '/emit') {
    await emit(JSON.parse(body) as Emission)
    return void response.end()
  }
  const [, importId] = /^\/CVVerification\/import\/([\w-]+)$/.exec(path) ?? []
  const answer = importId ? importOf(importId, 0, now()) : answers[path]?.()
  response
    .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer ?? 'Not found'))
}).listen(port, '127.0.0.1')
