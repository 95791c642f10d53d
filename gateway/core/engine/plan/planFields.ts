import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { GatewayContext } from '../../graph/context.ts'

export type Variables = Readonly<Record<string, unknown>>

/** The parts from which the plan of an operation is made, once for each outcome of its @skip and @include. */
export interface Source {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  /** The variables used in @skip and @include. */
  conditions: Variables
}

/** The data that readers need for one execution. */
export interface ExecutionState {
  context: GatewayContext
  variables: Variables
  /** The values of arguments by the field nodes that they belong to. They are the same for every row. */
  values: Map<readonly FieldNode[], Record<string, unknown>>
}

/** Resolves a field of an object: returns a value or a promise, or throws. */
export type Read = (asking: ExecutionState, parent: unknown) => unknown

const isIncluded = (node: SelectionSetNode['selections'][number], conditions: Variables) =>
  getDirectiveValues(GraphQLSkipDirective, node, conditions)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, conditions)?.if !== false

/** Returns the selected fields of an object type by their names in the answer. Skipped fields are left out. */
export function nodesOf(
  { schema, fragments, conditions }: Source,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const seen = new Set<string>()
  const applies = (name: string | undefined) => {
    const condition = name === undefined ? type : schema.getType(name)
    return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type))
  }
  const walk = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (node.directives?.length && !isIncluded(node, conditions)) continue
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        const nodes = found.get(key)
        if (nodes) nodes.push(node)
        else found.set(key, [node])
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(node.typeCondition?.name.value)) walk(node.selectionSet)
      } else if (!seen.has(node.name.value)) {
        seen.add(node.name.value)
        const fragment = fragments[node.name.value]
        if (fragment && applies(fragment.typeCondition.name.value)) walk(fragment.selectionSet)
      }
    }
  }
  sets.forEach(walk)
  return found
}

/** Returns the field with a name, including the meta fields. */
export function fieldOf(
  { schema }: Source,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, any> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
  if (type === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (type === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return type.getFields()[name]
}

const notHere = (name: string) => ({
  get: () => {
    throw new Error(`info.${name} differs between executions and rows: resolvers do without it`)
  },
})

/** Returns the `info` argument of a resolver: what the document says about its field. */
export const infoOf = (
  source: Source,
  type: GraphQLObjectType,
  { name, type: returnType }: GraphQLField<unknown, any>,
  nodes: FieldNode[],
): GraphQLResolveInfo => {
  const { schema, fragments, operation } = source
  const info = { fieldName: name, fieldNodes: nodes, returnType, parentType: type, schema, fragments, operation }
  return Object.defineProperties(info as never, {
    path: notHere('path'),
    rootValue: notHere('rootValue'),
    variableValues: notHere('variableValues'),
  })
}

const none = {}

/** Returns the function that reads a field from its object. */
export function readOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, any>,
  nodes: FieldNode[],
  info: GraphQLResolveInfo,
): Read {
  const { name, resolve, args } = field
  if (field === TypeNameMetaFieldDef) return () => type.name
  const valuesOf = ({ values, variables }: ExecutionState) => {
    if (!args.length) return none
    let found = values.get(nodes)
    if (!found) values.set(nodes, (found = getArgumentValues(field, nodes[0]!, variables)))
    return found
  }
  if (resolve) return (asking, parent) => resolve(parent, valuesOf(asking), asking.context, info)
  return (asking, parent) => {
    const value = typeof parent === 'object' && parent !== null ? (parent as Record<string, unknown>)[name] : undefined
    return typeof value === 'function' ? value.call(parent, valuesOf(asking), asking.context, info) : value
  }
}
