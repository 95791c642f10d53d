import type { Lookup } from '../../services/features/lookups/contract.ts'
import type { UserSummary } from '../../services/features/users/userShapes.ts'
import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import type { VerificationCandidate } from '../../services/features/verifications/candidateShapes.ts'

const id = (kind: number, number: number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`
const at = '2026-11-21T02:12:00.000Z'

/** The records behind the measured list: one folder, 20 rows of 8 owners and 6 channels. */
export const folder: VerificationFolder = {
  id: id(1, 1),
  code: 'backend-2026',
  name: 'Backend 2026',
  importType: 0,
  shareAll: true,
  shareUsers: [],
  config: JSON.stringify([
    { name: 'name', displayName: 'Name', type: 'text' },
    { name: 'phones', displayName: 'Phones', type: 'text' },
  ]),
  createdBy: 'user1',
  createdDate: at,
  candidateCount: 1204,
  canEdit: true,
  canImport: true,
  canReview: true,
}

export const channels: Lookup[] = Array.from({ length: 6 }, (_, number) => ({
  id: id(2, number),
  name: `Channel ${number}`,
}))

export const users: UserSummary[] = Array.from({ length: 8 }, (_, number) => ({
  id: id(3, number),
  userName: `user${number}`,
  fullName: `Nguyễn Thị Người ${number}`,
  email: `user${number}@songhong.example`,
}))

export const candidates: VerificationCandidate[] = Array.from({ length: 20 }, (_, number) => ({
  id: id(4, number),
  verificationId: folder.id,
  importId: id(5, 1),
  name: `Trần Thị Minh Anh ${number}`,
  phones: [`0912 345 ${String(number).padStart(3, '0')}`],
  emails: [`minhanh.tran${number}@example.vn`],
  candidateProccessId: null,
  createdDate: at,
  createdBy: 'user1',
  status: number % 3 ? 'new' : 'approved',
  remark: number % 4 ? null : 'Spoke on the phone, wants to start in January.',
  cvPath: null,
  info: JSON.stringify({
    name: `Trần Thị Minh Anh ${number}`,
    phones: '0912 345 000',
    position: 'Backend developer',
    years: '5',
  }),
  owner: users[number % users.length]?.userName ?? null,
  recChannelId: channels[number % channels.length]?.id ?? null,
  importFromFile: 'backend-november.csv',
  importRow: number + 1,
  data: { canApprove: number % 3 > 0 },
  reviewedBy: null,
  reviewedDate: null,
}))

/** The measured document: a page of the list with three loader fields. */
export const document = `query BenchList($folder: ID!, $first: Int!) {
  verificationFolder(databaseId: $folder) {
    id
    name
    candidates(first: $first) {
      totalCount
      paging { page size totalCount isEstimate }
      edges {
        cursor
        node {
          id databaseId name phones emails status remark createdAt
          owner { id userName fullName email }
          folder { id databaseId name }
          channel { id name }
        }
      }
    }
  }
}`

export const total = 1204
