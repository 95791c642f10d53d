import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql'

const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection')
const hasRequiredArgs = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)

/**
 * Returns all fields of a type that need no arguments, down to a depth, without connections and fields for single
 * records.
 */
export function everything(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (hasRequiredArgs(field) || isConnection(inner) || field.extensions.single) return []
    if (isLeafType(inner)) return [field.name]
    return depth > 0 ? [`${field.name} ${everything(inner, depth - 1)}`] : []
  })
  return `{ ${parts.length ? parts.join(' ') : '__typename'} }`
}

/** Returns a value of an input type with its required members only. */
export function someValue(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (isInputObjectType(inner)) {
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, someValue(field.type)]),
    )
  }
  const byName: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: '00000000-0000-4000-8000-000000000000',
    DateTime: '2026-11-21T00:00:00.000Z',
    Date: '2026-11-21',
  }
  return byName[inner.name] ?? 'x'
}

/** Returns a smallest operation that uses one root field, with its variables. */
export function smallest(
  operation: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
): { query: string; variables: object } {
  const required = field.args.filter(({ type }) => isNonNullType(type))
  const heads = required.map(({ name, type }) => `$${name}: ${String(type)}`)
  const args = required.map(({ name }) => `${name}: $${name}`)
  const inBrackets = (list: string[]) => (list.length ? `(${list.join(', ')})` : '')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  return {
    query: `${operation} ${inBrackets(heads)} { ${field.name}${inBrackets(args)} ${selection} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, someValue(type)])),
  }
}

export interface ConnectionPath {
  name: string
  nodeType: GraphQLNamedType
  /** Returns the document that reads a page of it. */
  page: (size: number, selection: string) => string
  /** Returns the document that reads it with other arguments. */
  read: (args: string, selection: string) => string
}

/** Returns the connections among a type's fields, each with the document that reads it. */
export function connectionsOf(type: GraphQLNamedType, wrap: (inner: string) => string): ConnectionPath[] {
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const connection = getNamedType(field.type)
    if (!isConnection(connection) || !isObjectType(connection) || hasRequiredArgs(field)) return []
    const nodeType = getNamedType(connection.getFields().nodes?.type ?? field.type)
    const read = (args: string, selection: string) => wrap(`${field.name}(${args}) ${selection}`)
    return [
      {
        name: `${type.name}.${field.name}`,
        nodeType,
        read,
        page: (size: number, selection: string) => read(`first: ${size}`, `{ totalCount nodes ${selection} }`),
      },
    ]
  })
}
