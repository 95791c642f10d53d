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

/** A place of a schema that directives can stand on. */
export interface Element {
  node?: { readonly directives?: readonly ConstDirectiveNode[] } | null
  /** Of fields: what they answer. */
  type?: GraphQLOutputType
  deprecationReason?: string | null
}

/** The schema of a text that a schema was printed as. Not checked again, which would take as long as reading it. */
export const readSchema = (text: string): GraphQLSchema =>
  buildSchema(text, { assumeValid: true, assumeValidSDL: true, noLocation: true })

/** Types, fields, arguments, input fields and enum values by their paths. */
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

/** What is deprecated in a schema: path → reason. */
export const deprecationsOf = (schema: GraphQLSchema): Map<string, string> =>
  new Map(
    [...elementsOf(schema)].flatMap(([path, { deprecationReason }]) =>
      deprecationReason == null ? [] : [[path, deprecationReason] as const],
    ),
  )
