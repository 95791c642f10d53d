import { Type, type Static, type TSchema } from 'typebox'
import type { PermissionKey } from './permissionKeys.ts'

/** The REST services of the contract; each may stand behind a base URL of its own (SERVICES_URL_<NAME>). */
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
 * - permission keys: who holds any one of them;
 * - `signedIn`: everyone of the company. External roles, such as the vendors', are refused;
 * - `everyRole`: everyone who is signed in, external roles too. What it answers must be fit for outsiders;
 * - `public`: everyone, without a token;
 * - `scope:events`: a machine with this OAuth scope, which is the gateways'.
 */
export type Access = PermissionKey | readonly PermissionKey[] | 'signedIn' | 'everyRole' | 'public' | 'scope:events'

/** How the body or the answer travels: JSON both ways, a multipart body, a binary answer, or server-sent events. */
export type Transport = 'json' | 'upload' | 'download' | 'stream'

/**
 * One REST operation, declared once: the services serve and validate it, OpenAPI documents it, and the gateway's client
 * calls it by this object. Paths name parameters as `{id}`.
 */
export interface Operation<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  /** Unique name, also the key of SERVICES_ENDPOINTS: `verificationFolderList`. */
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
  /** Reads may be retried (most reads are POST); writes never are without an idempotency key. */
  readonly effect: 'read' | 'write'
  /** `spec`: shown by the specification; `ours`: a gap that we filled. */
  readonly origin: 'spec' | 'ours'
  readonly transport: Transport
  /** Largest body in bytes; an upload counts while it streams. */
  readonly maxBytes: number
  /** Takes an `Idempotency-Key` header: the first answer is kept for 24 h per company. */
  readonly idempotent: boolean
  /** Of operations without a sign-in: calls that one client address has in a minute. */
  readonly perMinute: number
  /** First page on the wire (decision D-04). */
  readonly pageBase: 0 | 1
  readonly doc: string
  /** Place in the specification, `document/section/sentence`, or the decision. */
  readonly place: string
}

/** An operation of the contract, whatever it takes and answers. */
export type AnyOperation = Operation<any, any, any, any>

type Defaults = 'params' | 'query' | 'body' | 'transport' | 'maxBytes' | 'idempotent' | 'perMinute' | 'pageBase'
type Given<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema> = Omit<
  Operation<P, Q, B, A>,
  Defaults
> &
  Partial<Pick<Operation<P, Q, B, A>, Defaults>>

const nothing = Type.Object({})
export type Nothing = typeof nothing

/** Declares one operation; what is left out: no params, query or body, JSON, 1 MB, not idempotent, 10 calls a minute, first page 0. */
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
