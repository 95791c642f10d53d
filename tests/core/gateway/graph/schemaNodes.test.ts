import { describe, expect, test } from 'vitest'
import { recruitmentChannelList } from '../../../../services/features/lookups/contract.ts'
import { talentFolderByIds } from '../../../../services/features/talentFolders/contract.ts'
import { usersByUserNames } from '../../../../services/features/users/contract.ts'
import {
  verificationCandidateByIds,
  verificationFolderByIds,
  verificationImportList,
} from '../../../../services/features/verifications/contract.ts'
import { decodeId, encodeId } from '../../../../gateway/core/graph/ids.ts'
import { execute, executeCompiled, fakeRest, viewerWith } from '../../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../../support/records.ts'
import { batch, candidate, folder } from '../../../features/verifications/records.ts'

const rest = () =>
  fakeRest()
    .on(verificationFolderByIds, ({ body }) => (body!.ids.includes(uuid(1)) ? [folder()] : []))
    .on(verificationCandidateByIds, () => [candidate()])
    .on(verificationImportList, () => pageOf([batch()]))
    .on(usersByUserNames, ({ body }) =>
      body!.map((userName) => ({ id: uuid(7), userName: String(userName), fullName: 'Lê Vân', email: null })),
    )
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])
    .on(talentFolderByIds, () => [
      {
        id: uuid(60),
        type: 'candidate',
        name: 'Seniors',
        shareAll: false,
        shareUsers: [],
        userName: 'recruiter',
        isShare: false,
      },
    ])

const nodeDocument = 'query ($id: ID!) { node(id: $id) { __typename id } }'

describe('node', () => {
  test.each([
    ['VerificationFolder', idOf('VerificationFolder', 1)],
    ['VerificationImport', idOf('VerificationImport', 10)],
    ['VerificationCandidate', idOf('VerificationCandidate', 100)],
    ['RecruitmentChannel', idOf('RecruitmentChannel', 50)],
    ['TalentFolder', idOf('TalentFolder', 60)],
    ['User', encodeId('User', 'recruiter')],
  ])('reads a %s by its id', async (type, id) => {
    expect((await execute(nodeDocument, { rest: rest(), variables: { id } })).data.node).toEqual({
      __typename: type,
      id,
    })
  })

  test.each(['VerificationFolder', 'VerificationImport', 'VerificationCandidate', 'TalentFolder'])(
    'refuses a %s to a user without its permissions, without a call',
    async (type) => {
      const services = rest()
      const answer = await execute(nodeDocument, {
        rest: services,
        viewer: viewerWith('Reports:ViewReport'),
        variables: { id: idOf(type, 1) },
      })
      expect(answer).toMatchObject({ code: 'FORBIDDEN', data: { node: null } })
      expect(answer.errors[0]!.extensions.requires).toContain('Candidate:CV-Verification')
      expect(services.calls).toEqual([])
    },
  )

  test('any one of several permissions is enough', async () => {
    const asked = {
      rest: rest(),
      viewer: viewerWith('TalentManagement:TalentManagement'),
      variables: { id: idOf('TalentFolder', 60) },
    }
    expect((await execute(nodeDocument, asked)).data.node.__typename).toBe('TalentFolder')
  })

  test('returns null for a record that does not exist', async () => {
    expect(
      await execute(nodeDocument, { rest: rest(), variables: { id: idOf('VerificationFolder', 2) } }),
    ).toMatchObject({ data: { node: null }, errors: [] })
  })

  test.each([
    '',
    'nonsense',
    uuid(1),
    encodeId('Nobody', uuid(1)),
    encodeId('VerificationFolder', '1 or 1'),
    `${idOf('VerificationFolder', 1)}=`,
    Buffer.from(`2:VerificationFolder:${uuid(1)}`).toString('base64url'),
  ])('refuses the id "%s"', async (id) => {
    const services = rest()
    expect(await execute(nodeDocument, { rest: services, variables: { id } })).toMatchObject({
      code: 'BAD_INPUT',
      errors: [
        {
          extensions: {
            fields: { id: ['is not a valid id'] },
            fieldDetails: { id: [{ code: 'WRONG_ID', params: {} }] },
          },
        },
      ],
    })
    expect(services.calls).toEqual([])
  })

  test('user names with colons are preserved', () => {
    expect(decodeId(encodeId('User', 'a:b:ü'))).toEqual({ type: 'User', key: 'a:b:ü' })
  })
})

describe.each([
  ['plain', execute],
  ['compiled', executeCompiled],
])('nodes, by the %s executor', (_name, execute) => {
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'

  test('reads in the requested order, with one call per type', async () => {
    const services = rest()
    const ids = [idOf('VerificationImport', 10), idOf('VerificationFolder', 1), idOf('VerificationFolder', 2)]
    const { data } = await execute(document, { rest: services, variables: { ids } })
    expect(data.nodes).toEqual([
      { __typename: 'VerificationImport', id: ids[0] },
      { __typename: 'VerificationFolder', id: ids[1] },
      null,
    ])
    expect(services.counts()).toEqual({ verificationImportList: 1, verificationFolderByIds: 1 })
  })

  test('a record that may not be read is an error of its own entry only', async () => {
    const viewer = viewerWith('TalentManagement:TalentManagement')
    const { data, errors } = await execute(document, {
      rest: rest(),
      viewer,
      variables: { ids: [idOf('VerificationFolder', 1), idOf('TalentFolder', 60)] },
    })
    expect(data.nodes).toEqual([null, { __typename: 'TalentFolder', id: idOf('TalentFolder', 60) }])
    expect(errors).toMatchObject([{ path: ['nodes', 0], extensions: { code: 'FORBIDDEN' } }])
  })

  test('accepts at most 100 ids', async () => {
    const ids = Array.from({ length: 101 }, (_, number) => idOf('VerificationFolder', number))
    expect(await execute(document, { rest: rest(), variables: { ids } })).toMatchObject({ code: 'BAD_INPUT' })
  })
})

test('a batch of more than 1,000 keys is read in several calls', async () => {
  const shareUsers = Array.from({ length: 1500 }, (_, number) => `user${number}`)
  const services = rest().on(verificationFolderByIds, () => [folder({ shareUsers })])
  const { data } = await execute(
    'query ($id: ID!) { verificationFolder(databaseId: $id) { sharedUsers { fullName } } }',
    { rest: services, variables: { id: uuid(1) } },
  )
  expect(data.verificationFolder.sharedUsers).toHaveLength(1500)
  expect(services.callsOf('usersByUserNames').map(({ body }) => body.length)).toEqual([1000, 500])
})
