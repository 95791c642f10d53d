import { candidateFiles } from '../../../services/features/candidateCvs/contract.ts'
import { candidateDetailByIds, jobsOfCandidates } from '../../../services/features/candidates/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { candidateStatusList, labelList } from '../../../services/features/lookups/vocabularyContract.ts'
import { talentByCandidates } from '../../../services/features/talentCandidates/contract.ts'
import { talentFolderByIds } from '../../../services/features/talentFolders/contract.ts'
import { viewerWith } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { detail, row, services } from './candidateRecords.ts'

/** A viewer who may list candidates and see the talent folders. */
export const lister = viewerWith('Candidate:ListCandidate', 'TalentManagement:TalentManagement')
const membership = (number: number) => ({
  candidateId: uuid(number),
  folderId: uuid(60),
  remark: 'good',
  addedBy: 'sato',
  addedDate: '2026-11-01T00:00:00.000Z',
})
/** Candidates, with answers for each kind of related data. */
export const everyLoader = (rows = [row(1), row(2, { owner: 'sato', labelIds: [uuid(53), uuid(99)] })]) =>
  services(rows)
    .on(candidateList, () => pageOf(rows, 2))
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])
    .on(candidateStatusList, () => [{ id: uuid(51), name: 'New', color: '#000', isDefault: true }])
    .on(labelList, () => [
      { id: uuid(52), name: 'Hot', color: '#f00', isDefault: false },
      { id: uuid(53), name: 'Cold', color: '#00f', isDefault: false },
    ])
    .on(talentByCandidates, ({ body }) => (body!.candidateIds.includes(uuid(2)) ? [membership(2)] : []))
    .on(talentFolderByIds, () => [
      {
        id: uuid(60),
        type: 'candidate',
        name: 'Seniors',
        shareAll: false,
        shareUsers: [],
        userName: 'recruiter',
        isShare: false,
      },
    ])
    .on(candidateFiles, () => [
      {
        id: uuid(70),
        candidateId: uuid(1),
        kind: 'cv' as const,
        path: 'cv/1.pdf',
        name: '1.pdf',
        contentType: 'application/pdf',
        size: 9,
        createdBy: 'lan.pt',
        createdDate: '2026-11-01T00:00:00.000Z',
      },
    ])
    .on(jobsOfCandidates, () => [
      { candidateId: uuid(1), jobId: uuid(80), addedBy: 'sato', addedDate: '2026-11-01T00:00:00.000Z' },
    ])
    .on(candidateDetailByIds, ({ body }) =>
      body!.ids.map((id) =>
        detail(Number(String(id).slice(-2)), { resume: { ...detail(1).resume, skills: [{ name: 'Java', level: 4 }] } }),
      ),
    )
