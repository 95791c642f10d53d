import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GraphQLSchema } from 'graphql'
import { httpTimes, type HttpTimes } from '../../../common/http/httpTimes.ts'
import { createAuth } from '../identity/auth.ts'
import { createDrawPoints } from '../engine/budgets/drawPoints.ts'
import { createMetered } from '../engine/budgets/metered.ts'
import { createLocalBudgets } from '../engine/budgets/points.ts'
import { createSharedBudgets } from '../engine/budgets/shared.ts'
import { createTurns, type TurnLimits } from '../engine/budgets/turns.ts'
import { turnLimits } from '../engine/limits.ts'
import { createCareers } from '../careers/careers.ts'
import { createPageCache } from '../careers/pageCache.ts'
import { createDocs } from '../docs/docs.ts'
import { createClientErrors } from './clientErrors.ts'
import { createContexts } from '../engine/contexts.ts'
import { startEventReader, type EventReaderOptions } from '../live/eventReader.ts'
import { createExplorer } from './explorer.ts'
import { createFeeds } from '../live/feeds.ts'
import { createGraphQLHttp } from './graphqlHttp.ts'
import { exchangeErrorOf, readExchange, sendFailure } from './http.ts'
import { createIssuer } from '../identity/issuer.ts'
import { createLiveHub } from '../live/liveHub.ts'
import { silentLog, type Log } from '../log.ts'
import { createMachineToken } from '../identity/machineToken.ts'
import { createMetrics } from './metrics.ts'
import { createOperations } from '../engine/operations.ts'
import { createPages } from './pages.ts'
import { persistedFile, type Persisted } from '../engine/persisted.ts'
import { createOneClick } from './oneClick.ts'
import { createProxies } from './proxies/proxies.ts'
import { createReadiness } from './readiness.ts'
import { createRoutes } from './routes.ts'
import { RequestError } from '../graph/requestError.ts'
import type { CallRecord } from '../rest/restCall.ts'
import type { GatewaySettings } from '../settings.ts'
import { socketLimits, type SocketLimits } from '../live/sockets/socketLimits.ts'
import { createSockets, refuseUpgrade } from '../live/sockets/sockets.ts'
import { createRolesOf, createAccountCheck } from '../identity/accountCheck.ts'
import { createStaticFiles } from './staticFiles.ts'
import { createStreams } from './streams.ts'
import type { UpstreamOptions } from '../rest/upstreams.ts'
import { upstreamsOf } from '../upstreamsOf.ts'

export interface Gateway {
  /** The URL on which it listens, at 127.0.0.1. */
  url: string
  port: number
  /** Stops accepting requests, asks the clients of sockets to reconnect (1012), lets running requests finish, and frees all resources. */
  close(): Promise<void>
}

export interface GatewayOptions {
  schema: GraphQLSchema
  /** Returns the schema for `GET /schema.graphql`. */
  printSchema: () => string
  log?: Log
  /** Persisted documents other than those of settings.persistedFile. */
  persisted?: Persisted
  socketLimits?: Partial<SocketLimits>
  /** How many documents of one program run at once, and how long a further one waits. */
  turns?: Partial<TurnLimits>
  /** The deadline, sizes and circuit breakers of the calls to the services. */
  upstreams?: Partial<Omit<UpstreamOptions, 'baseUrls' | 'endpoints' | 'timeZone' | 'ids'>>
  /** The longest pause in an upload or download. */
  stallMs?: number
  /** The time that clients have to send a request. */
  times?: Partial<HttpTimes>
  /** The interval at which a subscriber's permission is checked again; one minute by default. */
  askEveryMs?: number
  /** The pauses of the event stream. */
  events?: Partial<Pick<EventReaderOptions, 'pauseMs' | 'longestPauseMs' | 'probeMs' | 'silenceMs'>>
}

/** A token with the administrator's 238 permissions has 6 KB. Node's default limit for all headers is 16 KB. */
const maxHeaderSize = 32_768
const drainMs = 10_000

