import type { CompanyDb } from '../core/database/companyDb.ts'
import { jobRequestType } from '../features/emailTemplates/contract.ts'
import '../features/emailTemplates/tables.ts'
import type { Settings } from '../features/settings/queries.ts'
import '../features/settings/tables.ts'
import '../features/translations/tables.ts'
import { demoId } from './random.ts'

export interface DemoSettings {
  /** Name in ids. */
  key: string
  /** Company's name as it stands in mails. */
  name: string
  domain: string
  /** User name of who has set everything. */
  admin: string
  contacts: Settings['supportContacts']
  /** Texts that the company words in its own way. */
  words?: readonly { language: 'en' | 'vi' | 'ja'; key: string; value: string }[]
}

const column = (
  table: string,
  role: string | null,
  titles: Record<string, string>,
  hidden: readonly string[] = [],
) => ({
  table,
  role,
  columns: Object.entries(titles).map(([key, title], order) => ({ key, title, isShow: !hidden.includes(key), order })),
})
const candidateColumns = {
  name: 'Name',
  phones: 'Phones',
  emails: 'Emails',
  owner: 'Owner',
  recChannel: 'Channel',
  jobRank: 'Job rank',
  skills: 'Skills',
  createdDate: 'Created date',
}
const jobColumns = {
  title: 'Title',
  jobCategory: 'Job category',
  jobRank: 'Job rank',
  priority: 'Priority',
  status: 'Status',
  skills: 'Skills',
  department: 'Department',
  locations: 'Locations',
  total: 'T',
  submitted: 'S',
  offer: 'O',
  lack: 'L',
}

const settings = ({ contacts }: DemoSettings): Settings => ({
  supportContacts: contacts,
  status: { status: 'Active', isSkipGuideline: false, skippedBy: null, skippedDate: null },
  extendCandidate: [
    { key: 'Account', label: 'Account', inputType: 'Input', required: false, active: true, values: [] },
    { key: 'TerminalDate', label: 'Terminal date', inputType: 'DatePicker', required: false, active: true, values: [] },
    {
      key: 'NoticePeriod',
      label: 'Notice period',
      inputType: 'Combobox',
      required: false,
      active: true,
      values: ['Immediately', '2 weeks', '30 days', '45 days', '60 days'],
    },
    { key: 'ExpectedSalary', label: 'Expected salary', inputType: 'Input', required: false, active: true, values: [] },
    { key: 'WorksRemotely', label: 'Works remotely', inputType: 'Switch', required: false, active: true, values: [] },
    { key: 'Portfolio', label: 'Portfolio', inputType: 'Upload', required: false, active: true, values: [] },
    {
      key: 'ShirtSize',
      label: 'Shirt size',
      inputType: 'Radio',
      required: false,
      active: false,
      values: ['S', 'M', 'L', 'XL'],
    },
  ],
  tableDisplay: [
    column('candidates', null, candidateColumns),
    column('candidates', 'HiringManager', candidateColumns, ['phones', 'emails', 'recChannel']),
    column('jobs', null, jobColumns),
    column('jobs', 'InterviewAdministrator', jobColumns, ['submitted', 'offer', 'lack']),
  ],
})

type Template = readonly [type: number, name: string, subject: string, contents: string]
const signature = '<p>Recruiter_Name<br>Company_Name</p>'

/** Placeholders stand in the texts by their bare names, as Job_Title and Job_Link of the job request do. */
const templates: readonly Template[] = [
  [
    1,
    'Feedback request',
    'Your feedback on Candidate_Name',
    `<p>Please give your feedback on Candidate_Name, who was interviewed for Job_Title.</p>${signature}`,
  ],
  [
    3,
    'Offer letter',
    'Offer from Company_Name',
    `<p>Dear Candidate_Name,</p><p>We are glad to offer you the position Job_Title from Start_Date. Please confirm: Offer_Link</p>${signature}`,
  ],
  [
    4,
    'Interview invitation',
    'Interview for Job_Title',
    `<p>Dear Candidate_Name,</p><p>We would like to meet you on Interview_Date at Interview_Time, Interview_Location.</p>${signature}`,
  ],
  [
    4,
    'Thư mời phỏng vấn',
    'Mời phỏng vấn vị trí Job_Title',
    `<p>Chào Candidate_Name,</p><p>Chúng tôi mời bạn phỏng vấn lúc Interview_Time ngày Interview_Date tại Interview_Location.</p>${signature}`,
  ],
  [
    5,
    'Interview reminder',
    'Tomorrow: interview for Job_Title',
    `<p>Dear Candidate_Name,</p><p>We look forward to meeting you at Interview_Time. Link: Interview_Link</p>${signature}`,
  ],
  [
    7,
    'Rejection',
    'Your application for Job_Title',
    `<p>Dear Candidate_Name,</p><p>Thank you for your interest. This time we have chosen somebody else.</p>${signature}`,
  ],
  [
    12,
    'Welcome',
    'Welcome to Company_Name',
    `<p>Dear Candidate_Name,</p><p>Welcome! Your first day is Start_Date in Department_Name.</p>${signature}`,
  ],
  [
    jobRequestType,
    'Job request',
    'Job request: Job_Title',
    `<p>Dear partner,</p><p>We are looking for candidates for <strong>Job_Title</strong>. Details and upload of CVs: Job_Link</p>${signature}`,
  ],
  [
    jobRequestType,
    'Yêu cầu tuyển dụng',
    'Yêu cầu tuyển dụng: Job_Title',
    `<p>Kính gửi đối tác,</p><p>Chúng tôi cần tuyển vị trí <strong>Job_Title</strong>. Chi tiết và gửi CV: Job_Link</p>${signature}`,
  ],
]

/** Adds the settings of a company; false when they are there already, so that of several processes one seeds. */
export async function insertSettings(db: CompanyDb, demo: DemoSettings): Promise<boolean> {
  const rows = Object.entries(settings(demo)).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_by: demo.admin,
  }))
  const added = await db
    .insert('company_setting', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_setting.key')
    .execute()
  return added.length === rows.length
}

/** Adds the e-mail templates of a company, and the words that it has for some texts. */
export async function insertTemplates(
  db: CompanyDb,
  { key, name, domain, admin, words = [] }: DemoSettings,
): Promise<void> {
  const seen = new Set<number>()
  await db
    .insert(
      'email_template',
      templates.map(([type, title, subject, contents]) => {
        const isDefault = !seen.has(type)
        seen.add(type)
        return {
          id: demoId(`${key} template ${type} ${title}`),
          type,
          name: title,
          subject,
          contents,
          is_default: isDefault,
          email_from: `jobs@${domain}`,
          email_from_name: `${name} Recruitment`,
          updated_by: admin,
        }
      }),
    )
    .execute()
  await db
    .insert('translation', [
      { language: 'en', key: 'menu.collect-candidate', value: 'Greeting' },
      { language: 'vi', key: 'menu.collect-candidate', value: 'Chào hỏi' },
      { language: 'ja', key: 'menu.collect-candidate', value: 'ご挨拶' },
      ...words,
    ])
    .execute()
}
