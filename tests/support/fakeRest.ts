import {
  execute as run,
  getOperationAST,
  parse,
  subscribe as runSubscription,
  validate,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { ChangeEvent } from '../../services/core/contract/events.ts'
import type { AnswerOf, AnyOperation, BodyOf } from '../../services/core/contract/operation.ts'
import type { PermissionKey } from '../../services/core/contract/permissionKeys.ts'
import type { GatewayContext, Viewer } from '../../gateway/core/graph/context.ts'
import type { Live, Topic } from '../../gateway/core/live/live.ts'
import { withLocalTimes } from '../../gateway/core/rest/localTime.ts'
import type { CallInput, RestClient } from '../../gateway/core/rest/restCall.ts'
import { readShape } from '../../gateway/core/rest/tolerant/shape.ts'
import { createPlan } from '../../gateway/core/engine/plan/plan.ts'
import { schema } from '../../gateway/schema.ts'

export interface RecordedCall {
  operation: string
  params?: any
  query?: any
  body?: any
  fieldNames?: Readonly<Record<string, string>>
}

/** Bodies have the form in which they are transferred: times are texts. */
type Handler<O extends AnyOperation> = (
  input: Omit<CallInput<O>, 'body'> & { body: BodyOf<O> },
) => AnswerOf<O> | Promise<AnswerOf<O>>

/**
 * REST services in memory: handlers by operation, with every call recorded. Inputs and responses are checked against
 * the contract.
 */
export interface FakeRest extends RestClient {
  readonly calls: RecordedCall[]
  on<O extends AnyOperation>(operation: O, handler: Handler<O>): FakeRest
  /** Returns the calls of one operation, in order. */
  callsOf(operation: string): RecordedCall[]
  /** Returns the number of calls by operation. */
  counts(): Record<string, number>
}

function expectShape(shape: object, value: unknown, what: string): void {
  if (Value.Check(shape as any, value)) return
  const [wrong] = Value.Errors(shape as any, value)
  throw new Error(`${what} breaks the contract: ${wrong?.instancePath} ${wrong?.message}`)
}

/** Returns the body as the services receive it; their first page may be 1 (decision D-04). */
const onTheWire = ({ pageBase }: AnyOperation, body: any) =>
  pageBase === 1 && typeof body.pageIndex === 'number' ? { ...body, pageIndex: body.pageIndex + 1 } : body

const readShapes = new Map<TSchema, TSchema>()
/** Returns the shape that the REST client accepts and passes on: values of open sets may be any. */
function readShapeOf(part: TSchema): TSchema {
  const shape = readShapes.get(part) ?? readShape(part)
  readShapes.set(part, shape)
  return shape
}

export function fakeRest(timezoneOffset = -420): FakeRest {
  const handlers = new Map<string, Handler<any>>()
  const calls: RecordedCall[] = []
  return {
    calls,
    on(operation, handler) {
      handlers.set(operation.id, handler)
      return this
    },
    callsOf: (operation) => calls.filter((call) => call.operation === operation),
    counts: () =>
      calls.reduce<Record<string, number>>(
        (counts, { operation: id }) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 }),
        {},
      ),
    async call(operation: AnyOperation, input: any = {}): Promise<any> {
      const body = input.body === undefined ? undefined : withLocalTimes(input.body, timezoneOffset)
      calls.push({ operation: operation.id, ...input, ...(body !== undefined && { body }) })
      if (body !== undefined)
        expectShape(readShapeOf(operation.body), onTheWire(operation, body), `body of ${operation.id}`)
      const handler = handlers.get(operation.id)
      if (!handler) throw new Error(`nothing answers ${operation.id}`)
      const answer = await handler({ ...input, body })
      expectShape(readShapeOf(operation.answer), answer, `answer of ${operation.id}`)
      return answer
    },
  }
}

export const companyId = '11111111-1111-4111-8111-111111111111'

/** Returns a signed-in viewer with these permission keys. */
export function viewerWith(...keys: PermissionKey[]): Viewer {
  return {
    subject: '22222222-2222-4222-8222-222222222222',
    userName: 'recruiter',
    companyId,
    roles: ['Recruiter'],
    currentRole: 'Recruiter',
    permissions: new Set(keys),
    isExternal: false,
    view: keys.join(' '),
    scopes: new Set(),
    token: 'token',
    expiresAt: Date.now() / 1000 + 900,
  }
}

