import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { authorize, type Authorized, type Gate } from './access.ts'
import type { CompanyCache } from '../cache.ts'
import { CompanyDb } from '../database/companyDb.ts'
import type { Database } from '../database/tables.ts'
import type { Operation } from '../contract/operation.ts'
import { createMessage } from '../contract/messages.ts'
import { badInput, refused } from './errors.ts'
import { fileName, withExtension } from '../files/fileNames.ts'
import type { FileStore } from '../files/files.ts'
import { bodyHash, runOnce, readKey } from './idempotency.ts'
import { companyDirectory } from '../identity/people/directory.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PublicCalls } from './publicCalls.ts'
import type { Push } from '../push.ts'
import type { Download, Input, Product, RequestContext, Route } from './routes.ts'
import type { Tools } from '../tools.ts'
import { readUpload, spool, type Upload } from '../files/upload.ts'
import { inputCheck } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    authorized: Authorized
  }
}

/** What all routes of a process share. */
export interface Core {
  db: Kysely<Database>
  files: FileStore
  tools: Tools
  jobs: Jobs
  cache: CompanyCache
  push: Push
  dataDir: string
  product: Product
  gate: Gate
  publicCalls: PublicCalls
}

/** Returns the path of an operation in the router's syntax: {id} → :id. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Serves an operation: access, input, idempotency, handler, response. */
export function mountRoute(app: FastifyInstance, { operation, handle }: Route, core: Core): void {
  const check = inputCheck(operation)
  app.route({
    method: operation.method,
    url: routerPath(operation.path),
    bodyLimit: operation.maxBytes,
    // Check before the body is read: a stranger's body is not worth the bandwidth.
    async onRequest(request, reply) {
      if (operation.access === 'public') await admit(operation, request, reply, core)
      request.authorized = await authorize(operation, request.headers.authorization, core.gate)
    },
    async handler(request, reply) {
      const isUpload = operation.transport === 'upload'
      if (isUpload && isEvent(request)) void reply.code(202)
      const upload = isUpload ? await readUpload(request.raw, operation.maxBytes) : null
      const raw = { params: request.params, query: request.query, body: upload ? upload.fields : request.body }
      const input = { ...check(raw), file: upload?.file } as Input<any>
      const context = contextOf(operation, request, reply, core)
      const run = (db: CompanyDb) => handle(input, { ...context, ...scoped(core.cache, db) })
      if (!operation.idempotent) return answer(reply, await finish(run(context.db), upload))

      const key = readKey(request.headers['idempotency-key'])
      const { params, query, body } = input
      const parts = { userName: context.caller.userName, params, query, body }
      if (!upload)
        return answer(reply, await runOnce(context.db, { operation: operation.id, key, hash: bodyHash(parts) }, run))
      const spooled = await spool(upload.file, join(core.dataDir, 'uploads'))
      try {
        await upload.done
        input.file = spooled.file
        const hash = bodyHash({ ...parts, file: [spooled.file.name, spooled.hash] })
        return answer(reply, await runOnce(context.db, { operation: operation.id, key, hash }, run))
      } finally {
        spooled.file.stream.destroy()
        await spooled.remove()
      }
    },
  })
}

/** Throws 429 if the client's address has used up its calls of this minute. */
async function admit(operation: Operation, request: FastifyRequest, reply: FastifyReply, { publicCalls }: Core) {
  const wait = await publicCalls.charge(operation, request.raw)
  if (wait === 0) return
  void reply.header('retry-after', wait)
  throw refused('RATE_LIMITED', 'Too many requests', { seconds: String(wait) }, 429)
}

/**
 * Responds to an upload only after its form has been read to the end, so that a broken form is not accepted as
 * complete.
 */
async function finish(result: Promise<unknown>, upload: Upload | null): Promise<unknown> {
  const value = await result
  upload?.file.stream.resume()
  await upload?.done
  return value
}

const scoped = (cache: CompanyCache, db: CompanyDb) => ({ db, directory: companyDirectory(cache, db) })

function contextOf({ access }: Operation, request: FastifyRequest, reply: FastifyReply, core: Core): RequestContext {
  const { caller } = request.authorized
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return {
    caller,
    product: core.product,
    ...scoped(core.cache, new CompanyDb(core.db, caller.companyId)),
    files: core.files,
    tools: core.tools,
    jobs: core.jobs,
    cache: core.cache,
    push: core.push,
    log: request.log,
    requestId: request.id,
    ...(access === 'public' && {
      clientAddress: core.publicCalls.addressOf(request.raw),
      clientAgent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
    }),
    timezoneOffset: timezoneOffset(request.headers.timezoneoffset),
    isEvent: isEvent(request),
    signal: gone.signal,
  }
}

const longestAgent = 500
const isEvent = ({ headers }: FastifyRequest) => headers.invocationtype === 'Event'

function timezoneOffset(header: string | string[] | undefined): number {
  if (header === undefined || header === '') return 0
  const minutes = Number(header)
  if (Number.isInteger(minutes) && Math.abs(minutes) <= 900) return minutes
  throw badInput({ TimezoneOffset: [createMessage('TIMEZONE_OFFSET')] })
}

const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' && value !== null && 'stream' in value && 'contentType' in value

function answer(reply: FastifyReply, value: unknown): FastifyReply {
  void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  if (!isDownload(value)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(value ?? null))
  const { sent } = value
  if (sent) reply.raw.once('finish', () => sent().catch((error) => reply.log.error({ err: error }, 'after a download')))
  if (value.size !== undefined) void reply.header('content-length', value.size)
  return (
    reply
      .type(value.contentType)
      // The content never runs, whether it is shown or saved.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(
        'content-disposition',
        disposition(withExtension(fileName(value.name), value.contentType), value.isInline),
      )
      .send(value.stream)
  )
}

/** RFC 6266: the name in ASCII for old clients, and the complete name in UTF-8. */
export function disposition(name: string, isInline = false): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%/]/g, '_')
    .trim()
  // For a Japanese name, only the extension may be left.
  const plain = /^(\.|$)/.test(ascii) ? `download${ascii}` : ascii
  const whole = encodeURIComponent(name.replace(/[\r\n/\\]/g, '_').toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`
}
