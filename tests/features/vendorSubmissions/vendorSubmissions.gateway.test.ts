import { expect, test } from 'vitest'
import { vendorRequestByIds, vendorRequestGet } from '../../../services/features/vendorRequests/contract.ts'
import * as contract from '../../../services/features/vendorSubmissions/contract.ts'
import {
  verificationCandidateByIds,
  verificationFolderByIds,
} from '../../../services/features/verifications/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageAt, uuid } from '../../support/records.ts'
import { candidate, folder } from '../verifications/records.ts'

const key = (verb: string) => `VendorRequest:${verb}VendorRequest` as 'VendorRequest:ListVendorRequest'
const staff = viewerWith(...['List', 'Get', 'Create', 'Update', 'ViewSubmitReport', 'ViewSubmittedList'].map(key))
const vendor = viewerWith(...['List', 'Get', 'SubmitCV', 'ViewSubmittedList'].map(key))

const submission = (id: number, more: Partial<contract.VendorSubmission> = {}): contract.VendorSubmission => ({
  ...{ id: uuid(id), vendorRequestId: uuid(1), vendorName: 'TalentBridge', candidateName: 'An' },
  ...{ candidateCV: 'a/cv.pdf', candidatePhone: '0912345678, 0987654321', candidateEmail: 'a@x.example' },
  ...{
    status: 'existed',
    remark: 'Same phone',
    jobTitle: 'Java',
    interviewStatus: { name: 'Second', color: '#123456' },
  },
  ...{ createdDate: '2026-11-01T08:00:00.000Z', progress: 'interviewing', fileName: 'cv.pdf', standing: 'duplicate' },
  firstId: uuid(4),
  ...more,
})
const request = {
  ...{ id: uuid(1), title: 'Java', description: '<p>x</p>', location: [], status: 'Publish' as const },
  ...{ vendorByLocation: [], emailContent: '', sendMailDate: null },
}
const services = () =>
  fakeRest()
    .on(vendorRequestByIds, () => [request])
    .on(vendorRequestGet, () => request)
    .on(contract.vendorSubmissionReport, ({ query }) => pageAt([submission(3)], query! as never))
    .on(contract.vendorSubmissionSubmitted, ({ query }) => pageAt([submission(3)], query! as never))
    .on(contract.vendorSubmissionByIds, ({ body }) =>
      body.ids.map((id) => ({ ...submission(4), id, vendorName: 'Sakura', standing: 'owner' as const, firstId: null })),
    )
    .on(contract.vendorSubmissionWithdraw, () => submission(3, { progress: 'withdrawn' }))
    .on(contract.vendorSubmissionRule, () => submission(3, { ruling: 'notEligible' }))
const of = (field: string) => `{ node(id: "${idOf('VendorRequest', 1)}") { ... on VendorRequest { ${field} } } }`

test('a page of the report costs one call, and all the earlier submissions cost one more', async () => {
  const rest = services()
  const { data } = await execute(
    of(
      'submissionReport(query: "an", page: 1, first: 10) { totalCount nodes { id phones emails progress reviewStatus standing stage { name color } cv { path name downloadUrl } earlier { vendorName } } }',
    ),
    { rest, viewer: staff },
  )
  expect(data.node.submissionReport).toEqual({
    totalCount: 1,
    nodes: [
      {
        ...{ id: idOf('VendorSubmission', 3), phones: ['0912345678', '0987654321'], emails: ['a@x.example'] },
        ...{ progress: 'INTERVIEWING', reviewStatus: 'EXISTING', standing: 'DUPLICATE' },
        stage: { name: 'Second', color: '#123456' },
        cv: { path: 'a/cv.pdf', name: 'cv.pdf', downloadUrl: '/download/commonsFile?path=a%2Fcv.pdf' },
        earlier: { vendorName: 'Sakura' },
      },
    ],
  })
  expect(rest.callsOf('vendorSubmissionReport')).toMatchObject([
    { query: { vendorRequestId: uuid(1), pageIndex: 0, pageSize: 10, input: 'an' } },
  ])
  expect(rest.callsOf('vendorSubmissionByIds')).toHaveLength(1)
})

