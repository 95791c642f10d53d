import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { readTrace } from '../../../common/http/trace.ts'
import { httpTimes, type HttpTimes } from '../../../common/http/httpTimes.ts'
import { ServiceError, isDiskFull, storageFull, tooLarge } from './errors.ts'
import type { Upgrades } from './upgrades.ts'

const idForm = /^[\w.:-]{1,128}$/
const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && idForm.test(given) ? given : randomUUID()
}

export interface ServerOptions {
  logLevel: string
  /** Handles all requests under /idp. */
  identity(request: IncomingMessage, response: ServerResponse): void
  /** Whether this process can work; its result is the body of /ready. */
  ready(): Promise<{ isReady: boolean; details: object }>
  upgrades: Upgrades
  /** Limits for the time that clients may take to send a request. */
  times?: Partial<HttpTimes>
}

/**
 * Creates the HTTP server: request ids, logs without secrets, failures in the specification's three forms, health
 * checks.
 */
export function createApp({ logLevel, identity, ready, upgrades, times }: ServerOptions): FastifyInstance {
  const serve = (handler: RequestListener) =>
    createServer({ ...httpTimes, ...times, shouldUpgradeCallback: upgrades.takes }, (request, response) => {
      if (/^\/idp(\/|\?|$)/.test(request.url ?? '')) identity(request, response)
      else handler(request, response)
    }).on('upgrade', upgrades.handle)
  const app = Fastify({
    logger: { level: logLevel, base: { service: 'services' }, messageKey: 'msg' },
    serverFactory: (handler) => serve(handler),
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500 },
  })
  app.decorateRequest('authorized')
  // Forms are read by their routes, while they stream.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
  app.setErrorHandler<FastifyError>((error, request, reply) => fail(error, request, reply))
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const { isReady, details } = await ready()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...details })
  })
  return app
}

/** Log the pattern or the bare path only: a query may contain what users typed, and a path may contain a token. */
const pathOf = (request: FastifyRequest) => request.routeOptions.url ?? request.url.split('?')[0]

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request.routeOptions
  if (url === '/health' || url === '/ready') return
  const details = {
    method: request.method,
    path: pathOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userName: request.authorized?.caller.userName,
    traceId: readTrace(request.headers.traceparent)?.id,
  }
  request.log.info(details, 'answered')
}

/**
 * Reports a failure in one of the specification's three forms; an unexpected failure is logged and reported without its
 * text.
 */
function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  dropBody(request)
  if (error instanceof ServiceError) return sendFailure(reply, error)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendFailure(reply, tooLarge(request.routeOptions.bodyLimit ?? 0))
  if (typeof error.statusCode === 'number' && error.statusCode < 500) {
    return sendFailure(reply, new ServiceError(error.statusCode === 415 ? 400 : error.statusCode, error.message))
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error, path: pathOf(request) }, 'the disk is full')
    return sendFailure(reply, storageFull())
  }
  if (request.raw.destroyed && !request.raw.complete) request.log.info({ err: error }, 'the client left')
  else request.log.error({ err: error, path: pathOf(request) }, 'failed')
  return sendFailure(reply, new ServiceError(500, 'Internal server error'))
}

function sendFailure(reply: FastifyReply, { status, body }: ServiceError): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store')
  if (typeof body === 'string') return reply.type('text/plain; charset=utf-8').send(body)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

const dropBytes = 16 * 1_048_576

/**
 * Reads a limited amount of what a refused client still sends, so that the client gets to read the response; then
 * closes the connection.
 */
function dropBody({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return
  let size = 0
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > dropBytes) raw.destroy()
  })
  raw.resume()
  setTimeout(() => !raw.complete && raw.destroy(), 10_000).unref()
}
