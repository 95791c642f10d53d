import { jobRankList, recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { currentUserInfo, userSearch, usersByUserNames } from '../../../services/features/users/contract.ts'
import {
  verificationCandidateByIds,
  verificationCandidateList,
  verificationFolderByIds,
  verificationFolderList,
  verificationImportGet,
  verificationImportList,
  type VerificationFolder,
  type VerificationMail,
} from '../../../services/features/verifications/contract.ts'
import { verificationMailList } from '../../../services/features/verifications/mails/mailContract.ts'
import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { batch, candidate, folder } from './records.ts'

interface Given {
  folders?: VerificationFolder[]
  rows?: VerificationCandidate[]
  imports?: VerificationImport[]
  mails?: VerificationMail[]
  total?: number
}

/**
 * REST services with one folder, its rows and its imports. The lists are read at each call, so tests can change them.
 */
export function screenServices({
  folders = [folder()],
  rows = [candidate()],
  imports = [batch({ status: 'succeed', processed: 100 })],
  mails = [],
  total,
}: Given = {}) {
  const rest = fakeRest()
    .on(verificationFolderList, ({ body }) =>
      pageOf(folders.filter(({ name }) => name.includes(String(body?.keyword ?? '')))),
    )
    .on(verificationFolderByIds, ({ body }) => folders.filter(({ id }) => body!.ids.includes(id)))
    .on(verificationImportList, ({ body }) => pageOf(imports.filter(({ id }) => !body?.ids || body.ids.includes(id))))
    .on(verificationMailList, ({ body }) => ({
      ...pageOf(mails, mails.length),
      pageIndex: body!.pageIndex ?? 0,
      pageSize: body!.pageSize ?? 20,
    }))
    .on(verificationImportGet, ({ params }) => imports.find(({ id }) => id === params!.id)!)
    .on(verificationCandidateList, ({ body }) => ({
      ...pageOf(rows, total ?? rows.length),
      pageIndex: body!.pageIndex ?? 0,
      pageSize: body!.pageSize ?? 20,
    }))
    .on(verificationCandidateByIds, ({ body }) => rows.filter(({ id }) => body!.ids.includes(id)))
    .on(usersByUserNames, ({ body }) =>
      body!.map((userName) => ({
        id: uuid(7),
        userName: String(userName),
        fullName: `Full ${String(userName)}`,
        email: null,
      })),
    )
    .on(currentUserInfo, () => ({
      ...{ id: uuid(7), userName: 'recruiter', fullName: 'Full recruiter', email: 'recruiter@example.vn' },
      ...{ roles: ['Recruiter'], currentRole: 'Recruiter', companyId: uuid(2), companyName: 'Hoa Sen' },
    }))
    .on(userSearch, () => pageOf([{ id: uuid(8), userName: 'lan.pt', fullName: 'Phạm Thị Lan', email: null }]))
    .on(recruitmentChannelList, () => [
      { id: uuid(50), name: 'TopCV' },
      { id: uuid(51), name: 'LinkedIn' },
    ])
    .on(jobRankList, () => [{ id: uuid(60), name: 'Senior' }])
    .on(talentFolderList, () =>
      pageOf([
        {
          id: uuid(70),
          type: 'CANDIDATE',
          name: 'Backend',
          shareAll: false,
          shareUsers: [],
          userName: 'recruiter',
          isShare: false,
        },
      ]),
    )
  /** The bodies of the calls of one operation, in order. */
  const bodies = (operation: string) =>
    rest.calls.filter((call) => call.operation === operation).map((call) => call.body)
  return { rest, bodies, folders, rows, imports, mails }
}
