import type { TSchema } from 'typebox'
import type { Access, Operation } from './core/contract/operation.ts'
import { isOmittable } from './core/contract/omittable.ts'
import { fieldMessages } from './core/contract/messages.ts'
import { operations } from './contract.ts'

type Json = Record<string, unknown>

/** Returns the contract as an OpenAPI 3.1 document, for teams whose services run behind the gateway. */
export function openApi(): object {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describe(operation)
  }
  const schemas: Json = {}
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST services',
      version: '1',
      description:
        'The operations that the GraphQL gateway calls. Request bodies contain local times without zone, which the ' +
        'header TimezoneOffset explains; responses contain UTC. Extensions: x-access (permission keys, any one of ' +
        "which is enough; signedIn: everyone but external roles such as the vendors'; everyRole: external roles too; " +
        'public; scope:…), x-effect (reads may be repeated), x-origin (spec, or ours: an operation that the ' +
        'specification lacks), x-place (the section of the specification), x-page-base (number of the first page), ' +
        'x-max-bytes, x-also (other names of a member, where the specification has two: the first with a value is ' +
        'read; a dot is the record itself). In operations of the specification, a response may omit members that are ' +
        'not required: a missing list is an empty list, a missing text an empty text, a missing number 0, a missing ' +
        'boolean false, anything else null. Members whose description begins with "ours" are not part of the ' +
        'specification.',
    },
    security: [{ accessToken: [] }],
    paths: named(paths, schemas),
    components: {
      schemas: { ...schemas, FieldMessage: fieldMessage },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: { RequestId: { description: 'Id of the request, echoed or generated', schema: { type: 'string' } } },
      responses: {
        BadInput: failure('Refused: messages by field, an errorCode with parameters, or a plain string', failureForms),
        Unauthorized: failure('No good access token', { type: 'string' }, 'text/plain'),
        Forbidden: failure(
          'Signed in, but without the right: a plain string, or an errorCode that says why',
          failureForms,
        ),
        Conflict: failure(
          'The Idempotency-Key was used for another request, or the earlier one still runs',
          failureForms,
        ),
        TooLarge: failure('The body or file is larger than x-max-bytes', failureForms),
        Failed: failure('A fault of the service', { type: 'string' }, 'text/plain'),
      },
    },
  }
}

/** Moves named shapes into `schemas`, where OpenAPI expects them. */
function named(part: unknown, schemas: Json): unknown {
  if (Array.isArray(part)) return part.map((one) => named(one, schemas))
  if (typeof part !== 'object' || part === null) return part
  const { $defs, $ref, ...rest } = part as { $defs?: Json; $ref?: string }
  for (const [name, shape] of Object.entries($defs ?? {})) {
    const { $id: _name, ...made } = named(shape, schemas) as Json
    schemas[name] = made
  }
  const made = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, named(inner, schemas)]))
  if ($ref === undefined) return made
  return { ...made, $ref: $ref.startsWith('#') ? $ref : `#/components/schemas/${$ref}` }
}

