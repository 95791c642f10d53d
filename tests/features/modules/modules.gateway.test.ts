import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/modules/contract.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { pageAt } from '../../support/records.ts'
import { module } from './modules.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Module:${verb}Module` as 'Module:ListModule')
const viewer = viewerWith(...keys)
const id = encodeId('Module', 'Ruf')

test('a page of modules with the holders of each permission costs one call', async () => {
  const rest = fakeRest().on(contract.appModuleList, ({ body }) => pageAt([module('Ruf'), module('DPS')], body))
  const query = `{ modules(query: "x", filter: { isActive: true }, first: 5) {
    nodes { id databaseId names { vi } permissions { permission roleCodes } }
    paging { totalCount }
  } }`
  const { data } = await execute(query, { rest, viewer })
  expect(data?.modules).toMatchObject({
    nodes: [
      {
        id,
        databaseId: 'Ruf',
        names: { vi: 'Ruf' },
        permissions: [{ permission: 'Ruf:ViewRuf', roleCodes: ['Administrator', 'Guest'] }],
      },
      { databaseId: 'DPS' },
    ],
  })
  expect(rest.counts()).toEqual({ appModuleList: 1 })
  expect(rest.calls[0]!.body).toMatchObject({ keyword: 'x', active: true })
})

test('a module is read again by its id, which does not contain a UUID', async () => {
  const rest = fakeRest().on(contract.appModuleGet, ({ params }) => module(String(params!.code)))
  const query = 'query ($id: ID!) { node(id: $id) { ... on Module { code isActive } } }'
  const { data } = await execute(query, { rest, viewer, variables: { id } })
  expect(data).toEqual({ node: { code: 'Ruf', isActive: true } })
})

test('writes name the module and the version that the viewer saw', async () => {
  const rest = fakeRest()
    .on(contract.appModuleCreate, ({ body }) => module('own', { ...body, isOwn: true } as object))
    .on(contract.appModuleUpdate, ({ body: { version, ...body } }) =>
      module('Ruf', { ...body, version: version + 1 } as object),
    )
    .on(contract.appModuleStatus, ({ body: { active, version } }) => module('Ruf', { active, version: version + 1 }))
    .on(contract.appModuleDelete, () => ({ ok: true }))
  const run = async (name: string, type: string, input: object, answer = 'module { version isActive }') =>
    (
      await execute(`mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`, {
        rest,
        viewer,
        variables: { input },
      })
    ).data?.[name]
  const names = { en: 'Handbook', vi: '', ja: '' }
  await run('createModule', 'CreateModuleInput', { names, link: '/jobs' })
  expect(
    await run('updateModule', 'UpdateModuleInput', { id, version: 3, names, descriptions: names, icon: 'star' }),
  ).toEqual({ module: { version: 4, isActive: true } })
  expect(await run('setModuleActive', 'SetModuleActiveInput', { id, version: 4, isActive: false })).toEqual({
    module: { version: 5, isActive: false },
  })
  expect(await run('deleteModule', 'DeleteModuleInput', { id }, 'deletedModuleId')).toEqual({ deletedModuleId: id })
  const nothing = { en: '', vi: '', ja: '' }
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { names, descriptions: nothing, icon: '', link: '/jobs' }],
    [{ code: 'Ruf' }, { version: 3, names, descriptions: names, icon: 'star', link: '' }],
    [undefined, { code: 'Ruf', active: false, version: 4 }],
    [{ code: 'Ruf' }, undefined],
  ])
})

test('a refusal keeps its code, and the permission is checked before any call', async () => {
  const rest = fakeRest().on(contract.appModuleStatus, () => {
    throw new RequestError('REFUSED', 'No', { errorCode: 'MODULE_NEEDED' })
  })
  const mutation = 'mutation ($input: SetModuleActiveInput!) { setModuleActive(input: $input) { module { id } } }'
  const variables = { input: { id, version: 0, isActive: false } }
  const refused = await execute(mutation, { rest, viewer, variables })
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'REFUSED', errorCode: 'MODULE_NEEDED' })
  const forbidden = await execute(mutation, { rest, viewer: viewerWith('Module:ListModule'), variables })
  expect(forbidden.errors![0]!.extensions!.code).toBe('FORBIDDEN')
  const wrong = await execute(mutation, {
    rest,
    viewer,
    variables: { input: { ...variables.input, id: encodeId('Role', 'Ruf') } },
  })
  expect(wrong.errors![0]!.extensions!.code).toBe('BAD_INPUT')
  expect(rest.calls).toHaveLength(1)
})
