import type { Offer } from '../../../services/features/offers/contract.ts'
import { uuid } from '../../support/records.ts'

const fields = [{ key: 'salary', id: 'salary', name: 'salary', inputType: 'Input', title: 'Salary', required: true }]
export const formContents = JSON.stringify(fields)

export const step = (number: number, given: Partial<Offer['rounds'][number]['steps'][number]> = {}) => ({
  id: uuid(number),
  userName: 'manager',
  decision: null,
  comment: null,
  askedDate: '2026-11-02T00:00:00.000Z',
  decidedDate: null,
  decidedBy: null,
  ...given,
})

/** An offer to the first candidate. */
export const offer = (number: number, given: Partial<Offer> = {}): Offer => ({
  id: uuid(number),
  jobId: uuid(1),
  jobTitle: 'Porter',
  candidateId: uuid(1),
  candidateName: 'Lan Anh',
  kind: 'offerLetter',
  formId: uuid(7),
  formName: 'Offer letter',
  formContents,
  answers: { salary: { value: '2,000 USD' } },
  subject: 'Our offer',
  message: '<p>Dear Lan</p>',
  validUntil: '2026-12-24T00:00:00.000Z',
  state: 'draft',
  version: 3,
  needsApproval: true,
  document: null,
  recipient: null,
  submittedBy: null,
  sentBy: null,
  sentDate: null,
  endedDate: null,
  reason: null,
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  rounds: [],
  waitingId: null,
  waitingFor: null,
  suggested: [],
  ...given,
})
