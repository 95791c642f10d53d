import { createMessage } from '../../../services/core/contract/messages.ts'
import { Pool } from 'undici'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { serviceNames, type AnyOperation, type ServiceName } from '../../../services/core/contract/operation.ts'
import { createBreaker, type Breaker, type BreakerOptions } from './breaker.ts'
import { badInput } from '../graph/requestError.ts'
import { createRetryBudget, type RetryBudget } from './retryBudget.ts'
import { acceptIds } from '../graph/ids.ts'
import type { IdForm } from './tolerant/idForm.ts'
import { zoneOf, type Zone } from './tolerant/moments.ts'
import { createReader, type Reading } from './tolerant/read.ts'
import { answerShape, readShape } from './tolerant/shape.ts'
import { contractSpelling, type Spelling } from './tolerant/spelling.ts'
import { writerOf } from './tolerant/writer.ts'
import type { CallParameters } from './tolerant/walk.ts'

/** The differences of external services from the contract (SERVICES_ENDPOINTS). */
export type Endpoints = Readonly<
  Record<string, { path?: string; method?: AnyOperation['method']; pageBase?: 0 | 1 } & Partial<Spelling>>
>

export interface UpstreamOptions {
  /** The base URL of each service (a path prefix is kept): SERVICES_URL and its overrides. */
  baseUrls: Readonly<Record<ServiceName, string>>
  endpoints?: Endpoints
  /** The time zone of times without a zone in answers: an IANA name or an offset; default UTC. */
  timeZone?: string
  /** The form of the services' ids, unless their endpoints specify another; default UUIDs. */
  ids?: IdForm
  /** The longest time of one attempt; default 10 s. */
  deadlineMs?: number
  /** The largest JSON answer in bytes; default 16 MB. */
  maxAnswerBytes?: number
  /** The number of connections per service; default 64. */
  connections?: number
  breaker?: BreakerOptions
}

/** The resolved target for the calls of one operation. */
export interface Target {
  /** The pool for JSON calls, with the size limit of answers. */
  readonly pool: Pool
  /** The pool for uploads, downloads and event streams, without a size or idle limit. */
  readonly streamPool: Pool
  /** Shared by all operations of the same service. */
  readonly breaker: Breaker
  /** Shared by all operations of the same service. */
  readonly retries: RetryBudget
  readonly method: AnyOperation['method']
  /** The index of the first page in this upstream. */
  readonly pageBase: 0 | 1
  /**
   * Returns the path with its prefix and parameters, without the query. Throws BAD_INPUT if a parameter cannot be a
   * path segment.
   */
  path(params?: Readonly<Record<string, unknown>>): string
  /** Whether these services use other names of members or other words. */
  readonly isSpelled: boolean
  /** Returns a query or body with the names, words and form of ids of these services. */
  write<T>(part: T): T
  /** Checks whether an answer has the contract's shape. Returns null or a text that describes the difference. */
  check(answer: unknown): string | null
  /** Converts an answer that does not have the contract's shape, as far as possible (tolerant/README.md). */
  read(answer: unknown, asked: CallParameters): Reading
}

/** The services behind the gateway, shared by all requests of the process. */
export interface Upstreams {
  readonly deadlineMs: number
  /** The largest JSON answer, also after decompression. */
  readonly maxAnswerBytes: number
  /** The time in milliseconds at which each call was last found missing. */
  readonly lacking: Map<string, number>
  target(operation: AnyOperation): Target
  /** Returns the state of each service's circuit, for /ready and /metrics. */
  circuits(): Record<ServiceName, Breaker['state']>
  close(): Promise<void>
}

interface Upstream {
  pool: Pool
  streamPool: Pool
  breaker: Breaker
  retries: RetryBudget
}

const parameter = /\{(\w+)\}/

/** Splits `/a/{id}/b` into texts and parameter names. Texts have even indexes. */
function pathBuilder(prefix: string, template: string): Target['path'] {
  const parts = template.split(parameter)
  if (parts.length === 1) return () => prefix + template
  return (params = {}) =>
    prefix + parts.map((part, place) => (place % 2 === 0 ? part : segment(part, params[part]))).join('')
}

