import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { escapeText } from '../../../common/richText/write.ts'
import { code, described, link } from './html.ts'

/** Returns the path of a type's reference page. */
export const typePath = (name: string): string => `/docs/schema/${name}`

/** Returns a type in GraphQL notation, `[Candidate!]!`, with its name as a link. */
function typeLink(type: { toString(): string }, named: GraphQLNamedType): string {
  const [before = '', after = ''] = String(type).split(named.name)
  const name = isSpecifiedScalarType(named) ? escapeText(named.name) : link(typePath(named.name), named.name)
  return `<code class="type">${escapeText(before)}${name}${escapeText(after)}</code>`
}

const deprecation = (reason: string | null | undefined) =>
  reason ? `<p class="deprecated"><strong>Deprecated.</strong> ${described(reason)}</p>` : ''

function argumentRow({
  name,
  type,
  description,
  defaultValue,
  deprecationReason,
}: GraphQLArgument | GraphQLInputField) {
  // The default in GraphQL notation. For an enum, the raw value would be the one that the services use.
  const usual = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return `<li><code>${escapeText(name)}</code>: ${typeLink(type, getNamedType(type))}${usual ? ` ${code(`= ${print(usual)}`)}` : ''} ${described(description)}${deprecation(deprecationReason)}</li>`
}

/** Returns the permissions that a field requires. */
function permissionOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): string {
  const keys = extensions.permission as readonly PermissionKey[] | undefined
  if (!keys?.length) return ''
  return `<p class="needs">Needs ${keys.map(code).join(' or ')}</p>`
}

function fieldSection(owner: string, field: GraphQLField<unknown, unknown>): string {
  const { name, type, args, description, deprecationReason } = field
  const list = args.length ? `<ul class="arguments">${args.map(argumentRow).join('')}</ul>` : ''
  return `<section class="field" id="${escapeText(name)}">
<h3><a href="${escapeText(`${typePath(owner)}#${name}`)}">${escapeText(name)}</a> <span>${typeLink(type, getNamedType(type))}</span></h3>
<p>${described(description)}</p>${permissionOf(field)}${deprecation(deprecationReason)}${list}</section>`
}

const valueRows = (type: GraphQLEnumType) =>
  `<dl>${type
    .getValues()
    .map(
      ({ name, description, deprecationReason }) =>
        `<dt id="${name}"><code>${name}</code></dt><dd>${described(description)}${deprecation(deprecationReason)}</dd>`,
    )
    .join('')}</dl>`

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

/** Returns the kind of a type as text. */
export function kindOf(schema: GraphQLSchema, type: GraphQLNamedType): string {
  if (type === schema.getQueryType()) return 'Queries'
  if (type === schema.getMutationType()) return 'Mutations'
  if (type === schema.getSubscriptionType()) return 'Subscriptions'
  if (isObjectType(type)) return 'Object'
  if (isInterfaceType(type)) return 'Interface'
  if (isUnionType(type)) return 'Union'
  if (isInputObjectType(type)) return 'Input'
  if (isEnumType(type)) return 'Enum'
  return 'Scalar'
}

/** Returns the types that the reference covers. */
export const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .toSorted(byName)

/** Returns the fields, arguments and inputs that use each type, as `Type.field`. */
export function usesOf(schema: GraphQLSchema): Map<string, { type: string; field: string }[]> {
  const uses = new Map<string, { type: string; field: string }[]>()
  for (const type of typesOf(schema)) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields()) as (GraphQLField<unknown, unknown> | GraphQLInputField)[]) {
      const named = [field.type, ...('args' in field ? field.args.map((one) => one.type) : [])].map(
        (one): GraphQLNamedType => getNamedType(one),
      )
      for (const { name } of new Set(named))
        uses.set(name, [...(uses.get(name) ?? []), { type: type.name, field: field.name }])
    }
  }
  return uses
}

function bodyOf(schema: GraphQLSchema, type: GraphQLNamedType): string {
  if (isEnumType(type)) return `<h2>Values</h2>${valueRows(type)}`
  if (isScalarType(type)) return ''
  if (isUnionType(type))
    return `<h2>One of</h2><ul>${type
      .getTypes()
      .map((one) => `<li>${typeLink(one, one)}</li>`)
      .join('')}</ul>`
  if (isInputObjectType(type))
    return `<h2>Members</h2><ul class="arguments">${Object.values(type.getFields()).map(argumentRow).join('')}</ul>`
  const fields = Object.values(type.getFields()).toSorted(byName)
  const implemented = type.getInterfaces()
  const made = isInterfaceType(type) ? schema.getPossibleTypes(type) : []
  return [
    implemented.length ? `<p>Implements ${implemented.map((one) => typeLink(one, one)).join(', ')}</p>` : '',
    made.length ? `<p>Implemented by ${made.map((one) => typeLink(one, one)).join(', ')}</p>` : '',
    ...fields.map((field) => fieldSection(type.name, field)),
  ].join('\n')
}

/** Returns the fields of a type, for the navigation of its page. */
export const fieldsOf = (type: GraphQLNamedType): { id: string; title: string }[] =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields())
        .toSorted(byName)
        .map(({ name }) => ({ id: name, title: name }))
    : []

/** Returns the page of a type: its description, its members, and where it is used. */
export function typePage(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  uses: ReadonlyMap<string, readonly { type: string; field: string }[]>,
): string {
  const met = uses.get(type.name) ?? []
  const places = met.map(
    ({ type: owner, field }) => `<li>${link(`${typePath(owner)}#${field}`, `${owner}.${field}`)}</li>`,
  )
  return [
    `<p class="kind">${kindOf(schema, type)}</p><h1>${escapeText(type.name)}</h1><p>${described(type.description)}</p>`,
    bodyOf(schema, type),
    places.length ? `<h2>Met in</h2><ul class="places">${places.join('')}</ul>` : '',
  ].join('\n')
}
