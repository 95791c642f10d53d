import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../gateway/schema.ts'

// Relay's specifications: Cursor Connections (https://relay.dev/graphql/connections.htm) and Object Identification (https://graphql.org/learn/global-object-identification).

const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
const connections = objects.filter(({ name }) => name.endsWith('Connection'))
const typeOf = (type: GraphQLObjectType, field: string) => String(type.getFields()[field]?.type)
const isListOf = (type: GraphQLOutputType | undefined, name: string) => {
  const list = type && getNullableType(type)
  return isListType(list) && getNamedType(list).name === name
}

describe('connections', () => {
  test.each(connections.map((type) => [type.name, type] as const))('%s has edges and pageInfo', (name, type) => {
    const stem = name.slice(0, -'Connection'.length)
    expect(isListOf(type.getFields().edges?.type, `${stem}Edge`)).toBe(true)
    expect(typeOf(type, 'pageInfo')).toBe('PageInfo!')
    const edge = schema.getType(`${stem}Edge`) as GraphQLObjectType
    expect(typeOf(edge, 'cursor')).toBe('String!')
    const node = getNamedType(edge.getFields().node!.type)
    expect(node.name).toBe(stem)
    expect(isListType(getNullableType(edge.getFields().node!.type))).toBe(false)
    // The `nodes` that clients of this schema read in addition contain the same records.
    expect(isListOf(type.getFields().nodes?.type, stem)).toBe(true)
  })

  test('PageInfo has non-null booleans for more rows, and the cursors of its rows', () => {
    const type = schema.getType('PageInfo') as GraphQLObjectType
    expect(
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)])),
    ).toEqual({ hasNextPage: 'Boolean!', hasPreviousPage: 'Boolean!', startCursor: 'String', endCursor: 'String' })
  })

  const fields = objects.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  const lists = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
  test.each(lists.map(({ type, field }) => [`${type.name}.${field.name}`, field] as const))(
    '%s pages forwards and backwards',
    (_, field) => {
      const args = Object.fromEntries(field.args.map((arg) => [arg.name, String(arg.type)]))
      expect(args).toMatchObject({ first: 'Int', after: 'String', last: 'Int', before: 'String' })
    },
  )

  test('names ending in Connection or Edge are used for nothing else, and every connection is used', () => {
    const used = new Set(lists.map(({ field }) => getNamedType(field.type).name))
    expect(connections.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
    const edges = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('Edge'))
    expect(edges.filter((name) => !used.has(`${name.slice(0, -'Edge'.length)}Connection`))).toEqual([])
  })
})

describe('nodes', () => {
  const node = schema.getType('Node')

  test('Node is an interface with only an id', () => {
    expect(
      isInterfaceType(node) && Object.values(node.getFields()).map((field) => [field.name, String(field.type)]),
    ).toEqual([['id', 'ID!']])
  })

  test('the root fields node and nodes find them', () => {
    const { node: one, nodes } = schema.getQueryType()!.getFields()
    expect([String(one?.type), one?.args.map((arg) => `${arg.name}: ${arg.type}`)]).toEqual(['Node', ['id: ID!']])
    expect([String(nodes?.type), nodes?.args.map((arg) => `${arg.name}: ${arg.type}`)]).toEqual([
      '[Node]!',
      ['ids: [ID!]!'],
    ])
  })

  test('every type with an id: ID! is one, and the other way round', () => {
    // A record that is only read within another one has an id too, as its identity.
    const withId = objects
      .filter((type) => typeOf(type, 'id') === 'ID!' && !type.getFields().id?.extensions.isInner)
      .map(({ name }) => name)
    const ofNode = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : []
    expect(withId.toSorted()).toEqual([...ofNode].toSorted())
    expect(
      objects
        .filter((type) => type.getFields().id && !isNonNullType(type.getFields().id!.type))
        .map(({ name }) => name),
    ).toEqual([])
  })
})
