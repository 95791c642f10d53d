import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import { graphql, internalToken, tokenOf, uploadCsv } from '../../support/api.ts'
import { candidatesCsv, columnsOf } from '../../support/csv.ts'
import { expect, test } from '../../support/journey.ts'
import { folderNamed } from './desk.ts'

interface Import {
  status: string
  newCount: number
  failedCount: number
  totalCount: number
}

test('an internal tool does the same over the endpoint, with its own credentials', async ({ stack }) => {
  const token = await internalToken(stack)
  const folder = await folderNamed(stack, 'Careers site')
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await graphql<T>(stack, token, query, variables)
    if (!data || errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const { viewer } = await ask<{ viewer: { user: { userName: string } } }>('{ viewer { user { userName } } }')
  expect(viewer.user.userName).toBe('internal-tools')

  const csv = candidatesCsv({ rows: 250, seed: 51, brokenEvery: 50, columns: columnsOf(folder) })
  const { status, body } = await uploadCsv(stack, token, folder.id, csv, 'nightly.csv')
  expect(status).toBe(200)
  const read = async () =>
    (
      await ask<{ verificationImport: Import }>(
        'query ($id: ID!) { verificationImport(databaseId: $id) { status newCount failedCount totalCount } }',
        { id: body.id },
      )
    ).verificationImport
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('SUCCEEDED')
  expect(await read()).toMatchObject({ newCount: 245, failedCount: 5, totalCount: 250 })

  type Found = {
    verificationFolder: { candidates: { nodes: { id: string; name: string; canApprove: boolean }[] } }
    recruitmentChannels: { id: string }[]
  }
  const found = await ask<Found>(
    'query ($folder: ID!) { recruitmentChannels { id } verificationFolder(databaseId: $folder) { candidates(first: 5, filter: { statuses: [NEW] }) { nodes { id name canApprove } } } }',
    { folder: folder.id },
  )
  const row = found.verificationFolder.candidates.nodes.find(({ canApprove }) => canApprove)
  const approve =
    'mutation ($input: ApproveVerificationCandidateInput!) { approveVerificationCandidate(input: $input) { candidate { status candidate { databaseId } } } }'
  const input = {
    id: row?.id,
    remark: 'By the nightly transfer',
    skills: ['TypeScript'],
    channelId: found.recruitmentChannels[0]?.id,
  }
  const done = await ask<{
    approveVerificationCandidate: { candidate: { status: string; candidate: { databaseId: string } } }
  }>(approve, { input })
  expect(done.approveVerificationCandidate.candidate).toMatchObject({
    status: 'APPROVED',
    candidate: { databaseId: expect.any(String) },
  })
  const again = await graphql(stack, token, approve, { input })
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT')
})

test('callers who may not explore get only persisted documents, and nobody gets anything without a token', async ({
  stack,
}) => {
  const asRecruiter = await graphql(stack, await tokenOf(stack, 'recruiter'), '{ viewer { user { userName } } }')
  expect([asRecruiter.status, asRecruiter.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
  const asNobody = await graphql(stack, 'no.real.token', '{ viewer { user { userName } } }')
  expect([asNobody.status, asNobody.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  const asAdmin = await graphql<{ viewer: { permissions: string[] } }>(
    stack,
    await tokenOf(stack, 'admin'),
    '{ viewer { permissions } }',
  )
  expect(asAdmin.data?.viewer.permissions.length).toBe(permissionKeys.length)
})

test('the finance account may not upload', async ({ stack }) => {
  const folder = await folderNamed(stack, 'Careers site')
  const { status, body } = await uploadCsv(
    stack,
    await tokenOf(stack, 'finance'),
    folder.id,
    candidatesCsv({ rows: 1, seed: 52 }),
  )
  expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
})
