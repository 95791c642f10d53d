import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { longestEvidence, rulings, submissionMaxBytes, VendorSubmission } from './submissionShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export { consents, progresses, rulings, standings } from './submissionShapes.ts'
export type { Consent, Progress, Ruling, Standing, VendorSubmission } from './submissionShapes.ts'

const base = { service: 'backoffice', origin: 'spec' } as const
const path = '/VendorRequests'
const readers = ['VendorRequest:ViewSubmittedListVendorRequest', 'VendorRequest:ViewSubmitReportVendorRequest'] as const
const sight =
  "Holders of CreateVendorRequest see those of the company, other users those of their vendor (D-113). Users without a vendor get 400 NO_VENDOR, 'The current e-mail does not belong to any vendor'."
const byId = Type.Object({ id: Id })

export const vendorSubmissionCreate = operation({
  ...base,
  id: 'vendorSubmissionCreate',
  method: 'POST',
  path: `${path}/submit-cv`,
  access: 'VendorRequest:SubmitCVVendorRequest',
  effect: 'write',
  transport: 'upload',
  maxBytes: submissionMaxBytes,
  idempotent: true,
  body: Type.Object({
    title: Type.String({ maxLength: 250 }),
    VendorRequestId: Id,
    consent: Type.Optional(
      Type.String({
        maxLength: 10_000,
        description: `ours: how and when the candidate agreed to it, up to ${longestEvidence} characters; if omitted, the candidate is asked by mail`,
      }),
    ),
    vendorId: Type.Optional({ ...Id, description: 'ours: the vendor of the CV, if a user of the company sends it' }),
  }),
  answer: Type.Object({ isSuccess: Type.Boolean(), id: Id }),
  doc: "Accepts a CV (PDF, DOC, DOCX) in answer to a published request. It is read in the background and becomes a row in the vendors' folder. A CV that cannot be read becomes a failed row.",
  place: '001/7.4/22, 001/5/26',
})

export const vendorSubmissionReport = operation({
  ...base,
  id: 'vendorSubmissionReport',
  method: 'GET',
  path: `${path}/get-submit-report`,
  access: 'VendorRequest:ViewSubmitReportVendorRequest',
  effect: 'read',
  query: Type.Object({
    ...rowsPaging(1000),
    vendorRequestId: Id,
    input: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, phone or e-mail' })),
  }),
  answer: pagedRows(VendorSubmission),
  doc: `Returns the progress of the CVs for a request, latest first. ${sight}`,
  place: '001/7.4/24, D-113',
})

export const vendorSubmissionSubmitted = operation({
  ...base,
  id: 'vendorSubmissionSubmitted',
  method: 'GET',
  path: `${path}/get-submitted-list`,
  access: 'VendorRequest:ViewSubmittedListVendorRequest',
  effect: 'read',
  query: Type.Object({ ...rowsPaging(1000), vendorRequestId: Type.Optional(Id) }),
  answer: pagedRows(VendorSubmission),
  doc: `Returns the submitted CVs for one request or for all, latest first. ${sight}`,
  place: '001/7.4/25, D-113',
})

export const vendorSubmissionByIds = operation({
  ...base,
  origin: 'ours',
  id: 'vendorSubmissionByIds',
  method: 'POST',
  path: `${path}/submissions-by-ids`,
  access: readers,
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(VendorSubmission),
  doc: 'Returns the submissions with these ids that the caller sees, in any order.',
  place: 'ours',
})

export const vendorSubmissionWithdraw = operation({
  ...base,
  origin: 'ours',
  id: 'vendorSubmissionWithdraw',
  method: 'POST',
  path: `${path}/submissions/{id}/withdraw`,
  access: 'VendorRequest:SubmitCVVendorRequest',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({}),
  answer: VendorSubmission,
  doc: "Withdraws a submission of the caller's vendor. Its row is rejected unless it has already been reviewed. Refused once the candidate was hired.",
  place: 'ours',
})

export const vendorSubmissionRule = operation({
  ...base,
  origin: 'ours',
  id: 'vendorSubmissionRule',
  method: 'POST',
  path: `${path}/submissions/{id}/rule`,
  access: 'VendorRequest:UpdateVendorRequest',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({
    ruling: Type.Optional(
      Type.Enum(rulings, { description: 'whether the vendor is entitled to the candidate; omitted: unchanged' }),
    ),
    shownReason: Type.Optional(
      Type.String({ maxLength: 2000, description: 'what the vendor is told about a rejection, up to 500 characters' }),
    ),
  }),
  answer: VendorSubmission,
  doc: 'Rules on a submission: whether its vendor is entitled to the candidate, and what the vendor is told about a rejection.',
  place: 'ours',
})

export const vendorSubmissionSample = operation({
  ...base,
  id: 'vendorSubmissionSample',
  method: 'GET',
  path: `${path}/download-sample-submit`,
  access: 'VendorRequest:SubmitCVVendorRequest',
  effect: 'read',
  transport: 'download',
  answer: Type.String({ description: 'application/pdf' }),
  doc: 'Returns a sample CV that can be read reliably.',
  place: '001/7.4/26',
})
