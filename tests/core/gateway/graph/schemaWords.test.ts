import { getNamedType, isEnumType, isNonNullType, isObjectType, type GraphQLArgument } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../../../gateway/schema.ts'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { execute, fakeRest, viewerWith } from '../../../support/fakeRest.ts'
import { idOf } from '../../../support/records.ts'

/** Returns a value for a required argument: an enum value, or the id of the record that the argument names. */
function valueOf({ name, type }: GraphQLArgument): string {
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]!.name
  return JSON.stringify(idOf(`${name[0]!.toUpperCase()}${name.slice(1, -'Id'.length)}`, 1))
}

const searched = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) =>
  args.some(({ name }) => name === 'query'),
)

test.each(searched.map((field) => [field.name, field] as const))(
  'search terms that the services refuse are reported as `query` by %s',
  async (name, { args, type }) => {
    const given = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `, ${arg.name}: ${valueOf(arg)}`)
    const answered = getNamedType(type)
    const isConnection = isObjectType(answered) && Boolean(answered.getFields()['nodes'])
    const selection = isConnection ? '{ nodes { __typename } }' : '{ __typename }'
    const rest = fakeRest()
    await execute(`{ ${name}(query: "x"${given.join('')}) ${selection} }`, {
      rest,
      viewer: viewerWith(...permissionKeys),
    })
    const [{ body, query, fieldNames = {} } = {}] = rest.calls
    const [sent] = Object.entries({ ...body, ...query }).find(([, value]) => value === 'x') ?? []
    expect(sent && fieldNames[sent]).toBe('query')
  },
)
