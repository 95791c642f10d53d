import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { candidateRoutes, folderRoutes } from './candidates.ts'
import { dpsRoutes } from './dps.ts'
import { formRoutes, workflowRoutes } from './interviews.ts'
import { jobRoutes } from './jobs.ts'
import { lookupRoutes, mediaRoutes } from './lookups.ts'
import { peopleRoutes, sessionRoutes } from './people.ts'
import { inOtherWords, plainId, type Quirk } from './quirks.ts'
import { Blob, Refusal, type Asked, type Route } from './route.ts'
import { verificationRoutes } from './verification.ts'

export interface PeerServices {
  url: string
  /** Calls so far, as `POST /CVVerification/list 200`. */
  readonly calls: string[]
  /** The bodies of calls, as received. */
  readonly sent: { path: string; body: unknown }[]
  /**
   * Applies a quirk from now on, to all records or, with `isOne`, only to the second record of a list, and restores the
   * initial records.
   */
  speak(quirk: Quirk, isOne?: boolean): void
  close(): Promise<void>
}

interface Options {
  issuer: string
  audience: string
  port?: number
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const bytes = Buffer.concat(pieces)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
  }
  return bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined
}

/** Converts ids in a request from any format in which they were sent out. */
function withPlainIds(value: any, name = ''): any {
  if (Array.isArray(value)) return value.map((item) => withPlainIds(item, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainIds(inner, key)]))
  return /ids?$/i.test(name) && ['string', 'number'].includes(typeof value) ? plainId(String(value)) : value
}

/** Returns the parameters of a path that matches a route, or null. */
function paramsOf(route: Route, path: string): Record<string, string> | null {
  const [wanted, given] = [route.path.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, step] of wanted.entries()) {
    if (step.startsWith('{')) params[step.slice(1, -1)] = plainId(decodeURIComponent(given[place]!))
    else if (step !== given[place]) return null
  }
  return params
}

/** Returns the calls with their records. */
const allRoutes = (): Route[] =>
  [
    ...sessionRoutes(),
    ...peopleRoutes(),
    ...candidateRoutes(),
    ...folderRoutes(),
    ...verificationRoutes(),
    ...dpsRoutes(),
    ...formRoutes(),
    ...workflowRoutes(),
    ...jobRoutes(),
    ...lookupRoutes(),
    ...mediaRoutes(),
    // A path without parameters comes before one with parameters.
  ].sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))

/**
 * Starts a REST server that behaves as the specification describes the company's services, with its own records in
 * memory.
 */
export async function startPeerServices({ issuer, audience, port = 0 }: Options): Promise<PeerServices> {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const calls: string[] = []
  const sent: PeerServices['sent'] = []
  let quirk: Quirk = {}
  let isOne = false
  let routes = allRoutes()

  async function callerOf({ headers }: IncomingMessage): Promise<string> {
    const token = /^bearer (.+)/i.exec(headers.authorization ?? '')?.[1] ?? ''
    const verified = await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] }).catch(() => null)
    if (!verified) throw new Refusal(401, { message: 'Unauthorize' })
    return String(verified.payload.preferred_username ?? verified.payload.sub)
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer')
    for (const route of routes) {
      const params = route.method === request.method ? paramsOf(route, pathname) : null
      if (!params) continue
      const caller = route.isPublic ? '' : await callerOf(request)
      const body = await bodyOf(request)
      if (body !== undefined) sent.push({ path: pathname, body })
      const asked: Asked = {
        params,
        caller,
        query: withPlainIds(Object.fromEntries(searchParams)),
        body: withPlainIds(body),
      }
      for (const part of [asked.query, asked.body])
        if (part?.pageSize && quirk.mostRows) part.pageSize = Math.min(Number(part.pageSize), quirk.mostRows)
      return route.answer(asked)
    }
    throw new Refusal(404, '')
  }

  function send(response: ServerResponse, status: number, body: unknown) {
    if (body === '') return void response.writeHead(status).end()
    const { contentType = 'application/json; charset=utf-8', isGzipped } = quirk
    const bytes = Buffer.from(body instanceof Blob ? body.content : JSON.stringify(body))
    const type = body instanceof Blob ? body.type : contentType
    const headers = { ...(type && { 'content-type': type }), ...(isGzipped && { 'content-encoding': 'gzip' }) }
    response.writeHead(status, headers).end(isGzipped ? gzipSync(bytes) : bytes)
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    let [status, body]: [number, unknown] = [200, '']
    try {
      const value = await answer(request)
      const isEmpty = quirk.hasEmptyWrites && request.method !== 'GET' && (value === true || isDone(value))
      if (isEmpty) status = 204
      else body = value instanceof Blob ? value : inOtherWords(value, quirk, isOne)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, String(error))
      status = refusal.status
      body = refusal.body && quirk.refusal ? quirk.refusal(status, refusal.body) : refusal.body
    }
    calls.push(`${request.method} ${request.url?.split('?')[0]} ${status}`)
    send(response, status, body)
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    sent,
    speak(next, one = false) {
      quirk = next
      isOne = one
      routes = allRoutes()
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** `{}` means done without further data. */
const isDone = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
