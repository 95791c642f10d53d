import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyCache } from '../cache.ts'
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '../contract/operation.ts'
import type { PermissionKey } from '../contract/permissionKeys.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { FileStore } from '../files/files.ts'
import type { CompanyDirectory } from '../identity/people/directory.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Push } from '../push.ts'
import type { PhoneSettings } from '../phone.ts'
import type { Tools } from '../tools.ts'

/** The caller according to the access token. */
export interface Caller {
  userName: string
  companyId: string
  role: string
  /** Whether the user works for the company from outside, such as a vendor (decision D-121). Machines never do. */
  isExternal: boolean
  permissions: ReadonlySet<PermissionKey>
  scopes: ReadonlySet<string>
  /** An external provider manages the account, but leaves its roles to the company. */
  areRolesOurs?: true | undefined
  /** The session at the embedded provider from which the token comes; machines have none. */
  session?: string | undefined
}

/** The file part of an upload, still streaming; read it to its end or destroy it. */
export interface UploadedFile {
  /** As cleaned by `fileName`; its extension says nothing about its content. */
  name: string
  /** The type that the client declares. */
  contentType: string
  /** The type according to its first bytes: application/pdf, text/plain … or application/octet-stream. */
  detectedType: string
  stream: Readable
}

/** The response of a download. */
export interface Download {
  name: string
  contentType: string
  stream: Readable
  /** The size in bytes, if it is known in advance. */
  size?: number
  /** Whether browsers may show it in place instead of saving it. Only for types that run nothing. */
  isInline?: boolean
  /** Runs after the entire file was sent, but not if the client left before. */
  sent?(): Promise<void>
}

/** Facts about the product for its mails, and whether it manages the accounts itself. */
export interface Product {
  name: string
  /** The address at which browsers reach it. */
  publicUrl: string
  /** false: an external identity provider manages the accounts. */
  isEmbeddedIssuer: boolean
  /** The key with which second factors are sealed; without it, nobody can set one up. */
  totpKey?: string
  /** Address of FHU, the external source of candidates. */
  fhuUrl?: string
  /** The server of the phone extensions; without it, nobody can make calls. */
  phone?: PhoneSettings
  /** false: there is no mail server to send mails. */
  sendsMail: boolean
  /** The sender address of mails. */
  mailFrom: string
  /** The part after the @ of the addresses that receive mails; without it, no mails are received. */
  mailDomain?: string
}

export interface RequestContext {
  caller: Caller
  product: Product
  /** The database scoped to the caller's company. */
  db: CompanyDb
  /** The users of the caller's company. */
  directory: CompanyDirectory
  files: FileStore
  /** Programs of the machine that some operations need. */
  tools: Tools
  jobs: Jobs
  cache: CompanyCache
  push: Push
  log: FastifyBaseLogger
  requestId: string
  /** The network address of the caller, behind the trusted proxies; for calls without a sign-in. */
  clientAddress?: string
  /** The caller's program, as it names itself; for calls without a sign-in. */
  clientAgent?: string
  /** Minutes as in Date.getTimezoneOffset (header TimezoneOffset, absent = 0). */
  timezoneOffset: number
  /**
   * Whether the client requests work in the background (header `InvocationType: Event`, decision D-105): answered with
   * 202.
   */
  isEvent: boolean
  /** Aborts when the client has gone. */
  signal: AbortSignal
}

export interface Input<O> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  /** Only for operations with transport `upload`. */
  file: UploadedFile
}

export interface Route {
  operation: Operation
  handle: (input: Input<any>, context: RequestContext) => Promise<unknown>
}

/**
 * Connects a handler with its operation; a feature's `routes.ts` exports a list of these. Download operations return a
 * Download.
 */
export function implement<O extends Operation<any, any, any, any>>(
  operation: O,
  handle: (
    input: Input<O>,
    context: RequestContext,
  ) => Promise<O['transport'] extends 'download' ? Download : AnswerOf<O> | Download>,
): Route {
  return { operation, handle }
}