/** A live stream that the test controls. */
export interface FakeLive extends Live {
  /** The time without changes that the first event of a list reports. */
  unchanged: number
  readonly watched: Topic[]
  readonly polls: (() => Promise<unknown>)[]
  emit(change: Omit<ChangeEvent, 'id' | 'companyId'> | 'reset'): void
  readonly ended: number
}

export function fakeLive(): FakeLive {
  const watched: Topic[] = []
  const polls: (() => Promise<unknown>)[] = []
  const queue: (ChangeEvent | 'reset')[] = []
  const waiting: ((result: IteratorResult<ChangeEvent | 'reset'>) => void)[] = []
  let ended = 0
  return {
    watched,
    polls,
    get ended() {
      return ended
    },
    emit(change) {
      const item = change === 'reset' ? change : { id: '1', companyId, ...change }
      const next = waiting.shift()
      if (next) next({ done: false, value: item })
      else queue.push(item)
    },
    unchanged: 0,
    unchangedMs() {
      return this.unchanged
    },
    changes(topic, { poll } = {}) {
      watched.push(topic)
      if (poll) polls.push(poll)
      return {
        next: async () =>
          queue.length ? { done: false, value: queue.shift()! } : new Promise((resolve) => waiting.push(resolve)),
        return: async () => {
          ended += 1
          for (const next of waiting.splice(0)) next({ done: true, value: undefined })
          return { done: true, value: undefined }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },
  }
}

export interface Asked {
  rest?: FakeRest
  live?: FakeLive
  /** null: nobody is signed in. */
  viewer?: Viewer | null
  variables?: Record<string, unknown>
}

const contextOf = ({
  rest = fakeRest(),
  live = fakeLive(),
  viewer = viewerWith('Candidate:CV-Verification'),
}: Asked): GatewayContext => ({
  viewer,
  rest,
  live,
  requestId: 'request',
  timezoneOffset: -420,
  signal: new AbortController().signal,
})

function checked(document: string) {
  const parsed = parse(document)
  const [wrong] = validate(schema, parsed)
  if (wrong) throw wrong
  return parsed
}

export interface Answer {
  data: any
  errors: readonly GraphQLError[]
  /** The code of the first error. */
  code: unknown
}

const answerOf = ({ data, errors = [] }: ExecutionResult): Answer => ({
  data,
  errors,
  code: errors[0]?.extensions.code,
})

/** Runs a query or mutation through the real schema. */
export async function execute(document: string, asked: Asked = {}): Promise<Answer> {
  return answerOf(
    await run({ schema, document: checked(document), contextValue: contextOf(asked), variableValues: asked.variables }),
  )
}

/** Runs a query or mutation with its plan, as the server executes it. */
export async function executeCompiled(document: string, asked: Asked = {}): Promise<Answer> {
  const parsed = checked(document)
  const plan = createPlan(schema, parsed, getOperationAST(parsed)!)
  if (!plan) throw new Error('has no plan')
  return answerOf(await plan(contextOf(asked), asked.variables ?? {}))
}

/** Starts a subscription through the real schema. If it is refused, returns its errors. */
export async function subscribe(
  document: string,
  asked: Asked = {},
): Promise<AsyncGenerator<ExecutionResult> | Answer> {
  const result = await runSubscription({
    schema,
    document: checked(document),
    contextValue: contextOf(asked),
    variableValues: asked.variables,
  })
  return Symbol.asyncIterator in result ? (result as AsyncGenerator<ExecutionResult>) : answerOf(result)
}

/** Starts a subscription that is expected to succeed. */
export async function watch(document: string, asked: Asked = {}): Promise<AsyncGenerator<ExecutionResult<any>>> {
  const started = await subscribe(document, asked)
  if ('errors' in started) throw new Error(`refused: ${started.errors[0]?.message}`)
  return started
}

/** Checks with `extensions.watch` of a subscription field whether this viewer may watch. */
export function mayWatch(field: string, args: object, asked: Asked = {}): Promise<void> {
  return (schema.getSubscriptionType()!.getFields()[field]!.extensions.watch as any)(args, contextOf(asked))
}
