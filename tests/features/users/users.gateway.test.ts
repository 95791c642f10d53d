import { parse, type FieldNode, type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { savedViewList } from '../../../services/features/savedViews/contract.ts'
import {
  accountByUserNames,
  currentUserInfo,
  userSearch,
  usersByUserNames,
} from '../../../services/features/users/contract.ts'
import type { GatewayContext } from '../../../gateway/core/graph/context.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { User } from '../../../gateway/features/users/user.ts'
import { companyId, execute, fakeRest, viewerWith, type FakeRest } from '../../support/fakeRest.ts'
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

  test('has roles and permissions from the token, without a call', async () => {
    const services = rest()
    const { data } = await execute('{ viewer { roles currentRole permissions } }', {
      rest: services,
      viewer: viewerWith('Reports:ViewReport'),
    })
    expect(data.viewer).toEqual({ roles: ['Recruiter'], currentRole: 'Recruiter', permissions: ['Reports:ViewReport'] })
    expect(services.calls).toEqual([])
  })
})

test('all signed-in users can search users, one page at a time', async () => {
  const rest = fakeRest().on(userSearch, () => pageOf([user], 41))
  const { data } = await execute('{ users(query: "van", first: 10, page: 2) { nodes { userName } totalCount } }', {
    rest,
    viewer: viewerWith(),
  })
  expect(data.users).toEqual({ nodes: [{ userName: 'recruiter' }], totalCount: 41 })
  expect(rest.calls).toMatchObject([{ body: { pageIndex: 1, pageSize: 10, keyword: 'van' } }])
})

/** What a resolver receives about the only field of a document. */
const infoOf = (document: string) =>
  ({
    fieldNodes: (parse(document).definitions[0] as OperationDefinitionNode).selectionSet.selections as FieldNode[],
    fragments: {},
  }) as unknown as GraphQLResolveInfo

describe('users whom records name', () => {
  const view = (number: number, userName: string) => ({
    id: uuid(number),
    list: 'rufs',
    name: `View ${number}`,
    query: '',
    userName,
    isShared: false,
    updatedDate: '2026-11-01T00:00:00.000Z',
  })
  const rest = () => fakeRest().on(savedViewList, () => [view(1, 'recruiter'), view(2, 'gone'), view(3, 'recruiter')])
  const asked = (fields: string, services: FakeRest, viewer = viewerWith()) =>
    execute(`{ savedViews(list: "rufs") { ${fields} } }`, { rest: services, viewer })

  test('are read in one call; an unknown user has only a user name, and is not a node', async () => {
    const services = rest()
      .on(usersByUserNames, () => [user])
      .on(accountByUserNames, () => [])
    const { data, errors } = await asked(
      'owner { databaseId fullName email isActive account { version } }',
      services,
      viewerWith('User:ListUser'),
    )
    const gone = { databaseId: nullId, fullName: 'gone', email: null, isActive: false, account: null }
    expect([errors, data.savedViews[1]]).toEqual([[], { owner: gone }])
    expect(data.savedViews[0].owner).toMatchObject({ databaseId: user.id, fullName: 'Lê Vân', isActive: true })
    expect(services.counts()).toEqual({ savedViewList: 1, usersByUserNames: 1, accountByUserNames: 1 })
    expect(services.callsOf('accountByUserNames')[0]!.body).toEqual(['recruiter'])
    const id = encodeId('User', 'gone')
    const known = await execute(
      `{ node(id: "${id}") { id } nodes(ids: ["${id}"]) { id } user(userName: "gone") { id } }`,
      { rest: services },
    )
    expect(known.data).toEqual({ node: null, nodes: [null], user: null })
  })

  test('cost no call if only the name is requested, in fragments too', async () => {
    const services = rest()
    const { data, errors } = await asked(
      'owner { __typename ... on User { id } ... on Node { id } userName }',
      services,
    )
    expect([errors, data.savedViews[1].owner]).toEqual([
      [],
      { __typename: 'User', id: encodeId('User', 'gone'), userName: 'gone' },
    ])
    expect(services.counts()).toEqual({ savedViewList: 1 })
  })

  test('are null with their error while the service is away, and nothing else is null', async () => {
    const services = rest().on(usersByUserNames, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    })
    const { data, code } = await asked('name owner { fullName }', services)
    expect([code, data.savedViews[0]]).toEqual(['UPSTREAM_UNAVAILABLE', { name: 'View 1', owner: null }])
  })

  test('have only a user name for external roles, which may not read users', async () => {
    const context = { viewer: { ...viewerWith(), isExternal: true }, rest: fakeRest() } as unknown as GatewayContext
    expect(await User.named(context, 'recruiter', infoOf('{ owner { fullName } }'))).toMatchObject({
      userName: 'recruiter',
      fullName: 'recruiter',
    })
  })
})