test('vendors read their own submissions, but not the report; users with neither permission read nothing', async () => {
  const rest = services()
  const submitted = await execute(of('submissions(first: 10) { nodes { candidateName } }'), { rest, viewer: vendor })
  expect(submitted.data.node.submissions.nodes).toEqual([{ candidateName: 'An' }])
  const report = await execute(of('submissionReport(first: 10) { nodes { id } }'), { rest, viewer: vendor })
  expect([report.data.node.submissionReport, report.errors![0]!.extensions!.code]).toEqual([null, 'FORBIDDEN'])
  const reader = viewerWith(key('List'))
  const node = `{ node(id: "${idOf('VendorSubmission', 3)}") { id } }`
  expect((await execute(node, { rest, viewer: reader })).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

test('the status that vendors see is not mixed with the review status', async () => {
  const rest = services().on(contract.vendorSubmissionSubmitted, ({ query }) =>
    pageAt([submission(3, { status: 'received', progress: 'strange' as never, standing: null })], query! as never),
  )
  const { data } = await execute(
    of('submissions(first: 10) { nodes { reviewStatus progress progressName standing ruling earlier { id } } }'),
    { rest, viewer: vendor },
  )
  expect(data.node.submissions.nodes).toMatchObject([
    { reviewStatus: null, progress: 'OTHER', progressName: 'strange', standing: null, ruling: null },
  ])
})

test('a vendor withdraws, the company decides; an id of another type is bad input', async () => {
  const rest = services()
  const withdraw = (id: string) =>
    execute(`mutation { withdrawVendorSubmission(input: { id: "${id}" }) { submission { progress } } }`, {
      ...{ rest, viewer: vendor },
    })
  expect((await withdraw(idOf('VendorSubmission', 3))).data.withdrawVendorSubmission.submission.progress).toBe(
    'WITHDRAWN',
  )
  expect((await withdraw(idOf('VendorRequest', 3))).errors![0]!.extensions!.code).toBe('BAD_INPUT')
  const rule = `mutation { ruleOnVendorSubmission(input: { id: "${idOf('VendorSubmission', 3)}", ruling: NOT_ELIGIBLE, shownReason: "No" }) { submission { ruling } } }`
  const ruled = await execute(rule, { rest, viewer: staff })
  expect(ruled.data.ruleOnVendorSubmission.submission.ruling).toBe('NOT_ELIGIBLE')
  expect(rest.callsOf('vendorSubmissionRule')).toMatchObject([
    { params: { id: uuid(3) }, body: { ruling: 'notEligible', shownReason: 'No' } },
  ])
  expect((await execute(rule, { rest, viewer: vendor })).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

test('a submission links to its row in the folder of vendors, for users who may review it', async () => {
  const rest = services()
    .on(contract.vendorSubmissionReport, ({ query }) =>
      pageAt([submission(3, { rowId: uuid(100) }), submission(5)], query! as never),
    )
    .on(verificationCandidateByIds, () => [candidate()])
    .on(verificationFolderByIds, () => [folder()])
  const document = of(
    'submissionReport(first: 10) { nodes { verificationCandidate { databaseId folder { databaseId } } } }',
  )
  const reviewer = viewerWith(...staff.permissions, 'Candidate:CV-Verification')
  const { data } = await execute(document, { rest, viewer: reviewer })
  expect(data.node.submissionReport.nodes).toEqual([
    { verificationCandidate: { databaseId: uuid(100), folder: { databaseId: uuid(1) } } },
    { verificationCandidate: null },
  ])
  expect((await execute(document, { rest, viewer: staff })).data.node.submissionReport.nodes[0]).toEqual({
    verificationCandidate: null,
  })
})
