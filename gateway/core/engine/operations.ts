import {
  createSourceEventStream,
  execute,
  getArgumentValues,
  getVariableValues,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import type { GatewayContext, Unreadable, Viewer } from '../graph/context.ts'
import { createDocuments, InvalidDocument, rootFields, type OperationRequest, type Prepared } from './documents.ts'
import { tellError, timedOut, type AnswerError } from './failures.ts'
import { documentLimits, errorLimit, limits } from './limits.ts'
import { silentLog, type Log } from '../log.ts'
import { persistedFrom, type Persisted } from './persisted.ts'
import { demand } from '../graph/permission.ts'
import { RequestError } from '../graph/requestError.ts'

export type { OperationRequest, Prepared } from './documents.ts'

/** The cost of one document of the client's own, as `extensions.cost` tells it. */
export interface Cost {
  /** What it could cost: fields, times the rows that it asks for. It is taken before it runs. */
  requested: number
  /** Fields that were answered. The rest is given back. */
  actual: number
  /** Points left. */
  available: number
  /** Points that come back each second. */
  restoreRate: number
}

export interface Answer {
  data?: unknown
  errors?: AnswerError[]
  extensions?: {
    /** What is missing in the data because nobody could read it. */
    unreadable?: Unreadable
    /** What a document of the client's own has cost. */
    cost?: Cost
  }
}

export interface OperationsOptions {
  schema: GraphQLSchema
  persisted?: Persisted
  log?: Log
}

/** The schema behind every guard, whatever brings the request: HTTP, WebSocket or a test. */
export interface Operations {
  schema: GraphQLSchema
  /** Throws RequestError (or validation errors) when the document may not run. */
  prepare(request: OperationRequest, viewer: Viewer | null): Promise<Prepared>
  /** Runs a prepared query or mutation. Never throws: failures are in the answer. */
  run(prepared: Prepared, variables: OperationRequest['variables'], context: GatewayContext): Promise<Answer>
  /** prepare + run; never throws. */
  execute(request: OperationRequest, context: GatewayContext): Promise<Answer>
  /** Asks, with this viewer's own token, whether it may watch; throws RequestError if not. */
  mayWatch(prepared: Prepared, variables: OperationRequest['variables'], context: GatewayContext): Promise<void>
  /** The events of a subscription, before anything is selected from them. */
  events(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    context: GatewayContext,
  ): Promise<AsyncIterator<unknown>>
  /** The answer for one event. Never throws. */
  select(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    event: unknown,
    context: GatewayContext,
  ): Promise<Answer>
  /** prepare + mayWatch + events + select for a single subscriber; throws what prepare throws. For tests and tools. */
  subscribe(request: OperationRequest, context: GatewayContext): AsyncGenerator<Answer, void>
}

/** An answer for what `prepare` or `events` threw. */
export const failed = (error: unknown, requestId: string, log: Log): Answer => ({
  errors: (error instanceof InvalidDocument ? error.errors : [error]).map((one) => tellError(one, requestId, log)),
})

/** Faults of variables are told as those of documents are. */
const options = { maxCoercionErrors: limits.errors }

/** Puts the schema behind persisted documents, limits, masking and the compiled executor. */
export function createOperations({
  schema,
  persisted = persistedFrom({}),
  log = silentLog,
}: OperationsOptions): Operations {
  const pipeline = createYoga<{}, GatewayContext>({
    schema,
    plugins: [documentLimits(), errorLimit()],
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
    parserAndValidationCache: false,
  })
  const prepare = createDocuments({ schema, persisted, pipeline: () => pipeline.getEnveloped({} as never) })

  function checkCost(prepared: Prepared, variables: OperationRequest['variables']) {
    const cost = prepared.cost(variables ?? {})
    if (cost > limits.cost)
      throw new RequestError(
        'LIMIT_EXCEEDED',
        `Too costly: ${cost} of at most ${limits.cost}. Ask for fewer rows or fields.`,
      )
  }

  const tell = (result: ExecutionResult, requestId: string): Answer => ({
    ...(result.errors?.length && { errors: result.errors.map((error) => tellError(error, requestId, log)) }),
    ...(result.data !== undefined && { data: result.data }),
  })

  /** The result, or a time-out as soon as the context's signal fires, whatever the resolvers still do. */
  async function within<T>(work: T | PromiseLike<T>, { signal }: GatewayContext): Promise<T> {
    if (!(work as PromiseLike<T>)?.then) return work
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const stop = () => reject(timedOut())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    try {
      ;(work as PromiseLike<T>).then(resolve, reject)
      return await promise
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  async function perform(
    { plan, document, operation }: Prepared,
    variables: OperationRequest['variables'] = {},
    context: GatewayContext,
    rootValue?: unknown,
  ) {
    const operationName = operation.name?.value
    const asked = { schema, document, rootValue, contextValue: context, variableValues: variables, operationName }
    const work = plan?.(context, variables, rootValue) ?? execute({ ...asked, options })
    return tell(await within(work, context), context.requestId)
  }

  async function run(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    context: GatewayContext,
  ): Promise<Answer> {
    try {
      if (prepared.kind === OperationTypeNode.SUBSCRIPTION)
        throw new RequestError('BAD_INPUT', 'Subscriptions run over the WebSocket at /graphql.')
      checkCost(prepared, variables)
      const answer = await perform(prepared, variables, context)
      if (context.unreadable) answer.extensions = { unreadable: context.unreadable }
      return answer
    } catch (error) {
      return failed(error, context.requestId, log)
    }
  }

  async function mayWatch(prepared: Prepared, variables: OperationRequest['variables'], context: GatewayContext) {
    const { operation } = prepared
    const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
      maxErrors: limits.errors,
    })
    if (coerced.errors) throw new InvalidDocument(coerced.errors)
    const fields = schema.getSubscriptionType()?.getFields() ?? {}
    for (const node of rootFields(prepared.document, operation.selectionSet)) {
      const field = fields[node.name.value]
      if (!field) continue
      const keys = field.extensions.permission as readonly PermissionKey[] | undefined
      if (keys) demand(context, keys)
      const watch = field.extensions.watch as
        ((args: Record<string, unknown>, context: GatewayContext) => Promise<void>) | undefined
      await within(watch?.(getArgumentValues(field, node, coerced.coerced), context), context)
    }
  }

  async function events(prepared: Prepared, variables: OperationRequest['variables'], context: GatewayContext) {
    checkCost(prepared, variables)
    const { document, operation } = prepared
    const stream = await createSourceEventStream({
      schema,
      document,
      contextValue: context,
      variableValues: variables ?? {},
      operationName: operation.name?.value,
      options,
    })
    if (Symbol.asyncIterator in stream) return stream[Symbol.asyncIterator]()
    throw new InvalidDocument(stream.errors ?? [])
  }

  async function select(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    event: unknown,
    context: GatewayContext,
  ): Promise<Answer> {
    try {
      return await perform(prepared, variables, context, event)
    } catch (error) {
      return failed(error, context.requestId, log)
    }
  }

  const operations: Operations = {
    schema,
    prepare,
    run,
    mayWatch,
    events,
    select,
    async execute(request, context) {
      try {
        return await run(await prepare(request, context.viewer), request.variables, context)
      } catch (error) {
        return failed(error, context.requestId, log)
      }
    },
    async *subscribe(request, context) {
      const prepared = await prepare(request, context.viewer)
      await mayWatch(prepared, request.variables, context)
      const stream = await events(prepared, request.variables, context)
      try {
        for (let event = await stream.next(); !event.done; event = await stream.next()) {
          yield await select(prepared, request.variables, event.value, context)
        }
      } finally {
        await stream.return?.()
      }
    },
  }
  return operations
}
