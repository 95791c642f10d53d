import { Type, type Static, type TSchema } from 'typebox'
import type { PermissionKey } from './permissionKeys.ts'

/** The REST services of the contract. Each may have its own base URL (SERVICES_URL_<NAME>). */
export const serviceNames = [
  'accounts',
  'commons',
  'candidates',
  'verification',
  'talent',
  'events',
  'workflows',
  'jobs',
  'backoffice',
  'media',
  'telephony',
] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * Who may call an operation (decision D-121):
 * - permission keys: users who hold any one of them;
 * - `signedIn`: all users of the company. External roles, such as the vendors', are refused;
 * - `everyRole`: everyone who is signed in, external roles too. The response must be fit for outsiders;
 * - `public`: everyone, without a token;
 * - `scope:events`: a machine with this OAuth scope, which only gateways have.
 */
export type Access = PermissionKey | readonly PermissionKey[] | 'signedIn' | 'everyRole' | 'public' | 'scope:events'

/**
 * The format of the body and the response: JSON both ways, a multipart body, a binary response, or server-sent events.
 */
export type Transport = 'json' | 'upload' | 'download' | 'stream'

/**
 * One REST operation, declared once: the services serve and validate it, OpenAPI documents it, and the gateway's client
 * uses this object to call it. Paths name parameters as `{id}`.
 */
export interface Operation<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  /** Unique name, also its key in SERVICES_ENDPOINTS: `verificationFolderList`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly service: ServiceName
  readonly params: Params
  readonly query: Query
  /** Shape of the JSON body; for an upload, the text fields of the form. */
  readonly body: Body
  readonly answer: Answer
  readonly access: Access
  /** Reads may be retried (most reads are POST); writes are never retried without an idempotency key. */
  readonly effect: 'read' | 'write'
  /** `spec`: shown by the specification; `ours`: fills a gap in it. */
  readonly origin: 'spec' | 'ours'
  readonly transport: Transport
  /** Largest body in bytes; uploads are measured while they stream. */
  readonly maxBytes: number
  /** Accepts an `Idempotency-Key` header: the first response is stored for 24 h per company. */
  readonly idempotent: boolean
  /** For operations without a sign-in: the calls per minute that one client address may make. */
  readonly perMinute: number
  /** The number of the first page in requests (decision D-04). */
  readonly pageBase: 0 | 1
  readonly doc: string
  /** Position in the specification, `document/section/sentence`, or the decision. */
  readonly place: string
}

/** An operation of the contract with any types of parameters, body and response. */
export type AnyOperation = Operation<any, any, any, any>

type Defaults = 'params' | 'query' | 'body' | 'transport' | 'maxBytes' | 'idempotent' | 'perMinute' | 'pageBase'
type Given<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema> = Omit<
  Operation<P, Q, B, A>,
  Defaults
> &
  Partial<Pick<Operation<P, Q, B, A>, Defaults>>

const nothing = Type.Object({})
export type Nothing = typeof nothing

/**
 * Declares one operation. Defaults: no params, query or body, JSON, 1 MB, not idempotent, 10 calls a minute, first page
 * 0.
 */
export function operation<
  P extends TSchema = Nothing,
  Q extends TSchema = Nothing,
  B extends TSchema = Nothing,
  A extends TSchema = TSchema,
>(given: Given<P, Q, B, A>): Operation<P, Q, B, A> {
  return {
    transport: 'json',
    maxBytes: 1_048_576,
    idempotent: false,
    perMinute: 10,
    pageBase: 0,
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    ...given,
  }
}

export type ParamsOf<O> = O extends Operation<infer P, any, any, any> ? Static<P> : never
export type QueryOf<O> = O extends Operation<any, infer Q, any, any> ? Static<Q> : never
export type BodyOf<O> = O extends Operation<any, any, infer B, any> ? Static<B> : never
export type AnswerOf<O> = O extends Operation<any, any, any, infer A> ? Static<A> : never
