import {
  getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType, isRequiredArgument, isRequiredInputField,
  type GraphQLField, type GraphQLInputType,
} from 'graphql'

const leaves: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true', DateTime: '"2025-03-01T00:00:00Z"' }

/** A literal that the type takes, with its required parts only. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return `[${literal(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (!isInputObjectType(type)) return leaves[type.name] ?? '"x"'
  return `{${Object.values(type.getFields()).filter(isRequiredInputField).map(({ name, type: inner }) => `${name}: ${literal(inner)}`).join(', ')}}`
}

/** A document that asks one root field, with the arguments that it must have. */
export function sampleDocument(kind: 'query' | 'mutation' | 'subscription', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${literal(argument.type)}`).join(', ')
  return `${kind} { ${name}${given && `(${given})`}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`
}
