import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { scimCaller } from './clients.ts'
import { configOf, schemasOf, typesOf } from './description.ts'
import { createGroup, deleteGroup, groupOf, listGroups, patchGroup, updateGroup } from './groups.ts'
import { readGroup } from './groupResource.ts'
import { contentType, invalid, isObject, listOf, missing, pageOf, refusalOf, scimPath } from './protocol.ts'
import { patchUser, readPatch, readUser } from './userResource.ts'
import { createUser, deleteUser, listUsers, replaced, updateUser, userOf, type Scim } from './users.ts'

type Query = Record<string, string | undefined>
type Handler = (
  scim: Scim,
  request: FastifyRequest<{ Querystring: Query; Params: { id: string } }>,
) => Promise<object | null>

const bodyOf = ({ body }: { body: unknown }): Record<string, unknown> => {
  if (!isObject(body)) throw invalid('The body is an object', 'invalidSyntax')
  return body
}
const shownOf = ({ query: { excludedAttributes = '' } }: { query: Query }) => ({
  hasMembers: !/(^|,)\s*members\s*(,|$)/i.test(excludedAttributes),
})
const all = (resources: readonly object[]) => listOf(resources, resources.length, { startIndex: 1 })
const oneOf = (resources: readonly { id: string }[], id: string) => {
  const found = resources.find((one) => one.id.toLowerCase() === id.toLowerCase())
  if (!found) throw missing(id)
  return found
}

/** The endpoints of the interface (RFC 7644, 3.2): method, path, status. */
const handlers: readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  status: number,
  Handler,
][] = [
  ['GET', '/ServiceProviderConfig', 200, async ({ product }) => configOf(product.publicUrl)],
  ['GET', '/Schemas', 200, async ({ product }) => all(schemasOf(product.publicUrl))],
  ['GET', '/Schemas/:id', 200, async ({ product }, { params }) => oneOf(schemasOf(product.publicUrl), params.id)],
  ['GET', '/ResourceTypes', 200, async ({ product }) => all(typesOf(product.publicUrl))],
  ['GET', '/ResourceTypes/:id', 200, async ({ product }, { params }) => oneOf(typesOf(product.publicUrl), params.id)],
  ['GET', '/Users', 200, (scim, { query }) => listUsers(scim, query.filter, pageOf(query))],
  ['GET', '/Users/:id', 200, (scim, { params }) => userOf(scim, params.id)],
  ['POST', '/Users', 201, async (scim, request) => userOf(scim, await createUser(scim, readUser(bodyOf(request))))],
  [
    'PUT',
    '/Users/:id',
    200,
    async (scim, request) => {
      await updateUser(scim, request.params.id, replaced(readUser(bodyOf(request))))
      return userOf(scim, request.params.id)
    },
  ],
  [
    'PATCH',
    '/Users/:id',
    200,
    async (scim, { params, body }) => {
      await updateUser(scim, params.id, patchUser(readPatch(body)))
      return userOf(scim, params.id)
    },
  ],
  ['DELETE', '/Users/:id', 204, (scim, { params }) => deleteUser(scim, params.id).then(() => null)],
  [
    'GET',
    '/Groups',
    200,
    (scim, request) => listGroups(scim, request.query.filter, pageOf(request.query), shownOf(request)),
  ],
  ['GET', '/Groups/:id', 200, (scim, request) => groupOf(scim, request.params.id, shownOf(request))],
  [
    'POST',
    '/Groups',
    201,
    async (scim, request) => {
      const id = await createGroup(scim, readGroup(bodyOf(request), { isWhole: true }))
      return groupOf(scim, id, shownOf(request))
    },
  ],
  [
    'PUT',
    '/Groups/:id',
    200,
    async (scim, request) => {
      await updateGroup(scim, request.params.id, readGroup(bodyOf(request), { isWhole: true }))
      return groupOf(scim, request.params.id, shownOf(request))
    },
  ],
  [
    'PATCH',
    '/Groups/:id',
    200,
    async (scim, request) => {
      await patchGroup(scim, request.params.id, readPatch(request.body))
      return groupOf(scim, request.params.id, shownOf(request))
    },
  ],
  ['DELETE', '/Groups/:id', 204, (scim, { params }) => deleteGroup(scim, params.id).then(() => null)],
]

/**
 * Serves SCIM 2.0 (RFC 7643, RFC 7644) under /scim/v2: an identity provider creates, changes and ends the accounts and
 * groups of its company, with the secret of a program that has the scope `scim`.
 */
export function mountScim(app: FastifyInstance, { db, product }: { db: Kysely<Database>; product: Product }): void {
  const send = (reply: FastifyReply, status: number, body: object | null) =>
    body === null ? reply.code(status).send() : reply.code(status).type(contentType).send(JSON.stringify(body))

  const callers = new WeakMap<IncomingMessage, Caller>()

  void app.register(async (scope) => {
    scope.addContentTypeParser(contentType, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.setErrorHandler((error, _request, reply) => {
      const { statusCode: status = 500 } = error as { statusCode?: number }
      const known =
        refusalOf(error) ?? (status < 500 ? refusalOf(invalid((error as Error).message, 'invalidSyntax')) : undefined)
      if (!known) throw error
      if (known.status === 401) void reply.header('www-authenticate', 'Bearer')
      return send(reply, known.status, known.body)
    })
    for (const [method, path, status, handle] of handlers) {
      scope.route<{ Querystring: Query; Params: { id: string } }>({
        method,
        url: scimPath + path,
        bodyLimit: 1_048_576,
        // Check before the body is read: a stranger's body is not worth the bandwidth.
        async onRequest(request) {
          callers.set(request.raw, await scimCaller(db, request.headers.authorization))
        },
        async handler(request, reply) {
          const caller = callers.get(request.raw)!
          const answer = await handle({ db: new CompanyDb(db, caller.companyId), caller, product }, request)
          return send(reply, status, answer)
        },
      })
    }
  })
}
