import { GraphQLError } from 'graphql'

/** The closed list of codes (architecture: errors). Each is documented with an example in docs of `codes` below. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'CONFLICT',
  'REFUSED',
  'TOO_LARGE',
  'LIMIT_EXCEEDED',
  'RATE_LIMITED',
  'PERSISTED_NOT_FOUND',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_ANSWER',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** What a message says, for clients that word it themselves. */
export interface FieldDetail {
  code: string
  params: Record<string, string>
}

export interface ErrorDetails {
  /** HTTP status of the upstream answer, when there was one. */
  status?: number
  /** errorCode of the specification's first error form; clients translate it. */
  errorCode?: string
  params?: Record<string, string>
  /** Messages by input field. */
  fields?: Record<string, string[]>
  /** Codes and parameters of the messages of a field, in their order; left out where the services gave none. */
  fieldDetails?: Record<string, FieldDetail[]>
  /** Missing permission keys, for FORBIDDEN. */
  requires?: readonly string[]
  requestId?: string
  /** What was asked for is done; only what the services said of it, or the record after it, could not be read. */
  isDone?: true
  /** Seconds after which the services want to be asked again. */
  retryAfter?: number
  /** The message is the gateway's own: the service sent none that may be shown. Clients say it in the user's language. */
  isStandIn?: true
}

/** The one error that resolvers and the REST client throw: a GraphQLError with a code of the closed list. */
export class RequestError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } })
  }

  get code() {
    return this.extensions.code as ErrorCode
  }
}

/** What is read, or null when the services say that there is no such thing. */
export const orNull = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null
    throw error
  })