function segment(name: string, value: unknown): string {
  const text = String(value ?? '')
  // encodeURIComponent does not encode dots, and `..` would leave the operation's path.
  if (text === '' || /^\.+$/.test(text)) {
    throw badInput({ [name]: createMessage('UNUSABLE') })
  }
  return encodeURIComponent(text)
}

/** Compiles the check on first use. The entire answer is checked, which costs half as much as parsing it. */
function checkOf(shape: () => TSchema): Target['check'] {
  let compiled: ReturnType<typeof Compile> | undefined
  return (answer) => {
    compiled ??= Compile(shape())
    if (compiled.Check(answer)) return null
    const [first] = compiled.Errors(answer)
    return `${first?.instancePath || '/'} ${first?.message ?? 'does not match'}`
  }
}

/** Creates the reader on first use, because most services never need it. */
function tolerantRead({ answer: shape }: AnyOperation, zone: Zone, spelling: Spelling): Target['read'] {
  let reader: Target['read'] | undefined
  const check = checkOf(() => readShape(shape, spelling))
  return (answer, asked) => {
    reader ??= createReader(shape, zone, spelling)
    const reading = reader(answer, asked)
    const wrong = 'answer' in reading ? check(reading.answer) : null
    return wrong === null ? reading : { wrong }
  }
}

/** Creates the pools (which connect on first use) and breakers of all services. */
export function createUpstreams(options: UpstreamOptions): Upstreams {
  const { baseUrls, endpoints = {}, deadlineMs = 10_000, maxAnswerBytes = 16 * 1_048_576, connections = 64 } = options
  const targets = new Map<AnyOperation, Target>()
  acceptIds([options.ids ?? 'uuid', ...Object.values(endpoints).flatMap(({ ids }) => ids ?? [])])
  const zone = zoneOf(options.timeZone ?? 'UTC')
  if (!zone) throw new Error(`There is no time zone "${options.timeZone}".`)

  const connect = { timeout: Math.min(deadlineMs, 5000) }

  /**
   * Each service has its own, even if several share an address. Stuck calls to one service must not block those to the
   * others.
   */
  const upstream = (origin: string): Upstream => ({
    pool: new Pool(origin, {
      connections,
      pipelining: 1,
      connect,
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: maxAnswerBytes,
    }),
    streamPool: new Pool(origin, { pipelining: 1, connect, headersTimeout: 0, bodyTimeout: 0 }),
    breaker: createBreaker(options.breaker),
    retries: createRetryBudget(),
  })

  const services = Object.fromEntries(
    serviceNames.map((name) => {
      const url = new URL(baseUrls[name])
      return [name, { ...upstream(url.origin), prefix: url.pathname.replace(/(?<!\/)\/+$/, '') }]
    }),
  ) as Record<ServiceName, Upstream & { prefix: string }>

  return {
    deadlineMs,
    maxAnswerBytes,
    lacking: new Map(),
    target(operation) {
      let target = targets.get(operation)
      if (!target) {
        const { prefix, ...upstream } = services[operation.service]
        const {
          path = operation.path,
          method = operation.method,
          pageBase = operation.pageBase,
          ...own
        } = endpoints[operation.id] ?? {}
        const spelling = { ...contractSpelling, ...(options.ids && { ids: options.ids }), ...own }
        const check = checkOf(() => answerShape(operation.answer, spelling))
        const read = tolerantRead(operation, zone, spelling)
        const write = writerOf(operation.body, spelling)
        const isSpelled = [spelling.members, spelling.words].some((said) => Object.keys(said).length > 0)
        target = { ...upstream, method, pageBase, path: pathBuilder(prefix, path), isSpelled, write, check, read }
        targets.set(operation, target)
      }
      return target
    },
    circuits: () =>
      Object.fromEntries(serviceNames.map((name) => [name, services[name].breaker.state])) as Record<
        ServiceName,
        Breaker['state']
      >,
    async close() {
      await Promise.all(
        Object.values(services).flatMap(({ pool, streamPool }) => [pool.destroy(), streamPool.destroy()]),
      )
    },
  }
}
