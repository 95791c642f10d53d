import type { CompanyDb } from '../core/database/companyDb.ts'
import { insertTemplates } from '../company/templates.ts'
import type { Settings } from '../features/settings/queries.ts'
import '../features/settings/tables.ts'
import '../features/translations/tables.ts'
import { demoId } from './random.ts'

export interface DemoSettings {
  /** The company's name in ids. */
  key: string
  /** The company's name in mails. */
  name: string
  domain: string
  /** User name of the author of all settings. */
  admin: string
  contacts: Settings['supportContacts']
  /** Texts that the company has changed. */
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
  jobTitle: 'Job title',
  status: 'Status',
  skills: 'Skills',
  experience: 'Experience',
  labels: 'Labels',
  owner: 'Owner',
  created: 'Created',
  phones: 'Phones',
  emails: 'Emails',
}
const jobColumns = {
  title: 'Title',
  category: 'Job category',
  rank: 'Job rank',
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

/** The other settings keep the product's defaults. */
type DemoKeys = Exclude<keyof Settings, 'approvalReminderDays' | 'minPasswordLength'>

const settings = ({ contacts }: DemoSettings): Pick<Settings, DemoKeys> => ({
  supportContacts: contacts,
  requisitionApproval: false,
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
    column('candidates', 'HiringManager', candidateColumns, ['phones', 'emails']),
    column('jobs', 'InterviewAdministrator', jobColumns, ['submitted', 'offer', 'lack']),
  ],
})

/** Adds the settings of a company. Returns false if they exist already, so that only one of several processes seeds. */
export async function insertSettings(db: CompanyDb, demo: DemoSettings): Promise<boolean> {
  const rows = Object.entries(settings(demo)).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_by: demo.admin,
  }))
  await db
    .insert(
      'company_setting_change',
      rows.map(({ updated_by, ...row }) => ({ ...row, version: 1, changed_by: updated_by })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const added = await db
    .insert('company_setting', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_setting.key')
    .execute()
  return added.length === rows.length
}

/** Adds the e-mail templates of a company, and its own versions of some texts. */
export async function insertMailsAndWords(
  db: CompanyDb,
  { key, name, domain, admin, words = [] }: DemoSettings,
): Promise<void> {
  const sender = { address: `jobs@${domain}`, name: `${name} Recruitment` }
  await insertTemplates(db, {
    idOf: (type, title) => demoId(`${key} template ${type} ${title}`),
    sender,
    updatedBy: admin,
  })
  await db
    .insert('translation', [
      { language: 'en', key: 'menu.collect-candidate', value: 'Greeting' },
      { language: 'vi', key: 'menu.collect-candidate', value: 'Tiếp nhận' },
      { language: 'ja', key: 'menu.collect-candidate', value: '応募受付' },
      ...words,
    ])
    .execute()
}
