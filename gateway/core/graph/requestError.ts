import { GraphQLError } from 'graphql'
import type { ErrorCode } from '../errors/errorTable.ts'
import { textOf, type FieldMessage } from '../../../services/core/contract/messages.ts'

/** The code and parameters of a message, for clients with their own texts. */
export interface FieldDetail {
  code: string
  params: Readonly<Record<string, string>>
}

export interface ErrorDetails {
  /** The HTTP status of the upstream's response, if there was one. */
  status?: number
  /** The errorCode of the specification's first error format. Clients translate it. */
  errorCode?: string
  params?: Record<string, string>
  /** Messages by input field. */
  fields?: Record<string, string[]>
  /** The codes and parameters of a field's messages, in the same order. Left out if the services sent none. */
  fieldDetails?: Record<string, FieldDetail[]>
  /** The missing permissions, for FORBIDDEN. */
  requires?: readonly string[]
  requestId?: string
  /** Whether the request was executed and only the services' response, or the record after it, could not be read. */
  isDone?: true
  /** The seconds after which the services accept a retry. */
  retryAfter?: number
  /**
   * Whether the message is the gateway's own because the service sent none that may be shown. Clients show it in the
   * user's language.
   */
  isStandIn?: true
}

/** The only error that resolvers and the REST client throw: a GraphQLError with a known code. */
export class RequestError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } })
  }

  get code() {
    return this.extensions.code as ErrorCode
  }
}

/**
 * Creates a BAD_INPUT error with the messages of each input. Messages and codes come from the closed list that the
 * services also use.
 */
export function badInput(errors: Readonly<Record<string, FieldMessage>>): RequestError {
  const said = Object.entries(errors)
  return new RequestError('BAD_INPUT', said.map(([field, message]) => `${field} ${textOf(message)}`).join('; '), {
    fields: Object.fromEntries(said.map(([field, message]) => [field, [textOf(message)]])),
    fieldDetails: Object.fromEntries(said.map(([field, { code, params }]) => [field, [{ code, params }]])),
  })
}

/** Returns the result of a read, or null if the services report that it was not found. */
export const orNull = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null
    throw error
  })
