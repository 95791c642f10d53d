import { diff, type Change as Reported } from '@graphql-inspector/core'
import { getNamedType, isInterfaceType, isObjectType, parseType, Kind, type GraphQLSchema } from 'graphql'
import { labels, type Change, type Difference, type Label } from './change.ts'
import { directiveChanges, isOfOurDirectives } from './directives.ts'

const labelOf: Record<string, Label> = { BREAKING: 'breaking', DANGEROUS: 'dangerous', NON_BREAKING: 'safe' }

/** The locations where documents can use a directive. All other locations are in the schema. */
const documentLocations = /^(QUERY|MUTATION|SUBSCRIPTION|FIELD|FRAGMENT_\w+|INLINE_FRAGMENT|VARIABLE_DEFINITION)$/

const isOfDocuments = (schemas: readonly GraphQLSchema[], name: string) =>
  schemas.some((schema) => schema.getDirective(name)?.locations.some((location) => documentLocations.test(location)))

/** Whether some field returns the type. */
const isAnswered = (schema: GraphQLSchema, name: string) =>
  Object.values(schema.getTypeMap()).some(
    (type) =>
      (isObjectType(type) || isInterfaceType(type)) &&
      Object.values(type.getFields()).some((field) => getNamedType(field.type).name === name),
  )

interface Adjustment {
  of: RegExp
  applies: (change: Reported, before: GraphQLSchema, after: GraphQLSchema) => boolean
  label: Label
  why: string
}

/** The cases in which our label differs from the differ's. */
const adjustments: Adjustment[] = [
  {
    of: /^FIELD_ARGUMENT_ADDED$/,
    applies: ({ meta }) =>
      !meta.hasDefaultValue && parseType(meta.addedArgumentType as string).kind !== Kind.NON_NULL_TYPE,
    label: 'safe',
    why: 'Callers that leave it out get the same response as before.',
  },
  {
    of: /^ENUM_VALUE_ADDED$/,
    applies: ({ meta }, _before, after) => !isAnswered(after, meta.enumName as string),
    label: 'safe',
    why: 'No field returns it: only callers write its values.',
  },
  {
    of: /^OBJECT_TYPE_INTERFACE_ADDED$/,
    applies: ({ meta }, before) => !before.getType(meta.addedInterfaceName as string),
    label: 'safe',
    why: 'The interface is new, so no document uses it yet.',
  },
  {
    of: /^DIRECTIVE_(?!USAGE)/,
    applies: ({ criticality, path }, before, after) =>
      labelOf[criticality.level] === 'breaking' &&
      !isOfDocuments([before, after], /^@?(\w+)/.exec(path ?? '')?.[1] ?? ''),
    label: 'dangerous',
    why: 'No document can contain it, but programs that read the schema may rely on it.',
  },
]

const additionTypes = /^(TYPE|FIELD|INPUT_FIELD|ENUM_VALUE|FIELD_ARGUMENT|DIRECTIVE)_ADDED$/

/**
 * Removes changes that only describe parts of something new. The differ's own rule for this (`simplifyChanges`) also
 * drops what was removed below a type that has a new interface.
 */
function withoutParts(changes: readonly Reported[]): Reported[] {
  const added = new Set(changes.filter(({ type }) => additionTypes.test(type)).map(({ path }) => path))
  return changes.filter(({ type, path = '' }) => {
    const names = path.split('.')
    const above = names.map((_, at) => names.slice(0, at).join('.'))
    return !above.some((one) => added.has(one)) && (additionTypes.test(type) || !added.has(path))
  })
}

function labelled(reported: Reported, before: GraphQLSchema, after: GraphQLSchema): Change {
  const { type, path = '', message, criticality } = reported
  const adjustment = adjustments.find(({ of, applies }) => of.test(type) && applies(reported, before, after))
  return {
    label: adjustment?.label ?? labelOf[criticality.level] ?? 'breaking',
    path,
    message: message.replace(/'([^']+)'/g, '`$1`').replace(/\.$/, ''),
    ...(adjustment && { why: adjustment.why }),
  }
}

const textOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Sorts changes with the most serious first, then by type. */
export const inOrder = <C extends Change>(changes: readonly C[]): C[] =>
  changes.toSorted(
    (one, other) =>
      labels.indexOf(one.label) - labels.indexOf(other.label) ||
      textOrder(one.path, other.path) ||
      textOrder(one.message, other.message),
  )

/** Compares a schema with an earlier one and labels each change. */
export async function differenceOf(before: GraphQLSchema, after: GraphQLSchema): Promise<Difference> {
  const reported = withoutParts(await diff(before, after))
  const isDescription = ({ type }: Reported) => /_DESCRIPTION_/.test(type)
  const told = reported.filter((change) => !isDescription(change) && !isOfOurDirectives(change.type, change.path ?? ''))
  return {
    changes: inOrder([...told.map((one) => labelled(one, before, after)), ...directiveChanges(before, after)]),
    descriptions: reported.filter(isDescription).length,
  }
}
