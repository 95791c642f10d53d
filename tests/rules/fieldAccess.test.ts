import { describe, expect, test } from 'vitest'
import { RequestError } from '../../gateway/core/requestError.ts'
import { schema } from '../../gateway/schema.ts'
import type { PermissionKey } from '../../services/core/contract/permissionKeys.ts'
import { demoRoles } from '../../services/demo/roles.ts'
import { execute, fakeRest, viewerWith } from '../support/fakeRest.ts'
import { sampleDocument } from '../support/sampleDocument.ts'

const roots = [['query', schema.getQueryType()!], ['mutation', schema.getMutationType()!]] as const
const fields = roots.flatMap(([kind, type]) => Object.values(type.getFields()).map((field) => {
  const keys = (field.extensions.permission ?? []) as readonly PermissionKey[]
  return { name: `${kind} ${field.name}`, document: sampleDocument(kind, field), keys }
}))

/** Services that know nothing: what matters is whether they are asked. */
const silent = () => ({ ...fakeRest(), call: () => Promise.reject(new RequestError('NOT_FOUND', 'Not found')) })

describe.each(fields.map((field) => [field.name, field] as const))('%s', (_name, { document, keys }) => {
  test.each(Object.keys(demoRoles))('as %s', async (role) => {
    const held = demoRoles[role]!
    const { code, errors } = await execute(document, { rest: silent(), viewer: viewerWith(...held) })
    const isAllowed = keys.length === 0 || keys.some((key) => held.includes(key))
    expect(code === 'FORBIDDEN').toBe(!isAllowed)
    if (!isAllowed) expect(errors[0]!.extensions.requires).toEqual(keys)
  })

  test('as nobody', async () => {
    expect((await execute(document, { rest: silent(), viewer: null })).code).toBe('UNAUTHENTICATED')
  })
})
