import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { encodeId } from '../../gateway/core/graph/ids.ts'

type Pick = (below: number) => number

/** Returns a random value that an argument of this type accepts, or nearly accepts. */
function anyInput(schema: GraphQLSchema, type: GraphQLInputType, pick: Pick, depth = 0): unknown {
  if (!isNonNullType(type) && pick(4) === 0) return null
  const inner = getNullableType(type)
  if (isListType(inner))
    return Array.from({ length: 1 + pick(2) }, () =>
      anyInput(schema, inner.ofType as GraphQLInputType, pick, depth + 1),
    )
  if (isEnumType(inner)) return inner.getValues()[pick(inner.getValues().length)]!.name
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth < 3 && pick(3) === 0),
    )
    return Object.fromEntries(fields.map((field) => [field.name, anyInput(schema, field.type, pick, depth + 1)]))
  }
  const uuid = `00000000-0000-4000-8000-00000000000${pick(4)}`
  const nodes = schema.getPossibleTypes(schema.getType('Node') as never)
  return (
    {
      ID: pick(2) ? uuid : encodeId(nodes[pick(nodes.length)]!.name, uuid),
      Int: pick(30),
      Boolean: pick(2) === 1,
      DateTime: '2026-01-02T03:04:05Z',
      Date: '2026-01-02',
      Float: 0.5,
      String: ['', 'user1', 'Ánh'][pick(3)],
    }[inner.name] ?? {}
  )
}

/** Returns values for the variables of an operation. */
export const anyVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  pick: Pick,
) =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      anyInput(schema, typeFromAST(schema, type as never) as GraphQLInputType, pick),
    ]),
  )

/** Returns a random query within the nesting limits of a request: aliases, fragments, arguments, conditions. */
export function anyDocument(schema: GraphQLSchema, pick: Pick): string {
  const variables: string[] = ['$yes: Boolean! = true', '$no: Boolean! = false']
  const fragments: string[] = []
  let left = 40
  let aliases = 0

  const condition = () =>
    ['', '', '', '', ' @include(if: $yes)', ' @skip(if: $no)', ' @include(if: $no)', ' @skip(if: true)'][pick(8)]!
  const argument = (name: string, type: GraphQLInputType) => {
    variables.push(`$v${variables.length}: ${String(type)}`)
    return `${name}: $v${variables.length - 1}`
  }

  function selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type)
    if (!isCompositeType(named)) return ''
    if (isAbstractType(named)) {
      const types = schema.getPossibleTypes(named)
      const one = types[pick(types.length)]!
      return `{ __typename id ... on ${one.name} ${fields(one, depth)} }`
    }
    return fields(named, depth)
  }

  function fields(type: GraphQLObjectType, depth: number): string {
    const all = Object.values(type.getFields())
    const chosen = Array.from({ length: 2 + pick(5) }, () => all[pick(all.length)]!).filter(
      (field) => !isCompositeType(getNamedType(field.type)) || (depth > 0 && left > 0),
    )
    const lines = [
      '__typename',
      ...chosen.map((field) => {
        left -= 1
        const args = field.args
          .filter((arg) => isRequiredArgument(arg) || pick(6) === 0)
          .map((arg) => argument(arg.name, arg.type))
        return `a${aliases++}: ${field.name}${args.length ? `(${args.join(', ')})` : ''}${condition()} ${selection(field.type, depth - 1)}`
      }),
    ]
    if (pick(4) > 0) return `{ ${lines.join(' ')} }`
    fragments.push(`fragment F${fragments.length} on ${type.name} { ${lines.join(' ')} }`)
    return `{ ...F${fragments.length - 1}${condition()} ... on ${type.name}${condition()} { __typename } }`
  }

  const body = fields(schema.getQueryType()!, 4)
  return `query Any(${variables.join(', ')}) ${body} ${fragments.join(' ')}`
}
