import type { GraphQLSchema } from 'graphql'
import SchemaBuilder from '@pothos/core'
import { describe, expect, test } from 'vitest'
import '../../../../gateway/core/graph/permission.ts'
import type { GatewayContext } from '../../../../gateway/core/graph/context.ts'
import type { Guard } from '../../../../gateway/core/graph/permission.ts'
import { rufDelete, rufList } from '../../../../services/features/rufRecords/contract.ts'
import { menuByUser } from '../../../../services/features/menus/contract.ts'
import { statusGroupList } from '../../../../services/features/lookups/contract.ts'
import { eventStream } from '../../../../services/core/contract/events.ts'

/** Builds a schema with one root field that has this guard. Returns its permissions. */
function keysWith(guard: Guard): unknown {
  const builder = new SchemaBuilder<{ Context: GatewayContext }>({ plugins: ['permission'] })
  builder.queryType({ fields: (t) => ({ field: t.boolean({ ...guard, resolve: () => true }) }) })
  const schema: GraphQLSchema = builder.toSchema()
  return schema.getQueryType()?.getFields().field?.extensions.permission
}

describe('a field with an operation', () => {
  test('requires the permissions of the operation', () => {
    expect(keysWith({ operation: rufList })).toEqual(['Ruf:ViewRuf'])
    expect(keysWith({ operation: rufDelete })).toEqual(['Ruf:DeleteRuf'])
  })

  test('has the same access as the operation', () => {
    expect(keysWith({ operation: menuByUser })).toBeUndefined()
  })

  test('may require a subset of its permissions', () => {
    expect(
      keysWith({ operation: { ...rufList, access: ['Ruf:ViewRuf', 'Ruf:UpdateRuf'] }, permission: 'Ruf:UpdateRuf' }),
    ).toEqual(['Ruf:UpdateRuf'])
    expect(keysWith({ operation: statusGroupList, permission: 'Ruf:ViewRuf' })).toEqual(['Ruf:ViewRuf'])
  })

  test('can never be accessible to more users than the operation', () => {
    expect(() => keysWith({ operation: rufList, permission: ['Ruf:ViewRuf', 'Ruf:UpdateRuf'] })).toThrow(
      'Query.field asks for Ruf:UpdateRuf, which rufList does not take',
    )
    expect(() => keysWith({ operation: rufList, signedIn: true })).toThrow('it has 2')
    expect(() => keysWith({ operation: eventStream })).toThrow('eventStream is for machines')
  })
})

test('a root field without a guard cannot be built', () => {
  expect(() => keysWith({})).toThrow('it has 0')
})
