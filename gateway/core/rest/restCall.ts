import type { AnswerOf, AnyOperation, BodyOf, ParamsOf, QueryOf } from '../../../services/core/contract/operation.ts'
import type { ErrorCode } from '../errors/errorTable.ts'
import type { LeftOut } from './tolerant/read.ts'

/** What a caller may hand in: moments as Date (sent as the caller's local time). */
export type Sendable<T> = T extends string
  ? T | Date
  : T extends readonly (infer I)[]
    ? readonly Sendable<I>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T

type Part<K extends string, T> = {} extends T ? { [key in K]?: T } : { [key in K]: T }

/** The parts of one call: those that the operation's shapes require are required here. pageIndex is always 0-based. */
export type CallInput<O extends AnyOperation> = Part<'params', ParamsOf<O>> &
  Part<'query', QueryOf<O>> &
  Part<'body', Sendable<BodyOf<O>>> & {
    /** Only for operations that take one; without it the key of the client's own request is used. */
    idempotencyKey?: string
    /** REST names of input fields → GraphQL names, for the messages of a refused input. */
    fieldNames?: Readonly<Record<string, string>>
  }

/** The REST services as one viewer of one request calls them. Failures are thrown as RequestError. */
export interface RestClient {
  call<O extends AnyOperation>(
    operation: O,
    ...input: {} extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>]
  ): Promise<AnswerOf<O>>
  /** When each call was last found missing, in milliseconds; shared by all requests of the process. */
  readonly lacking?: Map<string, number>
}

/** One finished attempt, for metrics and logs. */
export interface CallRecord {
  operation: string
  service: string
  /** HTTP status, or 0 when no answer came. */
  status: number
  code: ErrorCode | 'OK' | 'ABORTED'
  milliseconds: number
  /** 1, or 2 for a repeated call. */
  attempt: number
  requestId: string
  /** What was wrong, for the log only. */
  why?: string
  /** Records of its list that could not be read. */
  leftOut?: LeftOut
}
