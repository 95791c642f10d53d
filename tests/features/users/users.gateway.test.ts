import { describe, expect, test } from 'vitest'
import { currentUserInfo, userSearch } from '../../../services/features/users/contract.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { companyId, execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'

const user = { id: uuid(7), userName: 'recruiter', fullName: 'Lê Vân', email: 'van@example.com' }

describe('viewer', () => {
  const rest = () =>
    fakeRest().on(currentUserInfo, () => ({
      ...user,
      roles: ['Recruiter'],
      currentRole: 'Recruiter',
      companyId,
      companyName: 'Sông Hồng Software',
    }))

  test('reads names in one call', async () => {
    const services = rest()
    const { data } = await execute('{ viewer { user { id databaseId fullName email } company { databaseId name } } }', {
      rest: services,
    })
    expect(data.viewer).toEqual({
      user: { id: encodeId('User', 'recruiter'), databaseId: uuid(7), fullName: 'Lê Vân', email: 'van@example.com' },
      company: { databaseId: companyId, name: 'Sông Hồng Software' },
    })
    expect(services.counts()).toEqual({ currentUserInfo: 1 })
  })

  test('knows roles and permissions from the token, without a call', async () => {
    const services = rest()
    const { data } = await execute('{ viewer { roles currentRole permissions } }', {
      rest: services,
      viewer: viewerWith('Reports:ViewReport'),
    })
    expect(data.viewer).toEqual({ roles: ['Recruiter'], currentRole: 'Recruiter', permissions: ['Reports:ViewReport'] })
    expect(services.calls).toEqual([])
  })
})

test('users are searched for everyone who is signed in, a page at a time', async () => {
  const rest = fakeRest().on(userSearch, () => pageOf([user], 41))
  const { data } = await execute('{ users(search: "van", first: 10, page: 2) { nodes { userName } totalCount } }', {
    rest,
    viewer: viewerWith(),
  })
  expect(data.users).toEqual({ nodes: [{ userName: 'recruiter' }], totalCount: 41 })
  expect(rest.calls).toMatchObject([{ body: { pageIndex: 1, pageSize: 10, keyword: 'van' } }])
})
