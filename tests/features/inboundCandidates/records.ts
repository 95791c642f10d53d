import type { InboundCandidate } from '../../../services/features/inboundCandidates/contract.ts'
import { uuid } from '../../support/records.ts'

/** An inbound candidate as the services return it. */
export const collected = (given: Partial<InboundCandidate> = {}): InboundCandidate => ({
  id: uuid(100),
  name: 'Nguyễn Thị Ánh',
  phones: ['0901234567'],
  emails: ['anh@example.com'],
  candidateProccessId: null,
  createdDate: '2025-03-01T00:00:20.000Z',
  createdBy: 'internal-tools',
  collectFrom: 'Careers chat',
  externalId: 'CHAT-1',
  status: 'new',
  remark: null,
  cvPath: null,
  info: '{"position":"Tester","answers":[3]}',
  canApprove: true,
  owner: null,
  recChannelId: uuid(50),
  reviewedBy: null,
  reviewedDate: null,
  ...given,
})
