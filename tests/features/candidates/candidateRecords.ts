import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { callOngoing } from '../../../services/features/calls/contract.ts'
import {
  candidateByIds,
  type Candidate,
  type CandidateFields,
  type CandidateRow,
  type Resume,
} from '../../../services/features/candidates/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'

export const emptyResume: Resume = { work: [], education: [], awards: [], skills: [], languages: [] }

export const row = (number: number, given: Partial<CandidateRow> = {}): CandidateRow => ({
  id: uuid(number),
  name: `Candidate ${number}`,
  jobTitle: 'Developer',
  phones: ['0901234567'],
  emails: ['anh@example.com'],
  birthday: '1990-02-28',
  gender: 1,
  address: null,
  website: null,
  messengers: [],
  nationalities: ['Việt Nam'],
  owner: 'recruiter',
  source: null,
  recChannelId: uuid(50),
  statusId: uuid(51),
  labelIds: [uuid(52)],
  jobRank: 'Senior',
  experienceYear: 5.5,
  skills: ['Java'],
  companies: ['FPT'],
  languages: [{ language: 'Japanese', fluency: 3 }],
  desiredWorkLocations: ['Hà Nội'],
  extendProperties: '{"TaxCode":"123"}',
  inBlackList: false,
  isTerminal: false,
  onboardDate: null,
  cvPath: 'cv/1.pdf',
  isFollowed: true,
  followers: ['recruiter', 'lan.pt'],
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-02T00:00:00.000Z',
  lastActivityDate: '2026-11-03T00:00:00.000Z',
  lastNoteDate: null,
  version: 3,
  mergedInto: null,
  canEdit: true,
  canDelete: false,
  ...given,
})

export const detail = (number: number, given: Partial<Candidate> = {}): Candidate => ({
  ...row(number),
  resume: emptyResume,
  ...given,
})

export const draft = (given: Partial<CandidateFields> = {}): CandidateFields => ({
  name: 'Nguyễn Thị Ánh',
  jobTitle: null,
  phones: [],
  emails: [],
  birthday: null,
  gender: 2,
  address: null,
  website: null,
  messengers: [],
  nationalities: [],
  owner: null,
  source: null,
  recChannelId: null,
  statusId: null,
  labelIds: [],
  jobRank: null,
  experienceYear: null,
  desiredWorkLocations: [],
  extendProperties: '{}',
  onboardDate: null,
  resume: emptyResume,
  ...given,
})

/** Services that know every user, and these candidates by id. */
export const services = (rows: readonly CandidateRow[] = []) =>
  fakeRest()
    .on(usersByUserNames, ({ body }) =>
      body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: `Full ${String(name)}`, email: null })),
    )
    .on(candidateByIds, ({ body }) => rows.filter(({ id }) => body!.ids.includes(id)))
    .on(callOngoing, () => [])

export const candidateId = (number: number): string => encodeId('Candidate', uuid(number))
