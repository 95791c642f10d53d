import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { MailStatus } from '../../core/contract/mails.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Caller } from '../../core/http/routes.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import { page, type Listed } from '../../core/http/paging.ts'
import { hintOf } from '../../core/links/links.ts'
import { mailsOf } from '../../core/mail/outbox.ts'
import { fold } from '../../../common/text.ts'
import { wordPattern } from '../../core/like.ts'
import type { workflowDryRun, workflowRunList, workflowSubjects } from './statusContract.ts'
import type { RunOutcome, TriggerStep, WorkflowGroup, WorkflowRun } from './workflowShapes.ts'
import { occasionsOf, type Context } from './occasions.ts'
import { isAtOnce, plan, type Occasion, type PlannedStep } from './plan.ts'
import { group, groupOfStatus } from './queries.ts'
import './tables.ts'

/** Returns what would happen if the candidate entered the status for the job. */
export async function dryRun(
  context: Context,
  { statusId, jobId, candidateId }: BodyOf<typeof workflowDryRun>,
): Promise<TriggerStep[]> {
  const { group: workflow, status } = await groupOfStatus(context.db, statusId)
  const [occasion] = await occasionsOf(context, workflow, jobId, [candidateId])
  if (!occasion) throw notFound()
  return planAhead(workflow, status.id, seesNames(context.caller) ? occasion : withoutPerson(occasion)).map(
    ({ statusId: _status, targetId: _target, asks: _asks, mails, ...step }) => ({
      ...step,
      mails: mails.map(({ recipient, subject, body }) => ({ recipient, subject, body })),
    }),
  )
}

/** The result of a trigger that is skipped because the candidate leaves the status before. */
const left = () => ({ outcome: 'skipped' as const, reason: 'left' as const, mails: [], missing: [] })

/**
 * Plans what triggers do at once, and what follows when delayed ones move the candidate, provided that nothing else
 * changes.
 */
function planAhead(workflow: WorkflowGroup, startId: string, occasion: Occasion) {
  const steps: (PlannedStep & { afterMinutes: number })[] = []
  const been: string[] = []
  let entered: string | null = startId
  let afterMinutes = 0
  while (entered !== null) {
    const found: PlannedStep[] = plan(workflow, entered, occasion, been)
    const moves = found.filter(({ targetId }) => targetId !== null)
    const path: string[] = [entered, ...moves.filter(isAtOnce).map(({ targetId }) => targetId!)]
    const last = path.at(-1)
    const [next] = moves
      .filter((step) => !isAtOnce(step) && step.statusId === last)
      .sort((one, other) => one.delayMinutes - other.delayMinutes)
    const isLeft = (step: PlannedStep) =>
      !isAtOnce(step) && (step.statusId !== last || (next !== undefined && step.delayMinutes > next.delayMinutes))
    for (const step of found) steps.push({ ...step, ...(isLeft(step) && left()), afterMinutes })
    been.push(...path)
    entered = next?.targetId ?? null
    afterMinutes += next?.delayMinutes ?? 0
  }
  return steps
}

/** Whether the caller sees the names of candidates. Users who set up workflows do not need them. */
const seesNames = ({ permissions }: Pick<Caller, 'permissions'>) =>
  permissions.has('Candidate:ReadCandidate') || permissions.has('JobRequest:InterviewManage')

/** Shown in place of a candidate's name. */
const noName = '•••'

const withoutPerson = ({ candidate, values, ...occasion }: Occasion): Occasion => ({
  ...occasion,
  candidate: { ...candidate, name: noName, email: candidate.email && hintOf(candidate.email) },
  values: { ...values, Candidate_Name: noName },
})

/** Hides the name and address of the candidate in a log entry. */
function withoutNames({ candidateName, subject, recipients, mails, ...run }: WorkflowRun): WorkflowRun {
  const hidden = (text: string) => (candidateName ? text.replaceAll(candidateName, noName) : text)
  // Only these mails may go to candidates. The addresses of colleagues are not secret.
  const address = (text: string) => (run.kind === 'sendEmail' ? hintOf(text) : text)
  return {
    ...run,
    candidateName: null,
    subject: subject && hidden(subject),
    recipients: recipients.map(address),
    mails: mails.map((mail) => ({
      ...mail,
      recipient: address(mail.recipient),
      subject: hidden(mail.subject),
      // The answer of a mail server repeats the address.
      answer: null,
    })),
  }
}

/**
 * Returns candidates of jobs for trying out triggers. Those of jobs that follow the workflow come first, then the last
 * added.
 */
export async function listSubjects(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { groupId, keyword = '', ...paging }: BodyOf<typeof workflowSubjects>,
) {
  const { id } = await group(db, groupId)
  let query = db
    .from('job_candidate')
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'job_candidate.company_id').onRef('job.id', '=', 'job_candidate.job_id'),
    )
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id'),
    )
    .leftJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select([
      'candidate.id as candidateId',
      'candidate.name as candidateName',
      'job.id as jobId',
      'job.title as jobTitle',
      'workflow_status.name as statusName',
    ])
    .where('candidate.deleted_at', 'is', null)
  for (const word of fold(keyword).split(/\s+/).filter(Boolean)) {
    const searched = seesNames(caller) ? sql`' ' || candidate.search || job.search` : sql`job.search`
    query = query.where(sql<boolean>`${searched} like ${wordPattern(word)}`)
  }
  const found = await page(
    query
      .orderBy(sql`job.workflow_id = ${id}::uuid`, (order) => order.desc().nullsLast())
      .orderBy('job_candidate.added_at', 'desc')
      .orderBy('candidate.id')
      .orderBy('job.id'),
    paging,
  )
  return seesNames(caller) ? found : { ...found, data: found.data.map((row) => ({ ...row, candidateName: null })) }
}

function outcomeOf(mails: readonly MailStatus[]): RunOutcome {
  if (mails.some(({ state }) => state === 'failed')) return 'failed'
  return mails.every(({ state }) => state === 'sent') ? 'done' : 'waiting'
}

/** Returns one page of the log of a workflow's triggers, newest first. */
export async function listRuns(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { groupId, ...wanted }: BodyOf<typeof workflowRunList>,
): Promise<Listed<WorkflowRun>> {
  const { id } = await group(db, groupId)
  const found = await list(
    db
      .from('workflow_run')
      .select([
        'workflow_run.id',
        'workflow_run.trigger_id as triggerId',
        'workflow_run.kind',
        'workflow_run.status_name as statusName',
        'workflow_run.candidate_id as candidateId',
        'workflow_run.candidate_name as candidateName',
        'workflow_run.job_id as jobId',
        'workflow_run.job_title as jobTitle',
        'workflow_run.cause',
        'workflow_run.outcome',
        'workflow_run.reason',
        'workflow_run.unmet',
        'workflow_run.recipients',
        'workflow_run.subject',
        'workflow_run.target_name as targetName',
        'workflow_run.user_name as userName',
        'workflow_run.at',
        'workflow_run.due_at',
      ])
      .where('workflow_run.workflow_id', '=', id),
    [desc('workflow_run.id')],
    wanted,
  )
  const mails = await mailsOf(
    db,
    found.data.map((run) => run.id),
  )
  return {
    ...found,
    data: found.data.map(({ at, due_at: dueAt, outcome, ...run }) => {
      const own = mails.get(run.id) ?? []
      const whole = {
        ...run,
        date: at.toISOString(),
        dueDate: dueAt?.toISOString() ?? null,
        mails: own,
        outcome: outcome === 'done' ? outcomeOf(own) : outcome,
      }
      return seesNames(caller) ? whole : withoutNames(whole)
    }),
  }
}
