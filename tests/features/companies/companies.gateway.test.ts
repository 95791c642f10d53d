import { expect, test } from 'vitest'
import * as contract from '../../../services/features/companies/contract.ts'
import { currentUserInfo } from '../../../services/features/users/contract.ts'
import { companyId, execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'

const company = (id: string): contract.CompanyInfo => ({
  id,
  name: 'Sông Hồng',
  code: 'SHS',
  type: 'Employer',
  email: null,
  phone: null,
  website: null,
  address: null,
  taxCode: '1',
  active: true,
  createdDate: '2025-03-01T00:00:00.000Z',
})
const services = () =>
  fakeRest()
    .on(contract.companyList, () => pageOf([company(uuid(1))]))
    .on(contract.companyLookup, () => [
      { id: uuid(1), name: 'A' },
      { id: uuid(2), name: 'B' },
    ])
    .on(contract.companyByIds, ({ body }) => body.ids.map((id) => company(String(id))))

test('companies are listed with one call for users with the permission', async () => {
  const rest = services()
  const { data } = await execute('{ companies(query: "s", first: 5) { nodes { id name code isActive createdAt } } }', {
    rest,
    viewer: viewerWith('Company:ListCompany'),
  })
  expect(data.companies.nodes).toEqual([
    { id: idOf('Company', 1), name: 'Sông Hồng', code: 'SHS', isActive: true, createdAt: '2025-03-01T00:00:00.000Z' },
  ])
  expect(rest.calls).toEqual([
    {
      operation: 'companyList',
      fieldNames: { keyword: 'query', active: 'filter.isActive' },
      body: { pageIndex: 0, pageSize: 5, keyword: 's' },
    },
  ])
  expect((await execute('{ companies { totalCount } }', { rest, viewer: viewerWith() })).code).toBe('FORBIDDEN')
})

test('a choice of companies contains names; further fields are read with one call', async () => {
  const rest = services()
  expect(
    (await execute('{ activeCompanies { databaseId name } }', { rest, viewer: viewerWith() })).data.activeCompanies,
  ).toHaveLength(2)
  expect(rest.counts()).toEqual({ companyLookup: 1 })
  expect(
    (await execute('{ activeCompanies { code taxCode } }', { rest, viewer: viewerWith() })).data.activeCompanies[1],
  ).toEqual({ code: 'SHS', taxCode: '1' })
  expect(rest.counts()).toEqual({ companyLookup: 2, companyByIds: 1 })
})

test("the viewer's company includes its details, and a company is read by id", async () => {
  const rest = services().on(currentUserInfo, () => ({
    id: uuid(7),
    userName: 'recruiter',
    fullName: 'R',
    email: null,
    roles: ['Recruiter'],
    currentRole: 'Recruiter',
    companyId,
    companyName: 'Sông Hồng',
  }))
  expect(
    (await execute('{ viewer { company { name code } } }', { rest, viewer: viewerWith() })).data.viewer.company,
  ).toEqual({ name: 'Sông Hồng', code: 'SHS' })
  const document = `{ company(databaseId: "${uuid(3)}") { id } }`
  expect((await execute(document, { rest, viewer: viewerWith('Company:ReadCompany') })).data.company).toEqual({
    id: idOf('Company', 3),
  })
  expect((await execute(document, { rest, viewer: viewerWith() })).code).toBe('FORBIDDEN')
})
