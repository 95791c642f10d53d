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
import { toAnswerError, timedOut, type AnswerError } from './failures.ts'
import { documentLimits, errorLimit, limits } from './limits.ts'
import { silentLog, type Log } from '../log.ts'
import { persistedFrom, type Persisted } from './persisted.ts'
import { requirePermission } from '../graph/permission.ts'
import { RequestError } from '../graph/requestError.ts'

export type { OperationRequest, Prepared } from './documents.ts'

/** The cost of a document that is not persisted, as reported in `extensions.cost`. */
export interface Cost {
  /** The estimated cost: fields times the requested rows. It is charged before the document runs. */
  requested: number
  /** The number of returned fields. The rest is given back. */
  actual: number
  /** The number of points left. */
  available: number
  /** The number of points restored each second. */
  restoreRate: number
}

export interface Answer {
  data?: unknown
  errors?: AnswerError[]
  extensions?: {
    /** Data that is missing because it could not be read. */
    unreadable?: Unreadable
    /** The cost of a document that is not persisted. */
    cost?: Cost
  }
}

export interface OperationsOptions {
  schema: GraphQLSchema
  persisted?: Persisted
  log?: Log
}

/** The schema behind all checks, for HTTP, WebSocket and tests. */
export interface Operations {
  schema: GraphQLSchema
  /** Throws a RequestError (or validation errors) if the document may not run. */
  prepare(request: OperationRequest, viewer: Viewer | null): Promise<Prepared>
  /** Runs a prepared query or mutation. Never throws; failures are in the answer. */
  run(prepared: Prepared, variables: OperationRequest['variables'], context: GatewayContext): Promise<Answer>
  /** Runs `prepare` and `run`. Never throws. */
  execute(request: OperationRequest, context: GatewayContext): Promise<Answer>
  /** Checks with the viewer's own token whether the viewer may subscribe. Throws a RequestError if not. */
  mayWatch(prepared: Prepared, variables: OperationRequest['variables'], context: GatewayContext): Promise<void>
  /** The events of a subscription, before fields are selected. */
  events(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    context: GatewayContext,
  ): Promise<AsyncIterator<unknown>>
  /** Returns the answer for one event. Never throws. */
  select(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    event: unknown,
    context: GatewayContext,
  ): Promise<Answer>
  /**
   * Runs `prepare`, `mayWatch`, `events` and `select` for a single subscriber. Throws what `prepare` throws. For tests
   * and tools.
   */
  subscribe(request: OperationRequest, context: GatewayContext): AsyncGenerator<Answer, void>
}

/** Returns an answer for an error that `prepare` or `events` threw. */
export const failed = (error: unknown, requestId: string, log: Log): Answer => ({
  errors: (error instanceof InvalidDocument ? error.errors : [error]).map((one) => toAnswerError(one, requestId, log)),
})

/** Errors in variables are limited like those in documents. */
const options = { maxCoercionErrors: limits.errors }

/** Puts the schema behind persisted documents, limits, error masking and the compiled executor. */
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
    ...(result.errors?.length && { errors: result.errors.map((error) => toAnswerError(error, requestId, log)) }),
    ...(result.data !== undefined && { data: result.data }),
  })

  /** Returns the result, or a time-out as soon as the context's signal fires, even if resolvers are still running. */
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
      if (keys) requirePermission(context, keys)
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
