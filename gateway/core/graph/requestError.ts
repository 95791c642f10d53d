import { GraphQLError } from 'graphql'
import type { ErrorCode } from '../errors/errorTable.ts'
import { textOf, type FieldMessage } from '../../../services/core/contract/messages.ts'

/** What a message says, for clients that word it themselves. */
export interface FieldDetail {
  code: string
  params: Readonly<Record<string, string>>
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

/** BAD_INPUT: what is wrong with which input, in the words and codes of the closed list that the services have too. */
export function badInput(errors: Readonly<Record<string, FieldMessage>>): RequestError {
  const said = Object.entries(errors)
  return new RequestError('BAD_INPUT', said.map(([field, message]) => `${field} ${textOf(message)}`).join('; '), {
    fields: Object.fromEntries(said.map(([field, message]) => [field, [textOf(message)]])),
    fieldDetails: Object.fromEntries(said.map(([field, { code, params }]) => [field, [{ code, params }]])),
  })
}

/** What is read, or null when the services say that there is no such thing. */
export const orNull = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null
    throw error
  })
