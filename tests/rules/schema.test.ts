import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../gateway/schema.ts'
import { root } from '../../scripts/root.ts'
import { permissionKeys } from '../../services/core/contract/permissionKeys.ts'

const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
const ofBuiltInScalars = new Set(['String', 'Int', 'Float', 'Boolean', 'ID'])
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => Boolean(type),
)

test('every type, field, argument and enum value is described, in three words at least', () => {
  const bare: string[] = []
  const check = (name: string, { description }: { description?: string | null }) => {
    if ((description ?? '').trim().split(/\s+/).length < 3) bare.push(`${name}: ${description}`)
  }
  for (const type of types) {
    if (!(isScalarType(type) && ofBuiltInScalars.has(type.name))) check(type.name, type)
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field)
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field)
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg)
      }
    }
  }
  expect(bare).toEqual([])
})

/** The names of all types, fields, arguments and enum values, with their places. */
const names = types.flatMap((type) => {
  const fields =
    isInputObjectType(type) || isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
  return [
    { name: type.name, place: type.name },
    ...(isEnumType(type) ? type.getValues() : fields).map(({ name }) => ({ name, place: `${type.name}.${name}` })),
    ...fields.flatMap((field) =>
      ('args' in field ? field.args : []).map(({ name }: { name: string }) => ({
        name,
        place: `${type.name}.${field.name}(${name})`,
      })),
    ),
  ]
})

test('every root field says who may use it', () => {
  const silent = roots.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => {
        return !(extensions.permission as readonly string[] | undefined)?.length && extensions.openTo === undefined
      })
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(silent).toEqual([])
})

test('what @permission requires is a key of the list', () => {
  const printed = readFileSync(join(root, 'schema.graphql'), 'utf8')
  const keys = [...printed.matchAll(/@permission\(requires: (\[[^\]]*\]|"[^"]*")\)/g)].flatMap(([, list]) =>
    [...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, key]) => key),
  )
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !permissionKeys.some((known) => known === key))).toEqual([])
})

describe('naming', () => {
  // The glossary has the words that stand for these.
  test.each([
    ['inbound candidates', /collect/i],
    ['RUF records', /ruf(?!record)/i],
    ['DPS searches', /dps_?type/i],
    ['people who are known already', /existed/i],
    ['people whom a rule blocks', /policy_?failure/i],
    ['imports that are done', /^SUCCEED$/],
    ['recruitment channels', /rec_?channel/i],
  ])('%s have one name', (_thing, formerName) => {
    expect(names.filter(({ name }) => formerName.test(name)).map(({ place }) => place)).toEqual([])
  })

  test('what is asked for is no part of a screen', () => {
    const parts = /dashboard|option|screen|widget|dropdown|popup|uniqueKey/i
    const asked = roots.flatMap((type) => Object.keys(type.getFields()))
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((name) => parts.test(name))).toEqual([])
  })

  test('enum values are SCREAMING_SNAKE', () => {
    const odd = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`))
    expect(odd.filter((name) => !/\.[A-Z][A-Z0-9_]*$/.test(name))).toEqual([])
  })

  test('what a list is sorted by is called as the field is', () => {
    const orders = types.filter(isEnumType).filter(({ name }) => /(SortField|Order)$/.test(name))
    const camel = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
    const odd = orders.flatMap((order) => {
      const type = schema.getType(order.name.replace(/(SortField|Order)$/, ''))
      const fields = isObjectType(type) ? type.getFields() : {}
      return order.getValues().flatMap(({ name }) => (fields[camel(name)] ? [] : [`${order.name}.${name}`]))
    })
    expect(orders.length).toBeGreaterThan(2)
    expect(odd).toEqual([])
  })

  test('booleans are questions', () => {
    const fields = types
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    const odd = fields.filter(
      ({ field }) => getNamedType(field.type).name === 'Boolean' && !/^(is|has|can)[A-Z]/.test(field.name),
    )
    expect(odd.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
  })

  test('a mutation takes its input and answers its payload', () => {
    const odd = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name, args, type }) => {
      const stem = `${name[0]?.toUpperCase()}${name.slice(1)}`
      return args.length !== 1 || `${args[0]?.type}` !== `${stem}Input!` || getNamedType(type).name !== `${stem}Payload`
    })
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test('a payload carries what has changed: records, or the id that is gone', () => {
    const payloads = types.filter(isObjectType).filter(({ name }) => name.endsWith('Payload'))
    const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())
    const bare = payloads.filter((type) => fieldsOf(type).every((field) => getNamedType(field.type).name === 'Boolean'))
    const deletes = payloads.filter(({ name }) => name.startsWith('Delete'))
    // What is only a part of a record is gone from that record.
    const silent = deletes.filter(
      (type) =>
        !fieldsOf(type).some((field) => /^deleted\w+Ids?$/.test(field.name) || isObjectType(getNamedType(field.type))),
    )
    expect(deletes.length).toBeGreaterThan(10)
    expect([...bare, ...silent].map(({ name }) => name)).toEqual([])
  })

  test('connections carry totalCount and paging', () => {
    const connections = types.filter(isObjectType).filter(({ name }) => name.endsWith('Connection'))
    const odd = connections.filter((type) =>
      ['edges', 'nodes', 'pageInfo', 'paging', 'totalCount'].some((name) => !type.getFields()[name]),
    )
    expect(connections.length).toBeGreaterThan(3)
    expect(odd.map(({ name }) => name)).toEqual([])
  })
})

describe('what a service answers', () => {
  const answered = roots
    .filter(({ name }) => name !== 'Subscription')
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })))

  test('may be away: its root field is null then, and no other with it', () => {
    // Its items are null one by one.
    const odd = answered.filter(({ place, field }) => isNonNullType(field.type) && place !== 'Query.nodes')
    expect(answered.length).toBeGreaterThan(100)
    expect(odd.map(({ place }) => place)).toEqual([])
  })

  test('is there otherwise, which @semanticNonNull says; without it a record may be none', () => {
    const maybe = answered.filter(
      ({ field }) =>
        !isNonNullType(field.type) &&
        !(field.extensions.directives as object | undefined)?.['semanticNonNull' as never],
    )
    // One record by an id, or what a user may not have.
    const odd = maybe.filter(
      ({ field }) =>
        !field.args.some(({ type }) => /^ID!?$|^String!$/.test(`${type}`)) && field.name !== 'phoneExtension',
    )
    expect(odd.map(({ place }) => place)).toEqual([])
  })

  test('lists have no holes, but nodes that were asked for by their ids', () => {
    const holes = answered.filter(
      ({ field }) => isListType(getNullableType(field.type)) && !/!\]/.test(`${field.type}`),
    )
    expect(holes.map(({ place }) => place)).toEqual(['Query.nodes'])
  })
})
