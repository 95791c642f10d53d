import type { CompanyDb } from '../core/database/companyDb.ts'
import { idAt, newId } from '../core/ids.ts'
import '../features/candidates/tables.ts'
import '../core/mail/outbox.ts'
import '../features/workflows/tables.ts'
import type { TriggerKind } from '../features/workflows/workflowShapes.ts'
import { users, type DemoUser } from './people/accounts.ts'
import { departmentId } from './people/organisation.ts'
import { demoId, type Seeded } from './random.ts'
import { processStatuses, systemStatuses } from '../company/interviewStatuses.ts'

interface DemoTrigger {
  on: string
  kind: TriggerKind
  /** Type and name of an e-mail template. */
  template?: readonly [type: number, name: string]
  /** Name of a feedback form. */
  form?: string
  recipient?: 'candidate' | 'owner'
  users?: readonly string[]
  to?: string
}

interface DemoWorkflow {
  name: string
  isActive: boolean
  departments: readonly string[]
  /** The keys of its statuses, in order. */
  statuses: string
  triggers: readonly DemoTrigger[]
}

const rejection = { kind: 'sendEmail', template: [7, 'Rejection'], recipient: 'candidate' } as const
const feedback = (form: string, ...users: string[]) =>
  ({ kind: 'askFeedback', template: [1, 'Feedback request'], form, users }) as const

const workflows: Record<string, readonly DemoWorkflow[]> = {
  first: [
    {
      name: 'Engineering hiring',
      isActive: true,
      departments: ['ENG', 'ENG-BE', 'ENG-FE', 'ENG-DATA', 'ENG-QA'],
      statuses:
        'NEW SCREENING CV_PASSED CV_FAILED INTERVIEW_PLANNED INTERVIEWED INTERVIEW_PASSED INTERVIEW_FAILED IN_PROCESS OFFERED ONBOARD REJECTED WITHDRAWN',
      triggers: [
        { on: 'NEW', kind: 'notifyUsers', users: ['recruiter'] },
        { on: 'CV_FAILED', kind: 'moveToStatus', to: 'REJECTED' },
        { on: 'INTERVIEWED', ...feedback('Technical interview – Backend', 'manager') },
        { on: 'INTERVIEW_FAILED', kind: 'moveToStatus', to: 'REJECTED' },
        { on: 'REJECTED', ...rejection },
      ],
    },
    {
      name: 'Tuyển dụng kinh doanh',
      isActive: true,
      departments: ['SALES', 'SALES-JP', 'FIN', 'HR', 'PEOPLE', 'TA'],
      statuses:
        'NEW SCREENING INTERVIEW_PLANNED INTERVIEWED IN_PROCESS SALARY_PROPOSED SALARY_APPROVED OFFERED ONBOARD REJECTED WITHDRAWN',
      triggers: [
        { on: 'INTERVIEWED', ...feedback('Culture interview', 'approver') },
        { on: 'SALARY_APPROVED', kind: 'notifyUsers', users: ['approver', 'recruiter2'] },
        { on: 'REJECTED', ...rejection },
      ],
    },
    {
      name: 'インターン選考',
      isActive: false,
      departments: ['TA-JP'],
      statuses: 'NEW SCREENING INTERVIEWED IN_PROCESS OFFERED ONBOARD REJECTED WITHDRAWN',
      triggers: [],
    },
  ],
  other: [
    {
      name: 'Standard hiring',
      isActive: true,
      departments: ['DEV', 'OPS'],
      statuses: 'NEW SCREENING INTERVIEW_PLANNED INTERVIEWED IN_PROCESS OFFERED ONBOARD REJECTED WITHDRAWN',
      triggers: [{ on: 'REJECTED', ...rejection }],
    },
    {
      name: 'Management search',
      isActive: false,
      departments: ['MGMT'],
      statuses: 'NEW IN_PROCESS OFFERED ONBOARD REJECTED WITHDRAWN',
      triggers: [],
    },
  ],
}

const catalogue = new Map([...processStatuses, ...systemStatuses].map((status) => [status[1], status]))
const isSystem = (key: string) => systemStatuses.some((status) => status[1] === key)

const filled = 3

