import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectedCandidateList, type InboundCandidate } from '../../../services/features/inboundCandidates/contract.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'

let here: ServicesHere
beforeAll(async () => {
  here = await startServicesHere()
})
afterAll(() => here?.close())

const listed = async (userName: string) =>
  (await here.call(collectedCandidateList, await here.tokenOf(userName), { body: { pageSize: 100 } })).body as {
    data: InboundCandidate[]
    totalItem: number
  }

test('the demo has some sixty inbound candidates of three sources in every state, some with a CV that opens', async () => {
  const { data, totalItem } = await listed('recruiter')
  expect([totalItem, data.length]).toEqual([62, 62])
  expect(new Set(data.map(({ collectFrom }) => collectFrom))).toEqual(
    new Set(['Careers chat', 'Facebook fanpage', 'Job fair kiosk']),
  )
  const count = (status: string) => data.filter((row) => row.status === status).length
  expect([
    count('new') >= 25,
    count('approved'),
    count('rejected'),
    count('existed') >= 4,
    count('failed') >= 2,
    count('policyfailure'),
  ]).toEqual([true, 10, 10, true, true, 2])
  expect(data.every(({ info }) => Object.keys(JSON.parse(info!) as object).length >= 4)).toBe(true)
  for (const row of data) {
    expect([row.status, row.reviewedBy !== null]).toEqual([
      row.status,
      row.status === 'approved' || row.status === 'rejected',
    ])
    if (row.status === 'approved')
      expect([row.candidateProccessId, row.owner]).toEqual([expect.any(String), expect.any(String)])
    if (row.reviewedDate) expect(row.reviewedDate >= row.createdDate!).toBe(true)
  }
  // Recruiters have a rule of 50 a day and have reviewed nobody yet.
  expect(data.filter(({ status, canApprove }) => status === 'new' && !canApprove)).toEqual([])
  const withCv = data.filter(({ cvPath }) => cvPath)
  expect(withCv.length).toBeGreaterThan(10)
  const answer = await fetch(`${here.services.url}${commonsFile.path}?path=${encodeURIComponent(withCv[0]!.cvPath!)}`, {
    headers: { authorization: `Bearer ${await here.tokenOf('recruiter')}` },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('the other company has its own inbound candidates', async () => {
  expect((await listed('admin@other')).totalItem).toBe(8)
})
