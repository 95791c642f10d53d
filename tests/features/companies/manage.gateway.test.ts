import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { companyRow, companyServices } from './companies.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Company:${verb}Company` as const)
const viewer = viewerWith(...(keys as 'Company:ListCompany'[]))
const two = () => [companyRow(uuid(1)), companyRow(uuid(2), { name: 'Hotel', active: false, version: 3 })]
const second = idOf('Company', 2)
const given = { code: null, type: null, email: null, phone: null, website: null, address: null, taxCode: null }

test('companies with the activity of their users are read with two calls, and filtered by whether they are active', async () => {
  const rest = companyServices(...two())
  const text =
    '{ companies(filter: { isActive: false }, first: 5) { nodes { name isActive version canManage usage { userCount lastUsedAt } } } }'
  expect((await execute(text, { rest, viewer })).data.companies.nodes).toEqual([
    { name: 'Hotel', isActive: false, version: 3, canManage: true, usage: { userCount: 4, lastUsedAt: null } },
  ])
  expect(rest.calls.map(({ operation, body }) => [operation, body])).toEqual([
    ['companyList', { pageIndex: 0, pageSize: 5, active: false }],
    ['companyManageUsage', { ids: [uuid(2)] }],
  ])
})

test('a company is created with its administrator, changed, deactivated and activated', async () => {
  const rest = companyServices(...two())
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const administrator =
    'administratorUserName: "mai", administratorGivenName: "Mai", administratorEmail: "mai@x.example", administratorLanguage: VI'
  expect(
    await run(`createCompany(input: { name: "Spa", code: "SPA", ${administrator} }) { company { databaseId code } }`),
  ).toEqual({ createCompany: { company: { databaseId: uuid(3), code: 'SPA' } } })
  await run(`updateCompany(input: { id: "${second}", name: "Inn", version: 3 }) { company { name version } }`)
  expect(await run(`deactivateCompany(input: { id: "${second}" }) { company { isActive } }`)).toEqual({
    deactivateCompany: { company: { isActive: false } },
  })
  expect(await run(`activateCompany(input: { id: "${second}" }) { company { isActive } }`)).toEqual({
    activateCompany: { company: { isActive: true } },
  })
  expect(rest.calls.map(({ operation, params, body }) => [operation, params, body])).toEqual([
    [
      'companyManageCreate',
      undefined,
      {
        ...given,
        name: 'Spa',
        code: 'SPA',
        administratorUserName: 'mai',
        administratorName: 'Mai',
        administratorFamilyName: '',
        administratorEmail: 'mai@x.example',
        administratorLanguage: 'vi',
      },
    ],
    ['companyManageUpdate', { id: uuid(2) }, { ...given, name: 'Inn', version: 3 }],
    ['companyManageDelete', { id: uuid(2) }, undefined],
    ['companyManageActivate', { id: uuid(2) }, undefined],
  ])
})

test('an invalid value is reported at its field; a viewer without the permission is refused', async () => {
  const rest = companyServices(...two())
  const create = (who = viewer) =>
    execute(
      'mutation { createCompany(input: { name: "Hotel", administratorUserName: "m", administratorGivenName: "M", administratorEmail: "m@x.example" }) { company { id } } }',
      { rest, viewer: who },
    )
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: ['is already taken'] },
  })
  expect((await create(viewerWith('Company:ListCompany'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  rest.on(contract.companyManageDelete, () => {
    throw new RequestError('REFUSED', 'no', { errorCode: 'PLATFORM_COMPANY' })
  })
  const close = `mutation { deactivateCompany(input: { id: "${second}" }) { company { id } } }`
  expect((await execute(close, { rest, viewer })).errors![0]!.extensions).toMatchObject({
    errorCode: 'PLATFORM_COMPANY',
  })
})
