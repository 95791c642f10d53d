import { say, textOf } from '../../../services/core/contract/messages.ts'

/** What a code of `extensions.code` tells who calls the endpoint. */
export interface ErrorMeaning {
  /** HTTP status of a request that failed as a whole. */
  status: number
  /** When it is said. */
  cause: string
  /** What the caller does about it. */
  action: string
  /** A message with what stands beside the code in `extensions`. */
  example: { message: string; extensions?: Readonly<Record<string, unknown>> }
}

const missing = say('REQUIRED')
const byName = <T>(name: T) => ({ name })

const meanings = {
  UNAUTHENTICATED: {
    status: 401,
    cause: 'There is no token, or it has run out, or its account or program has been ended.',
    action: 'Get another token and send the request again. Where that fails too, the secret is no longer good.',
    example: { message: 'Sign in first: the request carries no access token.' },
  },
  FORBIDDEN: {
    status: 403,
    cause:
      'The token lacks a permission; `requires` names those of which one is needed. Or it lacks the scope `graphql:explore` for a document of its own.',
    action: 'Ask an administrator for the permission (/company-secret-key). Sending it again does not help.',
    example: {
      message: 'Needs the permission Candidate:ReadCandidate',
      extensions: { requires: ['Candidate:ReadCandidate'] },
    },
  },
  NOT_FOUND: {
    status: 404,
    cause: 'There is no such record, or none that the token may see.',
    action: 'Drop the id, or read it anew from the list that it came from.',
    example: { message: 'Not found' },
  },
  BAD_INPUT: {
    status: 400,
    cause:
      'The document, a variable or a value is wrong. `fields` has the messages by input, `fieldDetails` their codes and parameters.',
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
    cause: 'A rule of the product stands against it; `errorCode` and `params` say which.',
    action: 'Act by `errorCode`: the message is for people. Sending it again does not help.',
    example: { message: 'The import is still running', extensions: { errorCode: 'IMPORT_RUNNING', params: {} } },
  },
  TOO_LARGE: {
    status: 413,
    cause: 'A file, or the body of a request, is over its limit.',
    action: 'Send less at once: a body has at most 3 MB, and uploads say their own limit.',
    example: { message: 'The request is larger than 3145728 bytes.' },
  },
  LIMIT_EXCEEDED: {
    status: 400,
    cause:
      'The document is too deep, too long, or could cost more than anybody may spend at once; or too many operations run on one socket.',
    action: 'Ask for fewer rows (`first`) or fields, or in several documents. It is refused before it runs.',
    example: { message: 'Too costly: 30312 of at most 20000. Ask for fewer rows or fields.' },
  },
  RATE_LIMITED: {
    status: 429,
    cause: 'Too few points are left for the document, too many documents run at once, or a service asks for patience.',
    action: 'Wait for `retryAfter` seconds (also the header `Retry-After`), then send it again.',
    example: {
      message: 'Too much at once: this costs 6241 points and 1250 are left. Wait 5 s, or ask for fewer rows or fields.',
      extensions: { retryAfter: 5 },
    },
  },
  PERSISTED_NOT_FOUND: {
    status: 404,
    cause: 'The id of a persisted document is not known; documents are persisted by the build of the application.',
    action: 'Send the document itself as `query`.',
    example: { message: 'This document is not known here: the application was updated. Reload it.' },
  },
  UPSTREAM_TIMEOUT: {
    status: 504,
    cause: 'A service behind the gateway did not answer in time.',
    action: 'Send a query again. Send a mutation again only with the same `Idempotency-Key`: it may have been done.',
    example: { message: 'The operation took too long.', extensions: { isStandIn: true } },
  },
  UPSTREAM_UNAVAILABLE: {
    status: 503,
    cause: 'A service behind the gateway is away. What other services give is in `data` all the same.',
    action: 'Send it again after `retryAfter` seconds where that is given, else after some seconds.',
    example: { message: 'The service is not available', extensions: { isStandIn: true } },
  },
  UPSTREAM_BAD_ANSWER: {
    status: 502,
    cause:
      'A service answered what nobody can read. With `isDone: true` a write was done, and only its answer is lost.',
    action: 'With `isDone`, read the record and do not write again. Else tell the operators the `requestId`.',
    example: { message: 'The service answered something unexpected', extensions: { isStandIn: true } },
  },
  INTERNAL: {
    status: 500,
    cause: 'A fault of the gateway.',
    action: 'Tell the operators the `requestId`: their log has the rest.',
    example: { message: 'Unexpected error.', extensions: { isStandIn: true } },
  },
} as const satisfies Record<string, ErrorMeaning>

/** The closed list of codes. */
export type ErrorCode = keyof typeof meanings

/** What each code means; the schema's `ErrorCode` and the document for programs are made of it. */
export const errorTable: Readonly<Record<ErrorCode, ErrorMeaning>> = meanings

/** The codes in the order of the table. */
export const errorCodes = Object.keys(meanings) as readonly ErrorCode[]
