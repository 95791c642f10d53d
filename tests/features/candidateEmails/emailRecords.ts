import type { CandidateEmail } from '../../../services/features/candidateEmails/contract.ts'
import { uuid } from '../../support/records.ts'

/** A mail of a conversation with the first candidate. */
export const email = (number: number, given: Partial<CandidateEmail> = {}): CandidateEmail => ({
  id: uuid(number),
  candidateId: uuid(1),
  isReceived: false,
  isAutomatic: false,
  isBulk: false,
  jobId: null,
  userName: 'recruiter',
  fromName: 'Hà',
  fromAddress: 'ha@company.example',
  toAddress: 'anh@example.com',
  subject: `Subject ${number}`,
  contents: `<p>Text ${number}</p>`,
  quoted: '',
  attachments: [],
  date: '2026-11-01T00:00:00.000Z',
  mail: null,
  ...given,
})

export const sent = (id: string, state: 'waiting' | 'sent' | 'failed' = 'sent') => ({
  id,
  recipient: 'anh@example.com',
  subject: 'Subject',
  state,
  reason: state === 'failed' ? ('bounced' as const) : null,
  answer: null,
  tries: 1,
  createdDate: '2026-11-01T00:00:00.000Z',
  nextTryDate: null,
  sentDate: state === 'sent' ? '2026-11-01T00:00:01.000Z' : null,
})
