import type { VerificationFolder, VerificationMail } from '../../../services/features/verifications/contract.ts'
import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { uuid } from '../../support/records.ts'

export const folder = (given: Partial<VerificationFolder> = {}): VerificationFolder => ({
  id: uuid(1),
  code: 'java',
  name: 'Java developers',
  importType: 0,
  shareAll: false,
  shareUsers: [],
  config: '[{"name":"skill","displayName":"Skill","type":"text"}]',
  createdBy: 'recruiter',
  createdDate: '2025-03-01T00:00:00.000Z',
  candidateCount: 3,
  canEdit: true,
  canImport: true,
  canReview: true,
  ...given,
})

export const batch = (given: Partial<VerificationImport> = {}): VerificationImport => ({
  id: uuid(10),
  verificationId: uuid(1),
  title: 'March',
  fileName: 'march.csv',
  status: 'importing',
  result: '{"status":"importing","total":100,"totalCanVerify":5,"totalExistedd":2,"totalFailed":1}',
  processed: 50,
  totalRows: 100,
  totalPolicyFailure: 3,
  error: null,
  createdBy: 'recruiter',
  createdDate: '2025-03-01T00:00:00.000Z',
  startedDate: '2025-03-01T00:00:10.000Z',
  finishedDate: null,
  ...given,
})

export const candidate = (given: Partial<VerificationCandidate> = {}): VerificationCandidate => ({
  id: uuid(100),
  verificationId: uuid(1),
  importId: uuid(10),
  name: 'Nguyễn Thị Ánh',
  phones: ['0901234567'],
  emails: ['anh@example.com'],
  candidateProccessId: null,
  createdDate: '2025-03-01T00:00:20.000Z',
  createdBy: 'recruiter',
  status: 'new',
  remark: null,
  cvPath: null,
  info: '{"skill":"Java","years":5}',
  owner: 'recruiter',
  recChannelId: uuid(50),
  importFromFile: 'march.csv',
  importRow: 1,
  data: { canApprove: true },
  reviewedBy: null,
  reviewedDate: null,
  ...given,
})

export const mail = (given: Partial<VerificationMail> = {}): VerificationMail => ({
  id: uuid(200),
  verificationId: uuid(1),
  importId: uuid(10),
  sender: 'jane@example.com',
  from: 'Jane Roe <jane@example.com>',
  subject: 'My application',
  size: 1000,
  outcome: 'taken',
  reason: null,
  rowCount: 1,
  failedCount: 0,
  files: [{ name: 'cv.pdf', size: 900, outcome: 'taken', reason: null, candidateId: uuid(100) }],
  receivedDate: '2025-03-01T00:00:00.000Z',
  processedDate: '2025-03-01T00:00:01.000Z',
  canDownload: true,
  ...given,
})