/** Adds the workflows of a company, and assigns them to the jobs of their departments. */
export async function insertWorkflows(db: CompanyDb, company: string, createdBy: string): Promise<void> {
  for (const [at, { name, isActive, departments, statuses, triggers }] of workflows[company]!.entries()) {
    const id = demoId(`${company} workflow ${name}`)
    const statusId = (key: string) => demoId(`${company} workflow ${name} ${key}`)
    const on = departments.map((key) => departmentId(company, key))
    const created = new Date(Date.now() - (90 - at * 20) * 86_400_000)
    await db
      .insert('workflow', {
        id,
        name,
        is_active: isActive,
        created_by: createdBy,
        created_at: created,
        updated_by: createdBy,
        updated_at: created,
      })
      .execute()
    await db
      .insert(
        'workflow_department',
        on.map((department) => ({ workflow_id: id, department_id: department })),
      )
      .execute()
    await db
      .insert(
        'workflow_status',
        statuses.split(' ').map((key, position) => {
          const [title, , color] = catalogue.get(key)!
          return { id: statusId(key), workflow_id: id, name: title, key, color, position, is_system: isSystem(key) }
        }),
      )
      .execute()
    for (const [place, trigger] of triggers.entries()) {
      const { on: key, kind, template, form, recipient = null, users = [], to } = trigger
      await db
        .insert('workflow_trigger', {
          id: newId(),
          status_id: statusId(key),
          kind,
          template_id: template ? demoId(`${company} template ${template[0]} ${template[1]}`) : null,
          form_id: form ? demoId(`${company} form ${form}`) : null,
          recipient,
          user_names: [...users],
          target_id: to ? statusId(to) : null,
          position: place + 1,
          created_by: createdBy,
          updated_by: createdBy,
        })
        .execute()
    }
    if (!isActive) continue
    await db.update('job').set({ workflow_id: id }).where('job.department_id', 'in', on).execute()
    // A job is filled by the candidates who have reached the end of its workflow.
    await db
      .update('job')
      .set({ workflow_id: id })
      .where('job.status', '=', filled)
      .where('job.workflow_id', 'is', null)
      .execute()
  }
}

/**
 * Returns a function that chooses the stage of a candidate in a job's workflow: most candidates are near its beginning.
 */
export async function placesIn(db: CompanyDb): Promise<(workflowId: string | null, random: Seeded) => string | null> {
  // Nobody is at a stage from which a trigger moves candidates on.
  const left = db
    .from('workflow_trigger')
    .select('workflow_trigger.status_id')
    .where('workflow_trigger.target_id', 'is not', null)
  const rows = await db
    .from('workflow_status')
    .select(['workflow_status.id', 'workflow_status.workflow_id'])
    .where('workflow_status.id', 'not in', left)
    .orderBy('workflow_status.position')
    .execute()
  const statuses = Map.groupBy(rows, (row) => row.workflow_id)
  return (workflowId, random) => {
    const own = workflowId === null ? undefined : statuses.get(workflowId)
    return own ? own[Math.min(random.whole(0, own.length - 1), random.whole(0, own.length - 1))]!.id : null
  }
}

const emails = new Map(Object.values(users as Record<string, DemoUser>).map(({ userName, email }) => [userName, email]))

/** Inserts the log of the triggers for the candidates who most recently entered statuses that send mails. */
export async function insertRuns(db: CompanyDb): Promise<void> {
  const rows = await db
    .from('job_candidate')
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .innerJoin('workflow_trigger', (join) =>
      join
        .onRef('workflow_trigger.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_trigger.status_id', '=', 'workflow_status.id'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'job_candidate.company_id').onRef('job.id', '=', 'job_candidate.job_id'),
    )
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id'),
    )
    .select([
      'workflow_status.workflow_id',
      'workflow_status.name as status_name',
      'workflow_trigger.id as trigger_id',
      'workflow_trigger.kind',
      'workflow_trigger.user_names',
      'job.id as job_id',
      'job.title as job_title',
      'job.owner',
      'candidate.id as candidate_id',
      'candidate.name as candidate_name',
      'candidate.emails',
      'job_candidate.status_at',
    ])
    .orderBy('job_candidate.status_at', 'desc')
    .orderBy('candidate.id')
    .limit(40)
    .execute()
  const runs = rows.map(({ user_names: userNames, owner, emails: own, status_at: at, ...row }) => {
    const recipients =
      row.kind === 'sendEmail' ? own.slice(0, 1) : userNames.flatMap((userName) => emails.get(userName) ?? [])
    return {
      ...row,
      id: idAt(at!, demoId(`run ${row.trigger_id} ${row.candidate_id} ${row.job_id}`)),
      at: at!,
      cause: row.status_name === 'New' ? ('added' as const) : ('moved' as const),
      outcome: recipients.length > 0 ? ('done' as const) : ('skipped' as const),
      reason: recipients.length > 0 ? null : ('noRecipient' as const),
      recipients,
      subject: recipients.length > 0 ? `${row.candidate_name}: ${row.status_name}` : null,
      target_name: null,
      user_name: owner,
    }
  })
  await db.insertMany('workflow_run', runs)
  await insertSent(db, runs)
}

/** Inserts the mails in the log, so that the demo's mailbox shows them. */
async function insertSent(
  db: CompanyDb,
  runs: readonly {
    id: string
    kind: string
    at: Date
    recipients: string[]
    subject: string | null
    user_name: string
    job_title: string
  }[],
): Promise<void> {
  const mails = runs.flatMap(({ id, kind, at, recipients, subject, user_name, job_title }) =>
    recipients.map((recipient) => ({
      id: idAt(at, demoId(`mail ${id} ${recipient}`)),
      kind: `workflow-${kind}`,
      source_id: id,
      recipient,
      subject: subject!,
      body: `${subject}\n\n${job_title}\n`,
      created_by: user_name,
      created_at: at,
      state: 'sent' as const,
      tries: 1,
      sent_at: at,
    })),
  )
  if (mails.length > 0) await db.insert('mail', mails).execute()
}
