import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql'
import SchemaBuilder from '@pothos/core'
import { describe, expect, test } from 'vitest'
import '../../../../gateway/core/graph/permission.ts'
import { isPermissionKey, permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { printGatewaySchema, schema } from '../../../../gateway/schema.ts'
import { smallest } from '../../../support/documents.ts'
import { execute, fakeRest, subscribe, viewerWith } from '../../../support/fakeRest.ts'

const ownTypes = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const roots = [
  ['query', schema.getQueryType()!],
  ['mutation', schema.getMutationType()!],
  ['subscription', schema.getSubscriptionType()!],
] as const
const rootFields = roots.flatMap(([kind, type]) =>
  Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, kind, field })),
)

/** Returns all described elements of a type: the type, its fields, arguments and values. */
function described(type: GraphQLNamedType): [string, string | null | undefined][] {
  const own: [string, string | null | undefined][] = isSpecifiedScalarType(type) ? [] : [[type.name, type.description]]
  if (isEnumType(type))
    return [
      ...own,
      ...type.getValues().map((value): [string, any] => [`${type.name}.${value.name}`, value.description]),
    ]
  if (isInputObjectType(type))
    return [
      ...own,
      ...Object.values(type.getFields()).map((field): [string, any] => [
        `${type.name}.${field.name}`,
        field.description,
      ]),
    ]
  if (!isObjectType(type) && !isInterfaceType(type)) return own
  return [
    ...own,
    ...Object.values(type.getFields()).flatMap((field): [string, any][] => [
      [`${type.name}.${field.name}`, field.description],
      ...field.args.map((argument): [string, any] => [
        `${type.name}.${field.name}(${argument.name})`,
        argument.description,
      ]),
    ]),
  ]
}

const ask = ({ kind, field }: (typeof rootFields)[number], asked: Parameters<typeof execute>[1]) => {
  const { query, variables } = smallest(kind, field)
  return (kind === 'subscription' ? subscribe : execute)(query, { ...asked, variables: { ...variables } })
}

describe('the schema', () => {
  test('describes every type, field, argument and enum value', () => {
    expect(
      ownTypes
        .flatMap(described)
        .filter(([, text]) => !text?.trim())
        .map(([path]) => path),
    ).toEqual([])
  })

  test('prints the same text every time, sorted, with descriptions and permissions', () => {
    const text = printGatewaySchema()
    expect(printGatewaySchema()).toBe(text)
    expect(text).toContain(
      'runningVerificationImports: [VerificationImport!] @semanticNonNull @permission(requires: ["Candidate:CV-Verification"])',
    )
    expect(text).toContain(
      'type TalentFolder implements Node @permission(requires: ["TalentManagement:TalentManagement", "Candidate:CV-Verification"])',
    )
  })

  test('names only existing permissions', () => {
    const keys = [...ownTypes, ...rootFields.map(({ field }) => field)].flatMap(
      ({ extensions }) => (extensions.permission ?? []) as string[],
    )
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !isPermissionKey(key))).toEqual([])
  })

  test('checks for every subscription who may watch', () => {
    const fields = Object.values(schema.getSubscriptionType()!.getFields())
    expect(fields.filter(({ extensions }) => typeof extensions.watch !== 'function').map(({ name }) => name)).toEqual(
      [],
    )
  })
})

describe('permissions', () => {
  test.each(rootFields.filter(({ field }) => field.extensions.openTo !== 'public'))(
    '$path refuses a caller who is not signed in, without a call',
    async (root) => {
      const rest = fakeRest()
      const answer = await ask(root, { rest, viewer: null })
      expect(answer).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(rest.calls).toEqual([])
    },
  )

  test.each(rootFields.filter(({ field }) => field.extensions.permission))(
    '$path refuses a user without its permissions, names them, and makes no call',
    async (root) => {
      const rest = fakeRest()
      const requires = root.field.extensions.permission as readonly string[]
      const other = permissionKeys.find((key) => !requires.includes(key))!
      const answer = await ask(root, { rest, viewer: viewerWith(other) })
      expect(answer).toMatchObject({ code: 'FORBIDDEN', errors: [{ extensions: { requires } }] })
      expect(rest.calls).toEqual([])
    },
  )

  const make =
    (guard: object, kind: 'queryType' | 'mutationType' = 'queryType') =>
    () => {
      const builder = new SchemaBuilder<{ Context: any }>({ plugins: ['permission'] })
      if (kind !== 'queryType') builder.queryType({})
      builder[kind]({ fields: (t: any) => ({ thing: t.string({ ...guard, resolve: () => 'x' }) }) } as any)
      return builder.toSchema()
    }

  test.each(['queryType', 'mutationType'] as const)('a root field of %s without a guard cannot be built', (kind) => {
    expect(make({}, kind)).toThrow(/thing needs one of operation, permission, signedIn, everyRole, public/)
  })
  test('the same applies to a field with two guards, or with an empty list of permissions', () => {
    expect(make({ public: true, signedIn: true })).toThrow(/it has 2/)
    expect(make({ permission: [] })).toThrow(/names no permission key/)
  })
  test('a public field can be built', () => {
    expect(make({ public: true })).not.toThrow()
  })
})
