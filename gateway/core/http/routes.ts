import type { Auth } from '../identity/auth.ts'
import type { createCareers } from '../careers/careers.ts'
import type { createDocs } from '../docs/docs.ts'
import type { createClientErrors } from './clientErrors.ts'
import type { createExplorer } from './explorer.ts'
import type { createGraphQLHttp } from './graphqlHttp.ts'
import { methodNotAllowed, sendText, wantsPage, type Exchange } from './http.ts'
import type { Log } from '../log.ts'
import type { createMetrics } from './metrics.ts'
import { isBearer, isFromThisMachine } from './metricsAccess.ts'
import type { createOneClick } from './oneClick.ts'
import type { Proxies } from './proxies/proxies.ts'
import type { createReadiness } from './readiness.ts'
import { RequestError } from '../graph/requestError.ts'
import type { GatewaySettings } from '../settings.ts'
import type { createStaticFiles } from './staticFiles.ts'
import type { createStreams } from './streams.ts'

interface Parts {
  settings: GatewaySettings
  auth: Auth
  metrics: ReturnType<typeof createMetrics>
  readiness: ReturnType<typeof createReadiness>
  /** Returns the schema for `GET /schema.graphql`. */
  printSchema: () => string
  graphql: ReturnType<typeof createGraphQLHttp>
  streams: ReturnType<typeof createStreams>
  proxies: Proxies
  /** Unsubscribes from bulk mails. */
  oneClick: ReturnType<typeof createOneClick>
  /** Receives errors of browsers. */
  clientErrors: ReturnType<typeof createClientErrors>
  explorer: ReturnType<typeof createExplorer>
  /** The documentation of the API. */
  docs: ReturnType<typeof createDocs>
  /** The public sites of companies. */
  careers: ReturnType<typeof createCareers>
  files: ReturnType<typeof createStaticFiles>
  log: Log
}

const plain = 'text/plain; charset=utf-8'

/** Creates the function that passes each request to the handler of its path. */
export function createRoutes(parts: Parts) {
  const {
    settings,
    auth,
    metrics,
    readiness,
    printSchema,
    graphql,
    streams,
    proxies: { identity, mailbox, calendar, scim },
    oneClick,
    clientErrors,
    explorer,
    docs,
    careers,
    files,
    log,
  } = parts
  const { publicUrl } = settings
  const outside = new URL(publicUrl)

  /** A page at 127.0.0.1 would sign in at an issuer with another host name. */
  const isElsewhere = (exchange: Exchange) =>
    /^(127\.0\.0\.1|\[::1\])(:|$)/.test(exchange.req.headers.host ?? '') &&
    exchange.req.headers.host !== outside.host &&
    wantsPage(exchange)

  async function printed(exchange: Exchange) {
    if (!settings.isSchemaPublic) await auth.fromHeader(exchange.req.headers.authorization)
    await sendText(exchange, 200, printSchema(), plain)
  }

  async function counted(exchange: Exchange) {
    const { metricsToken } = settings
    if (metricsToken && !isBearer(exchange.req, metricsToken))
      throw new RequestError('UNAUTHENTICATED', 'The metrics need their token.')
    if (!metricsToken && !isFromThisMachine(exchange.req)) return sendText(exchange, 404, 'Not found\n', plain)
    await sendText(exchange, 200, await metrics.text(), metrics.contentType)
  }

  async function ready(exchange: Exchange) {
    const { isReady, body } = await readiness()
    await sendText(exchange, isReady ? 200 : 503, JSON.stringify(body))
  }

  return async (exchange: Exchange) => {
    const { req, res, path, search } = exchange
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path === '/graphql' && !(isRead && wantsPage(exchange))) return graphql(exchange)
    // Data responses set this header themselves, because setting it beforehand makes each of them slower.
    res.setHeader('X-Request-Id', exchange.requestId)
    if (path.startsWith('/upload/') || path.startsWith('/download/')) return streams(exchange)
    if (path === '/idp' || path.startsWith('/idp/')) {
      if (!identity) return sendText(exchange, 404, 'The identity provider is elsewhere.\n', plain)
      if (!(isRead && isElsewhere(exchange))) return identity.handle(exchange)
    }
    if (path.startsWith('/scim/v2/')) return scim.handle(exchange)
    if (req.method === 'POST' && /^\/unsubscribe\/[\w-]+$/.test(path)) return oneClick(exchange)
    if (path === '/client-errors') return clientErrors(exchange)
    if (path.startsWith('/careers/') && !(isRead && isElsewhere(exchange))) return careers(exchange)
    if (!isRead) return methodNotAllowed(exchange, 'GET', log)
    if (path === '/health') return sendText(exchange, 200, '{"status":"ok"}')
    if (path === '/ready') return ready(exchange)
    if (path === '/metrics') return counted(exchange)
    if (path === '/schema.graphql') return printed(exchange)
    if (isElsewhere(exchange)) {
      res.writeHead(307, { Location: publicUrl + path + search, 'Cache-Control': 'no-store' }).end()
      return
    }
    if (/^\/calendar\/[\w-]+\.ics$/.test(path)) return calendar.handle(exchange)
    if (path === '/demo/mail' || path.startsWith('/demo/mail/')) {
      return mailbox && isFromThisMachine(req)
        ? mailbox.handle(exchange)
        : sendText(exchange, 404, 'Not found\n', plain)
    }
    if (path === '/docs' || path.startsWith('/docs/')) return docs(exchange)
    if ((path === '/graphql' || path.startsWith('/graphql/')) && (await explorer(exchange))) return
    return files(exchange)
  }
}
