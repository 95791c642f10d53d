import { conditionOf } from '../../common/forms/conditions.ts'
import { serialiseContents } from '../../common/forms/contents.ts'
import type { FieldKind, FieldMembers, FormField, QuestionType } from '../../common/forms/fields.ts'
import { newField, newQuestion } from '../../common/forms/newField.ts'
import type { CompanyDb } from '../core/database/companyDb.ts'
import { fold } from '../../common/text.ts'
import '../features/interviewForms/tables.ts'
import { formTypes } from '../features/interviewForms/contract.ts'
import { statusKinds } from '../features/lookups/statuses.ts'
import { demoId } from './random.ts'
import { wordId } from './vocabulary.ts'

type Members = Partial<FieldMembers> & { title: string }

/** Parses options with their points and percentages, one per line: `Label | point | percent`. */
const options = (...lines: string[]) =>
  lines.map((line) => {
    const [label = '', point, percent] = line.split('|').map((part) => part.trim())
    return {
      label,
      value: label,
      isValid: true,
      ...(point && { point: Number(point) }),
      ...(percent && { percent: Number(percent) }),
    }
  })

const field = (kind: FieldKind, members: Members) => ({ ...newField(kind, ''), ...members })
const question = (type: QuestionType, members: Members) => ({ ...newQuestion(type, ''), ...members })
const text = (title: string, more: Partial<FieldMembers> = {}) => question('Text', { title, longText: true, ...more })
const rate = (title: string, subTitle = '') =>
  question('Rate', { title, subTitle, required: true, levels: 5, minLabel: 'Weak', maxLabel: 'Excellent' })
const verdict = question('Choice', {
  title: 'Recommendation',
  required: true,
  isActiveReason: true,
  reasonTitle: 'Why? The hiring manager reads this first.',
  values: options('Strong hire | 10 | 100', 'Hire | 7 | 70', 'Undecided | 4 | 40', 'No hire | 0 | 0'),
})

interface DemoForm {
  name: string
  type: number
  fields: readonly FormField[]
  by: string
  isInactive?: boolean
  /** Name of the rank with which the calculation starts. */
  rank?: string
  columns?: number
  daysAgo: number
}

const { feedback, salaryOffer, offerLetter, application } = formTypes

/** Name of the form on the demo's public site. */
const siteForm = 'Application'
export const siteFormId = (key: string): string => demoId(`${key} form ${siteForm}`)

