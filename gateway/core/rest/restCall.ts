import type { AnswerOf, AnyOperation, BodyOf, ParamsOf, QueryOf } from '../../../services/core/contract/operation.ts'
import type { ErrorCode } from '../errors/errorTable.ts'
import type { LeftOut } from './tolerant/read.ts'

/** A value that a caller may pass: times may be Dates, which are sent as the caller's local time. */
export type Sendable<T> = T extends string
  ? T | Date
  : T extends readonly (infer I)[]
    ? readonly Sendable<I>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T

type Part<K extends string, T> = {} extends T ? { [key in K]?: T } : { [key in K]: T }

/** The parts of one call. Parts that the operation's shapes require are required here. pageIndex is always 0-based. */
export type CallInput<O extends AnyOperation> = Part<'params', ParamsOf<O>> &
  Part<'query', QueryOf<O>> &
  Part<'body', Sendable<BodyOf<O>>> & {
    /** Only for operations that accept one. By default the key of the client's own request is used. */
    idempotencyKey?: string
    /** The GraphQL names of REST input fields, for the error messages of an invalid input. */
    fieldNames?: Readonly<Record<string, string>>
  }

/** The REST services, called for one viewer in one request. Failures are thrown as RequestError. */
export interface RestClient {
  call<O extends AnyOperation>(
    operation: O,
    ...input: {} extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>]
  ): Promise<AnswerOf<O>>
  /**
   * The time in milliseconds at which each call was last found missing. It is shared by all requests of the process.
   */
  readonly lacking?: Map<string, number>
}

/** One finished attempt, for metrics and logs. */
export interface CallRecord {
  operation: string
  service: string
  /** The HTTP status, or 0 if there was no response. */
  status: number
  code: ErrorCode | 'OK' | 'ABORTED'
  milliseconds: number
  /** 1, or 2 for a repeated call. */
  attempt: number
  requestId: string
  /** The cause of the failure, for the log only. */
  why?: string
  /** The records of the list that could not be read. */
  leftOut?: LeftOut
}
