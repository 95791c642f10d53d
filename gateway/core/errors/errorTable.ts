import { createMessage, textOf } from '../../../services/core/contract/messages.ts'

/** What a value of `extensions.code` means for a client. */
export interface ErrorMeaning {
  /** The HTTP status of a request that failed as a whole. */
  status: number
  /** When the code is returned. */
  cause: string
  /** What the client should do. */
  action: string
  /** An example message with the values beside the code in `extensions`. */
  example: { message: string; extensions?: Readonly<Record<string, unknown>> }
}

const missing = createMessage('REQUIRED')
const byName = <T>(name: T) => ({ name })

const meanings = {
  UNAUTHENTICATED: {
    status: 401,
    cause: 'The token is missing or has expired, or its account or program has been disabled.',
    action: 'Get a new token and send the request again. If that fails too, the secret is no longer valid.',
    example: { message: 'Sign in first: the request carries no access token.' },
  },
  FORBIDDEN: {
    status: 403,
    cause:
      'The token lacks a permission; `requires` lists the permissions of which one is needed. Or it lacks the scope `graphql:explore`, which a document that is not persisted needs.',
    action: 'Ask an administrator for the permission (/company-secret-key). Sending the request again does not help.',
    example: {
      message: 'Needs the permission Candidate:ReadCandidate',
      extensions: { requires: ['Candidate:ReadCandidate'] },
    },
  },
  NOT_FOUND: {
    status: 404,
    cause: 'The record does not exist, or the token may not see it.',
    action: 'Drop the id, or read it again from the list that it came from.',
    example: { message: 'Not found' },
  },
  BAD_INPUT: {
    status: 400,
    cause:
      'The document, a variable or a value is not valid. `fields` contains the messages by input, `fieldDetails` their codes and parameters.',
    action: 'Correct the input that `fields` or the message names. Nothing has been changed.',
    example: {
      message: `name ${textOf(missing)}`,
      extensions: {
        fields: byName([textOf(missing)]),
        fieldDetails: byName([{ code: missing.code, params: missing.params }]),
      },
    },
  },
  CONFLICT: {
    status: 409,
    cause: 'Somebody else has changed the record since it was read.',
    action: 'Read the record again, and write with its new `version`.',
    example: { message: 'Somebody else has changed the record', extensions: { status: 400, errorCode: '599' } },
  },
  REFUSED: {
    status: 400,
    cause: 'A rule of the product does not allow the change; `errorCode` and `params` identify the rule.',
    action: 'Handle `errorCode`; the message is meant for users. Sending the request again does not help.',
    example: { message: 'The import is still running', extensions: { errorCode: 'IMPORT_RUNNING', params: {} } },
  },
  TOO_LARGE: {
    status: 413,
    cause: 'A file or the body of a request exceeds its limit.',
    action: 'Send less at once. A body may have at most 3 MB; each upload documents its own limit.',
    example: { message: 'The request is larger than 3145728 bytes.' },
  },
  LIMIT_EXCEEDED: {
    status: 400,
    cause:
      'The document is too deep, too long, or could cost more than anybody may spend at once; or too many operations run on one socket.',
    action: 'Request fewer rows (`first`) or fields, or split the document. It was refused before it ran.',
    example: { message: 'Too costly: 30312 of at most 20000. Ask for fewer rows or fields.' },
  },
  RATE_LIMITED: {
    status: 429,
    cause:
      'Too few points are left for the document, too many documents run at once, or a service asks to retry later.',
    action: 'Wait for `retryAfter` seconds (also in the header `Retry-After`), then send the request again.',
    example: {
      message: 'Too much at once: this costs 6241 points and 1250 are left. Wait 5 s, or ask for fewer rows or fields.',
      extensions: { retryAfter: 5 },
    },
  },
  PERSISTED_NOT_FOUND: {
    status: 404,
    cause: 'The id of the persisted document is not known. Documents are persisted by the build of the application.',
    action: 'Send the document itself as `query`.',
    example: { message: 'This document is not known here: the application was updated. Reload it.' },
  },
  UPSTREAM_TIMEOUT: {
    status: 504,
    cause: 'A service behind the gateway did not answer in time.',
    action:
      'A query can be sent again. Send a mutation again only with the same `Idempotency-Key`, because it may have been executed.',
    example: { message: 'The operation took too long.', extensions: { isStandIn: true } },
  },
  UPSTREAM_UNAVAILABLE: {
    status: 503,
    cause: 'A service behind the gateway is not available. Data of other services is still in `data`.',
    action: 'Send the request again after `retryAfter` seconds, or after some seconds if it is not given.',
    example: { message: 'The service is not available', extensions: { isStandIn: true } },
  },
  UPSTREAM_BAD_ANSWER: {
    status: 502,
    cause:
      'A service returned a response that cannot be read. With `isDone: true` a write was executed, and only its response is lost.',
    action: 'With `isDone`, read the record and do not write again. Otherwise report the `requestId` to the operators.',
    example: { message: 'The service answered something unexpected', extensions: { isStandIn: true } },
  },
  INTERNAL: {
    status: 500,
    cause: 'An internal error of the gateway.',
    action: 'Report the `requestId` to the operators. Their log has the details.',
    example: { message: 'Unexpected error.', extensions: { isStandIn: true } },
  },
} as const satisfies Record<string, ErrorMeaning>

/** The closed list of codes. */
export type ErrorCode = keyof typeof meanings

/** The meaning of each code. The schema's `ErrorCode` and the developer documentation are generated from it. */
export const errorTable: Readonly<Record<ErrorCode, ErrorMeaning>> = meanings

/** The codes in the order of the table. */
export const errorCodes = Object.keys(meanings) as readonly ErrorCode[]
