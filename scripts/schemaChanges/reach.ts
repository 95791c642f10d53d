import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

/**
 * Returns the types that documents can reach without passing through `leftOut`: types, fields, arguments,
 * `Union.Member`.
 */
export function reachable(schema: GraphQLSchema, leftOut: ReadonlySet<string>): Set<string> {
  const met = new Set<string>()
  const visit = (type: GraphQLNamedType): void => {
    if (met.has(type.name) || leftOut.has(type.name)) return
    met.add(type.name)
    for (const next of leadsTo(type)) visit(next)
  }
  function leadsTo(type: GraphQLNamedType): GraphQLNamedType[] {
    const stays = ({ name }: { name: string }) => !leftOut.has(`${type.name}.${name}`)
    if (isUnionType(type)) return type.getTypes().filter(stays)
    if (isInputObjectType(type))
      return Object.values(type.getFields())
        .filter(stays)
        .map((field) => getNamedType(field.type))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    const fields = Object.values(type.getFields())
      .filter(stays)
      .flatMap((field) => [
        getNamedType(field.type),
        ...field.args
          .filter((argument) => !leftOut.has(`${type.name}.${field.name}.${argument.name}`))
          .map((argument) => getNamedType(argument.type)),
      ])
    // A query for an interface can reach everything that implements it.
    const possible = isInterfaceType(type) ? schema.getImplementations(type) : { objects: [], interfaces: [] }
    return [...fields, ...type.getInterfaces(), ...possible.objects, ...possible.interfaces]
  }
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  for (const root of roots) if (root) visit(root)
  return met
}