/** Starts the gateway. Resolves when it is listening. */
export async function startGateway(settings: GatewaySettings, options: GatewayOptions): Promise<Gateway> {
  const { log = silentLog, schema, printSchema } = options
  const { deadlineMs, pollMs, publicUrl, baseUrls } = settings
  const { askEveryMs = 60_000 } = options
  const limits = { ...socketLimits, ...options.socketLimits }
  let isClosing = false

  const metrics = createMetrics()
  const issuer = createIssuer(settings)
  const onCall = (record: CallRecord) => {
    metrics.call(record)
    if (record.code.startsWith('UPSTREAM_') || record.code === 'INTERNAL')
      log.warn('upstream call failed', { ...record })
    if (record.leftOut) {
      const { operation, service, requestId, leftOut } = record
      log.warn('records could not be read', { operation, service, requestId, ...leftOut })
    }
  }
  const upstreams = upstreamsOf(settings, options.upstreams)
  const live = createLiveHub(pollMs)
  const token = settings.clientSecret ? createMachineToken(settings, issuer, 'events') : null
  const operations = createOperations({
    schema,
    persisted: options.persisted ?? persistedFile(settings.persistedFile),
    log,
  })
  const contexts = createContexts(upstreams, live, onCall)
  const auth = createAuth(settings, issuer, log, settings.isEmbeddedIssuer ? undefined : createRolesOf(contexts))
  const feeds = createFeeds({ operations, contexts, live, log, deadlineMs, askEveryMs })
  const budgets = token
    ? createSharedBudgets(settings.budget, createDrawPoints({ upstreams, token, onCall }), (error) =>
        log.info('points are counted by this gateway alone', { error: (error as Error).message }),
      )
    : createLocalBudgets(settings.budget)
  const turns = createTurns({ ...turnLimits, ...options.turns })
  const run = createMetered({ operations, budgets, turns, log })
  const sockets = createSockets({
    auth,
    standing: createAccountCheck(contexts),
    operations,
    run,
    contexts,
    feeds,
    log,
    deadlineMs,
    limits,
    publicUrl,
  })
  const events = startEventReader({
    upstreams,
    hub: live,
    onSessionEnded: sockets.signOut,
    token,
    log,
    pollMs,
    ...options.events,
  })
  const kept = createPageCache({ live, metrics, connection: () => events.connection })
  const pages = createPages(settings)
  const graphql = createGraphQLHttp({ operations, auth, contexts, metrics, log, deadlineMs, run })
  const explorer = createExplorer({ pages, settings })
  const files = createStaticFiles({ webDir: settings.webDir, pages, log })
  const streams = createStreams({ auth, upstreams, log, onCall, stallMs: options.stallMs })
  const proxies = createProxies(settings, log)
  const { phones } = proxies
  const readiness = createReadiness({
    baseUrls,
    upstreams,
    isClosing: () => isClosing,
    hasEvents: () => events.isConnected,
  })
  const route = createRoutes({
    settings,
    auth,
    metrics,
    readiness,
    printSchema,
    graphql,
    streams,
    proxies,
    oneClick: createOneClick({ contexts, deadlineMs, log }),
    clientErrors: createClientErrors({ publicUrl, log }),
    explorer,
    docs: createDocs({ schema, pages, ...settings }),
    careers: createCareers({ contexts, pages, kept, publicUrl, deadlineMs, log }),
    files,
    log,
  })

  metrics.gauge('gateway_sockets', 'Open WebSockets.', () => sockets.size)
  metrics.gauge('gateway_sip_sockets', 'Open sockets to the telephone exchange of the demo.', () => phones?.size ?? 0)
  metrics.gauge('gateway_subscriptions', 'Subscriptions of all sockets.', () => feeds.watchers)
  metrics.gauge(
    'gateway_subscription_executions',
    'Executions of subscriptions, each shared by all subscribers who see the same.',
    () => feeds.size,
  )
  metrics.gauge('gateway_watched_topics', 'Topics with at least one subscriber.', () => live.topics)
  metrics.gauge('gateway_event_stream', '1 while the event stream of the services is open.', () =>
    Number(events.isConnected),
  )

  function handle(req: IncomingMessage, res: ServerResponse) {
    const exchange = readExchange(req, res)
    if (isClosing) res.setHeader('Connection', 'close')
    res.on('error', () => undefined)
    const fault = exchangeErrorOf(exchange)
    const work = fault ? sendFailure(exchange, new RequestError('BAD_INPUT', fault), log) : route(exchange)
    Promise.resolve(work)
      .catch((error) => sendFailure(exchange, error, log))
      .catch(() => res.destroy())
  }

  const server = createServer(
    {
      ...httpTimes,
      ...options.times,
      maxHeaderSize,
      requireHostHeader: false,
      keepAliveTimeout: 65_000,
      // Some HTTP clients offer HTTP/2 in every request. They continue as if they had not.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    handle,
  )
  server.on('upgrade', (req, socket, head) => {
    const at = req.url?.indexOf('?') ?? -1
    const path = at < 0 ? req.url : req.url!.slice(0, at)
    if (isClosing) return refuseUpgrade(socket, 503, 'Closing.')
    if (phones && path === '/sip' && req.method === 'GET') return phones.upgrade(req, socket, head)
    if (path !== '/graphql' || req.method !== 'GET') return refuseUpgrade(socket, 404, 'There is no WebSocket here.')
    sockets.upgrade(req, socket, head)
  })

  const release = async () => {
    feeds.close()
    live.close()
    await Promise.all([events.close(), proxies.close(), upstreams.close()])
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: settings.port, host: settings.host }, resolve)
    })
  } catch (error) {
    await sockets.close(0)
    await release()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${settings.port} is already in use: stop the program that uses it, or choose another by PORT.`,
      { cause: error },
    )
  }

  const { port } = server.address() as AddressInfo
  let closing: Promise<void> | undefined
  async function close() {
    isClosing = true
    const ended = new Promise<void>((resolve) => server.close(() => resolve()))
    const timer = setTimeout(() => server.closeAllConnections(), drainMs)
    // A connection that was busy at the first attempt would otherwise stay open for its next request.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    phones?.close()
    await sockets.close()
    await ended
    clearInterval(idle)
    clearTimeout(timer)
    await release()
  }
  return { port, url: `http://127.0.0.1:${port}`, close: () => (closing ??= close()) }
}