const forms: readonly DemoForm[] = [
  {
    name: 'Technical interview – Backend',
    type: feedback,
    by: 'interviewer',
    rank: 'Middle',
    daysAgo: 240,
    fields: [
      text('Which project did the candidate describe, and what was their own part?', { required: true }),
      rate('Programming', 'Readable, tested code; knows the language beyond syntax'),
      rate('Databases', 'Transactions, indexes, reading a plan'),
      rate('System design', 'Boundaries, failure, load'),
      question('Choice', {
        title: 'Result of the live coding task',
        required: true,
        isActiveReason: true,
        reasonTitle: 'What did you see?',
        values: options(
          'Solved with tests | 10 | 40',
          'Solved | 7 | 28',
          'Solved with help | 4 | 16',
          'Not solved | 0 | 0',
        ),
      }),
      text('What kept the candidate from solving it?', {
        showWhen: { field: 'Result of the live coding task', is: ['Solved with help', 'Not solved'] },
      }),
      question('Choice', {
        title: 'Technologies with production experience',
        multipleAnswer: true,
        values: options('Java | 2 | 6', 'Kotlin | 2 | 6', 'PostgreSQL | 2 | 6', 'Kafka | 2 | 6', 'Kubernetes | 2 | 6'),
      }),
      question('Text', {
        title: 'Years of backend experience',
        required: true,
        displayRestriction: true,
        resOption: 'Between',
        minValue: 0,
        maxValue: 40,
      }),
      question('DatePicker', { title: 'Earliest start' }),
      verdict,
    ],
  },
  {
    name: 'Technical interview – Frontend',
    type: feedback,
    by: 'interviewer',
    daysAgo: 210,
    fields: [
      text('Walk through a screen the candidate built', { required: true }),
      rate('HTML, CSS and accessibility'),
      rate('TypeScript and React'),
      rate('Performance', 'What makes a page slow, and how it is measured'),
      question('Choice', {
        title: 'Code review exercise',
        required: true,
        values: options('Found the race | 10 | 50', 'Found styling issues only | 4 | 20', 'Found nothing | 0 | 0'),
        reasonTitle: 'Examples',
      }),
      verdict,
    ],
  },
  {
    name: 'HR screening call',
    type: feedback,
    by: 'recruiter',
    daysAgo: 320,
    fields: [
      field('Title', { title: 'Before the call' }),
      field('Paragraph', {
        title: 'Introduction',
        text: 'Introduce yourself and the company, say how long the call takes and what happens next.',
      }),
      field('Divider', { title: 'Divider' }),
      field('Radio', {
        title: 'Reason for change',
        required: true,
        error: 'Please say why the candidate wants to change',
        values: options('Growth', 'Salary', 'Team', 'Relocation', 'Other'),
        defaultValue: 'Growth',
      }),
      field('Input', {
        title: 'Expected salary (million đ)',
        required: true,
        error: 'Please enter the expected salary',
        valueType: 'number',
        greaterThan: 5,
        lessThan: 300,
        placeholder: 'Gross, per month',
      }),
      field('Combobox', { title: 'Notice period', values: options('None', '2 weeks', '30 days', '45 days', 'Longer') }),
      field('Multiple', {
        title: 'Languages',
        values: options('Vietnamese | 1', 'English | 2', 'Japanese | 2'),
        defaultValue: ['Vietnamese'],
      }),
      field('Slider', { title: 'Interest in the position', greaterThan: 0, lessThan: 10, value: 5 }),
      field('DatePicker', { title: 'Available from' }),
      field('TimePicker', { title: 'Best time to call', defaultValue: '18:30' }),
      field('Switch', { title: 'Open to working on site' }),
      field('TextArea', { title: 'Notes', maxLength: 2000, placeholder: 'What else should the team know?' }),
    ],
  },
  {
    name: 'Culture interview',
    type: feedback,
    by: 'manager',
    daysAgo: 180,
    fields: [
      text('A time the candidate changed their mind', { required: true }),
      rate('Listening'),
      rate('Owning mistakes'),
      rate('Working with other teams'),
      question('Rate', {
        title: 'Would you enjoy working together?',
        levels: 10,
        symbol: 'Number',
        minLabel: 'Not at all',
        maxLabel: 'Very much',
        required: true,
      }),
      verdict,
    ],
  },
  {
    name: 'English interview',
    type: feedback,
    by: 'interviewer',
    daysAgo: 90,
    fields: [
      field('Section', { title: 'Spoken English', subTitle: 'Ten minutes of free conversation' }),
      field('Rate', { title: 'Fluency', levels: 5, symbol: 'Star', required: true, error: 'Please rate the fluency' }),
      field('Rate', { title: 'Vocabulary', levels: 5, symbol: 'Star' }),
      field('Radio', {
        title: 'CEFR level',
        values: options('A2 | 1', 'B1 | 2', 'B2 | 3', 'C1 | 4', 'C2 | 5'),
        defaultValue: 'B1',
      }),
      field('Checkbox', { title: 'The candidate can join English meetings' }),
      field('Upload', { title: 'Recording of the call' }),
    ],
  },
  {
    name: 'Intern assessment',
    type: feedback,
    by: 'manager',
    isInactive: true,
    daysAgo: 400,
    fields: [rate('Curiosity'), rate('Basics of programming'), text('What should the intern learn first?'), verdict],
  },
  { name: 'Probation review', type: feedback, by: 'interviewer', daysAgo: 20, fields: [] },
  {
    name: 'Salary offer',
    type: salaryOffer,
    by: 'interviewer',
    rank: 'Senior',
    columns: 2,
    daysAgo: 150,
    fields: [
      field('Input', {
        title: 'Gross salary (million đ)',
        required: true,
        error: 'Please enter the salary',
        valueType: 'number',
        greaterThan: 5,
        lessThan: 500,
        placeholder: 'Per month',
      }),
      field('Input', {
        title: 'Bonus (months)',
        valueType: 'number',
        greaterThan: 0,
        lessThan: 6,
        placeholder: 'Per year',
      }),
      field('DatePicker', { title: 'Start date', required: true }),
      field('Radio', {
        title: 'Contract',
        values: options('Probation 2 months', 'Definite 12 months', 'Indefinite'),
        defaultValue: 'Probation 2 months',
      }),
      field('TextArea', { title: 'Benefits', maxLength: 3000 }),
    ],
  },
  {
    name: 'Offer letter',
    type: offerLetter,
    by: 'interviewer',
    daysAgo: 140,
    fields: [
      field('Title', { title: 'Offer letter' }),
      field('Input', { title: 'Position', required: true, error: 'Please enter the position' }),
      field('Input', { title: 'Place of work', required: true, error: 'Please enter the place of work' }),
      field('DatePicker', { title: 'Valid until', required: true }),
      field('TextArea', { title: 'Words to the candidate', maxLength: 3000 }),
    ],
  },
  {
    name: siteForm,
    type: application,
    by: 'interviewer',
    daysAgo: 30,
    fields: [
      field('Radio', {
        title: 'Notice period',
        required: true,
        values: options('None', '2 weeks', '30 days', 'Longer'),
        defaultValue: '',
      }),
      field('Input', {
        title: 'Expected salary (million đ)',
        subTitle: 'Gross, per month',
        placeholder: '',
        valueType: 'number',
        greaterThan: 5,
        lessThan: 500,
      }),
      field('DatePicker', { title: 'Earliest start date' }),
      field('Switch', { title: 'Do you need a work permit?' }),
      field('TextArea', {
        title: 'Which permit do you have, and until when?',
        required: true,
        placeholder: '',
        maxLength: 300,
        showWhen: { field: 'Do you need a work permit?', is: [true] },
      }),
    ],
  },
]

