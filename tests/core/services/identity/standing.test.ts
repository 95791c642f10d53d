import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCache, type CompanyCache } from '../../../../services/core/cache.ts'
import { nullId } from '../../../../services/core/contract/shapes.ts'
import { createStandings, type Bearer } from '../../../../services/core/identity/roles/standing.ts'
import { companies, users } from '../../../../services/demo/people/accounts.ts'
import { identityDatabase } from './identity.fixture.ts'

let here: Awaited<ReturnType<typeof identityDatabase>>
let cache: CompanyCache
beforeAll(async () => {
  here = await identityDatabase()
  cache = createCache(null, { warn() {} })
})
afterAll(async () => {
  cache.close()
  await here.close()
})

const standing = (given: Partial<Bearer>, isEmbeddedIssuer = true) =>
  createStandings({ db: here.db, cache, isEmbeddedIssuer })({
    sub: users.recruiter.id,
    client_id: 'hireloom-web',
    userName: 'recruiter',
    companyId: companies.first.id,
    role: 'Recruiter',
    ...given,
  })

test('an account is valid in its company, in a role that it has', async () => {
  expect(await standing({})).toEqual({ isActive: true, isExternal: false })
  expect(await standing({ userName: 'vendor', role: 'Vendor' })).toEqual({ isActive: true, isExternal: true })
  expect(await standing({ role: 'Approver' })).toMatchObject({ isActive: false })
  expect(await standing({ role: '' })).toMatchObject({ isActive: false })
  expect(await standing({ companyId: companies.other.id })).toMatchObject({ isActive: false })
  expect(await standing({ userName: 'nobody' })).toMatchObject({ isActive: false })
  expect(await standing({ userName: 'gateway', companyId: nullId, role: '' })).toEqual({
    isActive: true,
    isExternal: true,
  })
})

test('a role that another instance assigned a moment ago counts before this one is notified', async () => {
  expect(await standing({ userName: 'finance', role: 'Late' })).toMatchObject({ isActive: false })
  await here.db.insertInto('role').values({ company_id: companies.first.id, name: 'Late', keys: [] }).execute()
  await here.db
    .insertInto('user_role')
    .values({ user_id: users.finance.id, company_id: companies.first.id, role: 'Late' })
    .execute()
  expect(await standing({ userName: 'finance', role: 'Late' })).toEqual({ isActive: true, isExternal: false })
})

describe('with a foreign provider', () => {
  const foreign = (given: Partial<Bearer>) => standing(given, false)

  test("its accounts are its own, and the company's restrictions apply", async () => {
    expect(await foreign({ userName: 'stranger' })).toEqual({ isActive: true, isExternal: false })
    expect(await foreign({ userName: 'stranger', role: 'Vendor' })).toEqual({ isActive: true, isExternal: true })
  })

  test('a user without a role that the company knows is an outsider, unless it is a machine', async () => {
    expect(await foreign({ role: 'Unknown' })).toMatchObject({ isExternal: true })
    expect(await foreign({ role: '' })).toMatchObject({ isExternal: true })
    expect(await foreign({ role: '', sub: 'robot', client_id: 'robot' })).toMatchObject({ isExternal: false })
  })

  test('its claims narrow the rights in the company and never widen them', async () => {
    expect(await foreign({ external: true })).toMatchObject({ isExternal: true })
    expect(await foreign({ role: 'Vendor', external: false })).toMatchObject({ isExternal: true })
  })
})
