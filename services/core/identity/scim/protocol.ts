import { ServiceError } from '../../http/errors.ts'

/** Path of the interface, below the product's own address. */
export const scimPath = '/scim/v2'
export const contentType = 'application/scim+json'
/** The maximum number of resources in a response. */
export const mostResources = 200

export const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  type: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const

/** What is wrong with a request, in the terms of RFC 7644, 3.12. */
type Fault =
  'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'noTarget' | 'uniqueness'

/** A refusal in the form that provisioning clients expect. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: Fault | undefined

  constructor(status: number, detail: string, scimType?: Fault) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

export const invalid = (detail: string, scimType: Fault = 'invalidValue') => new ScimError(400, detail, scimType)
export const taken = (detail: string) => new ScimError(409, detail, 'uniqueness')
export const missing = (id: string) => new ScimError(404, `Resource ${id} not found`)

const wordsOf = ({ body, message }: ServiceError): string => {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return message
  const fields = Object.entries(body.errors as Record<string, string[]>)
  return fields.map(([field, texts]) => `${field} ${texts.join(', ')}`).join('; ')
}

/** Returns the response for an error; undefined if its details must not be revealed. */
export function refusalOf(error: unknown): { status: number; body: object } | undefined {
  const known =
    error instanceof ServiceError
      ? new ScimError(error.status, wordsOf(error), error.status === 400 ? 'invalidValue' : undefined)
      : error
  if (!(known instanceof ScimError)) return undefined
  const { status, scimType, message: detail } = known
  return { status, body: { schemas: [schemas.error], status: String(status), ...(scimType && { scimType }), detail } }
}

export interface Page {
  /** 1-based. */
  startIndex: number
  count: number
}

const wholeOf = (text: unknown, otherwise: number): number => {
  if (text === undefined) return otherwise
  const number = Number(text)
  if (!Number.isInteger(number)) throw invalid('startIndex and count are whole numbers')
  return number
}

/**
 * Returns the requested page: a start below 1 means the first, a count below 0 means no resources (RFC 7644, 3.4.2.4).
 */
export const pageOf = ({ startIndex, count }: Record<string, unknown>): Page => ({
  startIndex: Math.max(1, wholeOf(startIndex, 1)),
  count: Math.min(mostResources, Math.max(0, wholeOf(count, 100))),
})

export const listOf = (
  resources: readonly object[],
  totalResults: number,
  { startIndex }: Pick<Page, 'startIndex'>,
) => ({ schemas: [schemas.list], totalResults, startIndex, itemsPerPage: resources.length, Resources: resources })

/** Returns a member of a body, regardless of case (RFC 7643, 2.1). */
export function memberOf(body: object, name: string): unknown {
  const key = Object.keys(body).find((one) => one.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : (body as Record<string, unknown>)[key]
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
