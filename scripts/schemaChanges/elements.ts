import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type ConstDirectiveNode,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

/** An element of a schema that can have directives. */
export interface Element {
  node?: { readonly directives?: readonly ConstDirectiveNode[] } | null
  /** The type that a field returns. */
  type?: GraphQLOutputType
  deprecationReason?: string | null
}

/** Reads a printed schema. It is not validated again, because that would take as long as reading it. */
export const readSchema = (text: string): GraphQLSchema =>
  buildSchema(text, { assumeValid: true, assumeValidSDL: true, noLocation: true })

/** Returns types, fields, arguments, input fields and enum values by path. */
export function elementsOf(schema: GraphQLSchema): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue
    found.set(type.name, { node: type.astNode })
    if (isEnumType(type))
      for (const { name, astNode, deprecationReason } of type.getValues())
        found.set(`${type.name}.${name}`, { node: astNode, deprecationReason })
    if (isInputObjectType(type))
      for (const { name, astNode, deprecationReason } of Object.values(type.getFields()))
        found.set(`${type.name}.${name}`, { node: astNode, deprecationReason })
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        const path = `${type.name}.${field.name}`
        found.set(path, { node: field.astNode, type: field.type, deprecationReason: field.deprecationReason })
        for (const { name, astNode, deprecationReason } of field.args)
          found.set(`${path}.${name}`, { node: astNode, deprecationReason })
      }
  }
  return found
}

/** Returns the deprecated elements of a schema: path → reason. */
export const deprecationsOf = (schema: GraphQLSchema): Map<string, string> =>
  new Map(
    [...elementsOf(schema)].flatMap(([path, { deprecationReason }]) =>
      deprecationReason == null ? [] : [[path, deprecationReason] as const],
    ),
  )