const day = 86_400_000

/**
 * Offers need an approval before they count: the group of statuses that requires it, and the statuses after an approval
 * and a rejection.
 */
const approvals: Readonly<Record<number, readonly [group: string, yes: string, no: string]>> = {
  [salaryOffer]: ['Salary offer', 'Salary approved', 'Salary rejected'],
  [offerLetter]: ['Offer letter', 'Offer sent', 'Offer declined'],
}

function approvalOf(company: string, type: number): string {
  const asked = approvals[type]
  if (!asked) return '[]'
  const [group, yes, no] = asked
  const idOf = (name: string) => wordId(company, statusKinds.status, name)
  return JSON.stringify([
    {
      id_GroupStatus: wordId(company, statusKinds.group, group),
      isRequired: true,
      yesStatusId: idOf(yes),
      noStatusId: idOf(no),
    },
  ])
}

/**
 * Inserts interview forms of all categories, two of which were changed later. `by` replaces their authors in a company
 * without these people.
 */
export async function insertInterviewForms(db: CompanyDb, key: string, now: number, by?: string): Promise<void> {
  // The demo's conditions refer to a field by its title.
  const linked = (fields: readonly FormField[], one: FormField) => {
    const condition = conditionOf(one)
    return (
      condition && {
        showWhen: { ...condition, field: `q${fields.findIndex(({ title }) => title === condition.field) + 1}` },
      }
    )
  }
  const numbered = (fields: readonly FormField[]) =>
    fields.map((one, at) => ({
      ...one,
      key: `q${at + 1}`,
      id: `q${at + 1}`,
      name: `q${at + 1}`,
      ...linked(fields, one),
    }))
  const rows = forms.map(({ name, type, fields, by: author, isInactive = false, rank, columns = 1, daysAgo }, at) => ({
    id: demoId(`${key} form ${name}`),
    name,
    search: fold(name),
    type,
    is_active: !isInactive,
    contents: serialiseContents({
      isCalcJobRank: rank !== undefined,
      idJobRank: rank ? demoId(`${key} rank ${rank}`) : '',
      columns,
      fields: numbered(fields),
    }),
    approvals: approvalOf(key, type),
    attachment: '[]',
    created_by: by ?? author,
    created_at: new Date(now - daysAgo * day),
    updated_by: at % 3 === 0 ? (by ?? 'interviewer') : null,
    updated_at: at % 3 === 0 ? new Date(now - Math.round(daysAgo / 3) * day) : null,
  }))
  await db.insert('form_template', by ? rows.filter(({ type }, at) => type !== feedback || at < 3) : rows).execute()
}
