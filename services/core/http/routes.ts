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

/** Who calls, as the access token says it. */
export interface Caller {
  userName: string
  companyId: string
  role: string
  /** Works for the company from outside, such as a vendor (decision D-121). Machines never do. */
  isExternal: boolean
  permissions: ReadonlySet<PermissionKey>
  scopes: ReadonlySet<string>
  /** A foreign provider keeps the account, and leaves its roles to the company. */
  areRolesOurs?: true | undefined
  /** The session at the embedded provider that the token comes from; machines have none. */
  session?: string | undefined
}

/** The file part of an upload, still streaming; read it to its end or destroy it. */
export interface UploadedFile {
  /** As `fileName` cleans it; what it ends in says nothing of its content. */
  name: string
  /** As the client declares it. */
  contentType: string
  /** As its first bytes say: application/pdf, text/plain … or application/octet-stream. */
  detectedType: string
  stream: Readable
}

/** What a download answers. */
export interface Download {
  name: string
  contentType: string
  stream: Readable
  /** Bytes, where they are known before. */
  size?: number
  /** May be shown in place; else it is saved. Only for types that run nothing. */
  isInline?: boolean
  /** Runs when the whole file was sent, not when the client left before. */
  sent?(): Promise<void>
}

/** What the product is to those who read its mails, and whether accounts are its own. */
export interface Product {
  name: string
  /** Where browsers reach it. */
  publicUrl: string
  /** false: accounts are kept by a foreign identity provider. */
  isEmbeddedIssuer: boolean
  /** What second factors are sealed with; nobody sets one up without it. */
  totpKey?: string
  /** Address of FHU, the external source of candidates. */
  fhuUrl?: string
  /** The server that phone extensions are of; nobody phones without it. */
  phone?: PhoneSettings
  /** false: there is no server that mails could be handed to. */
  sendsMail: boolean
  /** The address that mails come from. */
  mailFrom: string
  /** What stands behind the @ of the addresses that mails are received at; none are without it. */
  mailDomain?: string
}

export interface RequestContext {
  caller: Caller
  product: Product
  /** The database as the caller's company sees it. */
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
  /** The network address that the call comes from, behind the proxies that are trusted; of calls without a sign-in. */
  clientAddress?: string
  /** The program that the call comes from, as it names itself; of calls without a sign-in. */
  clientAgent?: string
  /** Minutes as Date.getTimezoneOffset gives them (header TimezoneOffset, absent = 0). */
  timezoneOffset: number
  /** The client asks for work in the background (header `InvocationType: Event`, decision D-105): answered with 202. */
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

/** Ties a handler to its operation; a feature's `routes.ts` exports a list of these. Download operations answer a Download. */
export function implement<O extends Operation<any, any, any, any>>(
  operation: O,
  handle: (
    input: Input<O>,
    context: RequestContext,
  ) => Promise<O['transport'] extends 'download' ? Download : AnswerOf<O> | Download>,
): Route {
  return { operation, handle }
}
