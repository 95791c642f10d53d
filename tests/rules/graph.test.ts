import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../gateway/schema.ts'
import { demoRoles } from '../../services/demo/roles.ts'
import { connectionsOf, everything, smallest, type ConnectionPath } from '../support/documents.ts'
import { startGatewayHere, type GatewayHere } from '../support/gatewayHere.ts'

const accounts: Record<string, string> = {
  Administrator: 'admin', Recruiter: 'recruiter', HiringManager: 'manager', Approver: 'approver',
  InterviewAdministrator: 'interviewer', Finance: 'finance', Vendor: 'vendor',
}

let here: GatewayHere
/** The services' id of a record of each type that a `databaseId` argument leads to. */
const known = new Map<string, string>()

const query = schema.getQueryType() as GraphQLObjectType
const single = Object.values(query.getFields()).filter(({ args }) => args.length === 1 && args[0]?.name === 'databaseId')

/** Root connections, and those of the records that a root field finds by databaseId. */
const connections = (): ConnectionPath[] => [
  ...connectionsOf(query, (inner) => `{ ${inner} }`),
  ...single.flatMap((field) => {
    const type = getNamedType(field.type)
    const id = known.get(type.name)
    return id ? connectionsOf(type, (inner) => `{ ${field.name}(databaseId: "${id}") { ${inner} } }`) : []
  }),
]

beforeAll(async () => {
  here = await startGatewayHere()
  for (const { page, nodeType } of [...connectionsOf(query, (inner) => `{ ${inner} }`)]) {
    if (!isObjectType(nodeType) || !nodeType.getFields().databaseId) continue
    const { data } = await here.ask('admin', page(1, '{ databaseId }'))
    const id = /"databaseId":"([^"]+)"/.exec(JSON.stringify(data))?.[1]
    if (id) known.set(nodeType.name, id)
  }
}, 180_000)
afterAll(() => here?.close())

describe('every root field × role', () => {
  const roots = [['query', query], ['mutation', schema.getMutationType()]] as const
  const fields = roots.flatMap(([operation, type]) => Object.values(type?.getFields() ?? {}).map((field) => [field.name, operation, field] as const))

  test.each(fields)('%s', async (name, operation, field) => {
    const needs = (field.extensions.permission ?? []) as readonly string[]
    const { query: text, variables } = smallest(operation, field)
    for (const [role, account] of Object.entries(accounts)) {
      const { errors = [] } = await here.ask(account, text, variables)
      const denied = errors.find(({ path, extensions }) => path?.[0] === name && extensions.code === 'FORBIDDEN')
      const isAllowed = needs.length === 0 || needs.some((key) => (demoRoles[role] ?? []).some((held) => held === key))
      expect([role, denied?.extensions.requires ?? null]).toEqual([role, isAllowed ? null : needs])
    }
  })
})

test('no list calls REST once a row: a page of 40 makes the calls of a page of 16', async () => {
  const lists = connections()
  expect(lists.length).toBeGreaterThan(4)
  for (const { name, nodeType, page } of lists) {
    const made: number[] = []
    // Sixteen rows are enough for each loader to have something to load.
    for (const size of [16, 40]) {
      const before = here.restCalls()
      const { errors } = await here.ask('admin', page(size, everything(nodeType, 1)))
      expect([name, errors]).toEqual([name, undefined])
      made.push(here.restCalls() - before)
    }
    expect([name, made[1]]).toEqual([name, made[0]])
    // One for the list and its parent, at most one for each loader; a candidate has nine.
    expect([name, (made[1] ?? 0) <= 11]).toEqual([name, true])
  }
})

test('no node and no list shows a record of the other company', async () => {
  const ids = new Set<string>()
  for (const { page, nodeType } of connections()) {
    const { data } = await here.ask('admin', page(40, everything(nodeType, 1)))
    for (const [, id = ''] of JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)) ids.add(id)
  }
  expect(ids.size).toBeGreaterThan(50)
  // The platform's administrator sees every company; the other company may see itself.
  const own = await here.ask('admin@other', '{ viewer { company { id } } }')
  const [, ownId = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(own.data)) ?? []
  expect(ids.delete(ownId)).toBe(true)
  const list = [...ids]
  for (let start = 0; start < list.length; start += 50) {
    const part = list.slice(start, start + 50)
    const { data } = await here.ask('admin@other', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id __typename } }', { ids: part })
    expect(data?.nodes).toEqual(part.map(() => null))
  }
  for (const { name, page, nodeType } of connections()) {
    const { data } = await here.ask('admin@other', page(40, everything(nodeType, 1)))
    const shown = [...JSON.stringify(data ?? null).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)
    expect([name, shown.filter((id) => ids.has(id))]).toEqual([name, []])
  }
})