const fieldMessage: Json = {
  type: 'object',
  required: ['code', 'params'],
  properties: {
    code: { type: 'string', enum: Object.keys(fieldMessages) },
    params: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

const failureForms: Json = {
  anyOf: [
    {
      type: 'object',
      required: ['errorCode', 'message'],
      properties: {
        errorCode: { type: 'string' },
        message: { type: 'string' },
        paramValues: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        errorDetails: {
          type: 'object',
          description: 'ours: code and parameters of each text of `errors`, in the same order.',
          additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FieldMessage' } },
        },
      },
    },
    { type: 'string' },
  ],
}

const failure = (description: string, schema: Json, type = 'application/json'): Json => ({
  description,
  headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  content: { [type]: { schema } },
})

function describe(operation: Operation): Json {
  const { id, service, doc, access, effect, origin, place, transport, maxBytes, pageBase, idempotent } = operation
  const refer = (name: string) => ({ $ref: `#/components/responses/${name}` })
  const paged = 'pageIndex' in ((plain(operation.body).properties as Json) ?? {})
  return {
    operationId: id,
    tags: [service],
    summary: doc,
    ...(access === 'public' && { security: [] }),
    'x-access': accessText(access),
    'x-effect': effect,
    'x-origin': origin,
    'x-place': place,
    ...(paged && { 'x-page-base': pageBase }),
    ...(hasBody(operation) && { 'x-max-bytes': maxBytes }),
    parameters: [...parameters(operation, 'path'), ...parameters(operation, 'query'), ...headers(operation)],
    ...(hasBody(operation) && { requestBody: requestBody(operation) }),
    responses: {
      200: answer(operation),
      400: refer('BadInput'),
      ...(access !== 'public' && { 401: refer('Unauthorized'), 403: refer('Forbidden') }),
      ...(idempotent && { 409: refer('Conflict') }),
      ...(hasBody(operation) && { 413: refer('TooLarge') }),
      500: refer('Failed'),
    },
    ...(transport === 'stream' && { 'x-transport': 'server-sent events' }),
  }
}

/** Returns the shape as plain JSON Schema. */
const plain = (schema: unknown): Json => JSON.parse(JSON.stringify(schema))
const accessText = (access: Access): readonly string[] => [access].flat()
const hasBody = ({ transport, body }: Operation): boolean =>
  transport === 'upload' ||
  plain(body).type !== 'object' ||
  Object.keys((plain(body).properties as Json) ?? {}).length > 0

function parameters(operation: Operation, where: 'path' | 'query'): Json[] {
  const shape = plain(where === 'path' ? operation.params : operation.query)
  const required = new Set((shape.required as string[] | undefined) ?? [])
  return Object.entries((shape.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema,
  }))
}

function headers({ idempotent, transport }: Operation): Json[] {
  const header = (name: string, description: string, schema: Json = { type: 'string' }) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  })
  return [
    header('TimezoneOffset', 'Minutes as Date.getTimezoneOffset gives them; absent is 0', {
      type: 'integer',
      minimum: -900,
      maximum: 900,
    }),
    header('x-request-id', 'Echoed; found again in the logs'),
    ...(idempotent
      ? [header('Idempotency-Key', 'The first answer is kept for 24 h per company', { type: 'string', maxLength: 200 })]
      : []),
    ...(transport === 'stream' ? [header('Last-Event-ID', 'Resume after this event')] : []),
  ]
}

function requestBody({ transport, body }: Operation): Json {
  if (transport !== 'upload') return { required: true, content: { 'application/json': { schema: plain(body) } } }
  const shape = plain(body)
  const file = { type: 'string', format: 'binary', description: 'comes after the text fields' }
  const schema = {
    ...shape,
    properties: { ...(shape.properties as Json), file },
    required: [...((shape.required as string[] | undefined) ?? []), 'file'],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

/**
 * Returns the shape of a response, without requiring members that may be left out. For operations of the specification
 * this also applies to its own members, because it says of few that they must be present; our own operations send
 * everything.
 */
function answerSchema({ origin, answer }: Operation): Json {
  return origin === 'spec' ? (withoutOmittable(plain(answer)) as Json) : plain(answer)
}

function withoutOmittable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutOmittable)
  if (typeof schema !== 'object' || schema === null) return schema
  const made = Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, withoutOmittable(inner)])) as Json
  const { properties, required } = schema as { properties?: Record<string, TSchema>; required?: string[] }
  if (!properties || !required) return made
  // Without a total, a page would look empty.
  const told = required.filter((name) => name === 'totalItem' || !isOmittable(properties[name]!))
  const { required: _all, ...rest } = made
  return { ...rest, ...(told.length > 0 && { required: told }) }
}

function answer(operation: Operation): Json {
  const { transport } = operation
  const schema = answerSchema(operation)
  const content = {
    json: { 'application/json': { schema } },
    upload: { 'application/json': { schema } },
    download: { '*/*': { schema: { type: 'string', format: 'binary', description: schema.description } } },
    stream: { 'text/event-stream': { schema } },
  }[transport]
  return { description: 'Done', headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } }, content }
}
