import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { Plugin } from 'graphql-yoga'
import {
  getNamedType,
  getNullableType,
  isListType,
  isCompositeType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  isObjectType,
  isInterfaceType,
  validate,
} from 'graphql'
import type { TurnLimits } from './budgets/turns.ts'
import { RequestError } from '../graph/requestError.ts'

/**
 * The limits of one operation. They are the same over HTTP and WebSocket, and for persisted and arbitrary documents.
 */
export const limits = { depth: 14, aliases: 30, directives: 50, tokens: 6000, cost: 20_000, errors: 5 } as const

/**
 * The number of documents of one program that run at once in a gateway, and how long a further one waits for its turn.
 */
export const turnLimits: TurnLimits = { atOnce: 5, longestMs: 5000 }

/** The largest body of a GraphQL request over HTTP, in bytes. Small pictures in base64 (under 2 MB) fit in. */
export const maxBodyBytes = 3 * 1_048_576

/** The assumed size of a list without `first`. */
const listSize = 10
/** The size of a connection without `first`, and the maximum (both as in core/paging). */
const pageSize = { default: 20, most: 100 }

const reject = (what: string) => ({
  onReject: [
    (_: unknown, error: Error) => {
      throw new RequestError('LIMIT_EXCEEDED', `${what}: ${error.message.replace(/^Syntax Error: /, '')}`)
    },
  ],
})

/** Refuses documents that are too deep or too long; each refusal is a RequestError LIMIT_EXCEEDED. */
export const documentLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: limits.depth, flattenFragments: true, ...reject('Too deep') },
    // Without this list the rule allows any number of aliases of __typename.
    maxAliases: { n: limits.aliases, allowList: [], ...reject('Too many aliases') },
    maxDirectives: { n: limits.directives, ...reject('Too many directives') },
    maxTokens: { n: limits.tokens, ...reject('Too long') },
    costLimit: { enabled: false },
    // Arbitrary documents require a scope that may read the entire schema anyway.
    blockFieldSuggestion: { enabled: false },
  })

/**
 * Limits the number of validation errors. They quote their causes, so a long invalid document would get a far longer
 * answer.
 */
export const errorLimit = (): Plugin => ({
  onValidate: ({ setValidationFn }) =>
    setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: limits.errors })),
})

type Variables = Readonly<Record<string, unknown>>

/** The cost of a selection: its fields plus, for every list, the size of the list times its inner selection. */
interface Cost {
  fixed: number
  lists: { size: (variables: Variables) => number; inner: Cost }[]
  fragments: Cost[]
}

function argumentOf(node: FieldNode, name: string, defaults: Variables) {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value
  if (!value) return undefined
  if (value.kind !== Kind.VARIABLE) {
    const literal = valueFromASTUntyped(value)
    return () => literal
  }
  const variable = value.name.value
  return (variables: Variables) => variables[variable] ?? defaults[variable]
}

function sizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>, isInPage: boolean, defaults: Variables) {
  if (field.args.some(({ name }) => name === 'first')) {
    const asked = [argumentOf(node, 'first', defaults), argumentOf(node, 'last', defaults)]
    return (variables: Variables) => {
      const size = asked.map((read) => read?.(variables)).find((value) => typeof value === 'number') as
        number | undefined
      return Math.min(Math.max(size ?? pageSize.default, 1), pageSize.most)
    }
  }
  if (!isListType(getNullableType(field.type))) return undefined
  const ids = argumentOf(node, 'ids', defaults)
  if (ids)
    return (variables: Variables) => {
      const list = ids(variables)
      return Array.isArray(list) ? list.length : listSize
    }
  // Lists that are known to be short declare it: `extensions.listSize`.
  const { listSize: size = listSize } = field.extensions as { listSize?: number }
  return () => (isInPage ? 1 : size)
}

/**
 * Compiles the cost of a document once. Returns a function that calculates the cost for the variables of one request.
 * Introspection is free (its scope is checked before).
 */
export function compileCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => number {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const compiled = new Map<string, Cost>()
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )

  function fragment(name: string): Cost | undefined {
    const node = fragments.get(name)
    if (!node || compiled.has(name)) return compiled.get(name)
    const cost: Cost = { fixed: 0, lists: [], fragments: [] }
    compiled.set(name, cost)
    const type = schema.getType(node.typeCondition.name.value)
    return isCompositeType(type) ? Object.assign(cost, selection(node.selectionSet, type, false)) : cost
  }

  function selection(set: SelectionSetNode, type: GraphQLCompositeType, isInPage: boolean): Cost {
    const cost: Cost = { fixed: 0, lists: [], fragments: [] }
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const spread = fragment(node.name.value)
        if (spread) cost.fragments.push(spread)
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type
        if (isCompositeType(condition)) cost.fragments.push(selection(node.selectionSet, condition, isInPage))
      } else {
        if (node.name.value.startsWith('__')) continue
        cost.fixed += 1
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
        const named = field && getNamedType(field.type)
        if (!field || !node.selectionSet || !isCompositeType(named)) continue
        const size = sizeOf(node, field, isInPage, defaults)
        const inner = selection(
          node.selectionSet,
          named,
          field.args.some(({ name }) => name === 'first'),
        )
        if (size) cost.lists.push({ size, inner })
        else cost.fragments.push(inner)
      }
    }
    return cost
  }

  const root = schema.getRootType(operation.operation)
  const whole = root ? selection(operation.selectionSet, root, false) : undefined
  return (variables) => {
    // Each part is counted once, however often it is spread. Otherwise a few lines could take very long to add up.
    const known = new Map<Cost, number>()
    const add = (cost: Cost): number => {
      const before = known.get(cost)
      if (before !== undefined) return before
      known.set(cost, 0)
      let sum = cost.fixed
      for (const { size, inner } of cost.lists) sum += size(variables) * add(inner)
      for (const inner of cost.fragments) sum += add(inner)
      known.set(cost, sum)
      return sum
    }
    return whole ? add(whole) : 0
  }
}
