import type { VerificationField } from '../../features/verifications/contract.ts'
import type { Field } from '../candidates/fields.ts'
import type { Country } from '../people/countries.ts'

export interface DemoFolder {
  key: string
  name: string
  code: string
  importType: 0 | 1
  createdBy: string
  /** The part before the @ of its address: not random, because docs/operations.md mentions it. */
  mailbox?: string
  shareAll?: boolean
  shareUsers?: readonly string[]
  config: readonly VerificationField[]
  field: Field
  /** How many rows of a file have CVs, which were sent separately. */
  cvs?: number
  country?: Country
  imports: readonly DemoImport[]
}

export interface DemoImport {
  title: string
  /** The name of the imported file; a mail has a sender and a text instead. */
  fileName?: string
  mail?: { sender: string; name: string; text: string }
  rows: number
  channel: string
  daysAgo: number
  /** The share of the new rows that a user has handled. */
  reviewed: number
}

const text = (name: string, displayName: string): VerificationField => ({ name, displayName, type: 'text' })
const config: VerificationField[] = [
  text('position', 'Position'),
  text('skills', 'Skills'),
  { name: 'experience', displayName: 'Years of experience', type: 'number' },
  { name: 'birthday', displayName: 'Birthday', type: 'date' },
]
const short = [text('position', 'Position'), text('city', 'City')]

/** Folders of the first company: both kinds of import, and each way of sharing. */
export const firstCompanyFolders: readonly DemoFolder[] = [
  {
    key: 'backend',
    name: 'Backend 2026',
    code: 'BE2026',
    importType: 0,
    createdBy: 'recruiter',
    shareAll: true,
    config: [],
    field: 'backend',
    imports: [
      {
        title: 'Backend September',
        fileName: 'backend-september.csv',
        rows: 520,
        channel: 'TopCV',
        daysAgo: 62,
        reviewed: 0.8,
      },
      {
        title: 'Backend October',
        fileName: 'backend-october.csv',
        rows: 404,
        channel: 'LinkedIn',
        daysAgo: 27,
        reviewed: 0.45,
      },
      {
        title: 'Backend November',
        fileName: 'backend-november.csv',
        rows: 280,
        channel: 'TopCV',
        daysAgo: 2,
        reviewed: 0.08,
      },
    ],
  },
  {
    key: 'interns',
    name: 'Interns Hà Nội',
    code: 'INT-HN',
    importType: 1,
    mailbox: 'interns',
    createdBy: 'recruiter',
    config: short,
    field: 'intern',
    country: 'VN',
    imports: [
      {
        title: 'CV sinh viên tại Ngày hội việc làm',
        mail: {
          sender: 'ngayhoi@bachkhoa.example',
          name: 'Ban tổ chức Ngày hội việc làm',
          text: 'Kính gửi anh chị,\n\nChúng tôi xin gửi CV của các bạn sinh viên đã ghé gian hàng của công ty.\n\nTrân trọng,\nBan tổ chức',
        },
        rows: 24,
        channel: 'Website',
        daysAgo: 9,
        reviewed: 0.2,
      },
      {
        title: 'CV thực tập học kỳ tới',
        mail: {
          sender: 'thuctap@dainam.example',
          name: 'Phòng Công tác sinh viên',
          text: 'Chào anh chị,\n\nNhà trường gửi CV của 12 bạn muốn thực tập từ học kỳ tới.\n\nTrân trọng',
        },
        rows: 12,
        channel: 'Referral',
        daysAgo: 1,
        reviewed: 0,
      },
    ],
  },
  {
    key: 'japan',
    name: '日本 採用',
    code: 'JP',
    importType: 0,
    createdBy: 'sato.kenta',
    shareUsers: ['recruiter', 'recruiter2'],
    config: short,
    field: 'backend',
    country: 'JP',
    imports: [{ title: '東京 11月', fileName: 'tokyo.csv', rows: 8, channel: 'Referral', daysAgo: 4, reviewed: 0 }],
  },
  {
    key: 'vendor',
    name: 'Vendor',
    code: 'Vendor',
    importType: 0,
    createdBy: 'admin',
    shareAll: true,
    config: short,
    field: 'backend',
    cvs: 8,
    imports: [
      { title: 'TalentBridge', fileName: 'talentbridge.csv', rows: 52, channel: 'Vendor', daysAgo: 6, reviewed: 0.3 },
    ],
  },
  {
    key: 'data',
    name: 'Data & AI',
    code: 'DATA',
    importType: 1,
    mailbox: 'data-ai',
    createdBy: 'recruiter',
    shareUsers: ['admin', 'multi', 'recruiter2', 'sato.kenta'],
    config: short,
    field: 'data',
    imports: [
      {
        title: 'CVs from the data meetup',
        mail: {
          sender: 'hello@datameetup.example',
          name: 'Data Meetup Vietnam',
          text: 'Hello,\n\nhere are the CVs that guests of our last meetup left for you.\n\nKind regards',
        },
        rows: 19,
        channel: 'Referral',
        daysAgo: 3,
        reviewed: 0.1,
      },
    ],
  },
  {
    key: 'sales',
    name: 'Sales Q4',
    code: 'SALES-Q4',
    importType: 0,
    createdBy: 'recruiter',
    config,
    field: 'sales',
    imports: [],
  },
  {
    key: 'careers',
    name: 'Careers site',
    code: 'SITE',
    importType: 0,
    createdBy: 'internal-tools',
    shareAll: true,
    config: [],
    field: 'frontend',
    imports: [
      {
        title: 'Nightly transfer',
        fileName: 'careers-site.csv',
        rows: 26,
        channel: 'Website',
        daysAgo: 1,
        reviewed: 0,
      },
    ],
  },
  {
    key: 'confidential',
    name: 'Confidential search',
    code: 'CONF',
    importType: 0,
    createdBy: 'recruiter2',
    config: short,
    field: 'sales',
    imports: [{ title: 'Long list', fileName: 'long-list.csv', rows: 9, channel: 'LinkedIn', daysAgo: 5, reviewed: 0 }],
  },
]

export const otherCompanyFolders: readonly DemoFolder[] = [
  {
    key: 'other',
    name: 'Engineering',
    code: 'ENG',
    importType: 0,
    createdBy: 'admin@other',
    shareAll: true,
    config: short,
    field: 'backend',
    imports: [
      { title: 'First list', fileName: 'engineering.csv', rows: 30, channel: 'Website', daysAgo: 8, reviewed: 0.3 },
    ],
  },
]

export const blockWords = ['casino', 'multi-level marketing'] as const
