import type { DpsItem, DpsItemFields, DpsType } from '../../../services/features/dpsTasks/dpsShapes.ts'
import { uuid } from '../../support/records.ts'

/** A valid task as an editor sends it. */
export const itemBody = (more: Partial<DpsItemFields> & Record<string, unknown> = {}): DpsItemFields => ({
  name: 'Lê Quỳnh',
  phones: ['0912345678'],
  emails: ['quynh@dps.vn'],
  skills: ['Go'],
  note: 'Checked by phone.',
  owner: null,
  desiredWorkLocations: [],
  folderId: null,
  openJob: null,
  account: null,
  jobRank: null,
  experienceYear: null,
  languages: [],
  experiences: [],
  isSaveDraft: true,
  ...more,
})

export const item = (number: number, more: Partial<DpsItem> = {}): DpsItem => ({
  id: uuid(number),
  type: uuid(100),
  candidateId: uuid(200 + number),
  name: `Person ${number}`,
  phones: [`09123456${String(number).padStart(2, '0')}`],
  emails: [`person${number}@dps.vn`],
  skills: ['Go'],
  status: 'DRAFT',
  owner: 'recruiter',
  desiredWorkLocations: ['Hà Nội'],
  folderId: null,
  note: '',
  inBlackList: false,
  isTerminal: false,
  openJob: null,
  openJobTitle: null,
  account: null,
  jobRank: 'Senior',
  experienceYear: 4,
  languages: [{ language: 'English', level: 3 }],
  experiences: [{ companyName: 'Sông Pay', position: 'Engineer' }],
  version: 1,
  updatedBy: null,
  updatedDate: null,
  ...more,
})

export const type = (number: number, more: Partial<DpsType> = {}): DpsType => ({
  id: uuid(number),
  name: `Type ${number}`,
  searchContent: JSON.stringify({ searchBox: 'go', filters: [] }),
  createdBy: 'recruiter',
  createdDate: '2026-10-01T02:00:00.000Z',
  ...more,
})
