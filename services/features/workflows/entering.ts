import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { putMails } from '../../core/mail/outbox.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { record } from '../candidates/writes/history.ts'
import { newId } from '../../core/ids.ts'
import type { workflowMoveCandidates } from './statusContract.ts'
import type { RunCause, WorkflowGroup } from './workflowShapes.ts'
import { occasionsOf, type Context } from './occasions.ts'
import { plan, type Occasion, type PlannedStep } from './plan.ts'
import { group } from './queries.ts'
import './tables.ts'

interface Entry {
  workflow: WorkflowGroup
  statusId: string
  jobId: string
  candidateIds: readonly string[]
  cause: RunCause
}

/**
 * Candidates of a job enter a status: where they stand is written down, and the triggers do what they are there for, all in
 * the caller's transaction. The job is locked by the caller, so that nobody enters two statuses at once.
 */
export async function enterStatus(
  context: Context,
  { workflow, statusId, jobId, candidateIds, cause }: Entry,
): Promise<{ candidateId: string; statusId: string }[]> {
  const {
    db,
    caller: { userName },
  } = context
  const nameOf = (id: string) => workflow.statuses.find((status) => status.id === id)!.name
  const entered = (await occasionsOf(context, workflow, jobId, candidateIds)).map((occasion) => {
    const steps = plan(workflow, statusId, occasion)
    return {
      occasion,
      steps,
      path: [statusId, ...steps.flatMap(({ outcome, targetId }) => (outcome === 'done' && targetId ? [targetId] : []))],
    }
  })
  const places = Map.groupBy(entered, ({ path }) => path.at(-1)!)
  for (const [last, group] of places) {
    await db
      .update('job_candidate')
      .set({ status_id: last, status_by: userName, status_at: new Date() })
      .where('job_candidate.job_id', '=', jobId)
      .where(
        'job_candidate.candidate_id',
        'in',
        group.map(({ occasion }) => occasion.candidate.id),
      )
      .execute()
  }
  const runs = entered.flatMap(({ occasion, steps }) =>
    steps.map((step) => ({
      mails: step.mails,
      row: runOf(workflow.id, occasion, step, step.statusId === statusId ? cause : 'trigger', userName),
    })),
  )
  await db.insertMany(
    'workflow_run',
    runs.map(({ row }) => row),
  )
  await putMails(
    db,
    runs.flatMap(({ row: { id: sourceId, kind }, mails }) =>
      mails.map((mail) => ({ ...mail, kind: `workflow-${kind}`, sourceId, createdBy: userName })),
    ),
  )
  await record(
    db,
    userName,
    entered.flatMap(({ occasion: { candidate, job }, path }) =>
      path
        .slice(cause === 'added' ? 1 : 0)
        .map((id) => ({
          candidateId: candidate.id,
          kind: 'movedToStatus' as const,
          subject: `${nameOf(id)} (${job.title})`,
        })),
    ),
  )
  return entered.map(({ occasion: { candidate }, path }) => ({ candidateId: candidate.id, statusId: path.at(-1)! }))
}

/** The entry of the log for a step that was done or skipped. */
const runOf = (
  workflowId: string,
  { candidate, job }: Occasion,
  step: PlannedStep,
  cause: RunCause,
  userName: string,
) => ({
  id: newId(),
  workflow_id: workflowId,
  trigger_id: step.triggerId,
  kind: step.kind,
  status_name: step.statusName,
  candidate_id: candidate.id,
  candidate_name: candidate.name,
  job_id: job.id,
  job_title: job.title,
  cause,
  outcome: step.outcome,
  reason: step.reason,
  recipients: step.mails.map(({ recipient }) => recipient),
  subject: step.mails[0]?.subject ?? null,
  target_name: step.targetName,
  user_name: userName,
  at: new Date(),
})

/** A workflow whose statuses nobody changes until the transaction ends. */
async function heldGroup(db: CompanyDb, id: string): Promise<WorkflowGroup> {
  await db.from('workflow').select('workflow.id').where('workflow.id', '=', id).forShare().execute()
  return group(db, id)
}

/** Candidates that were just added to a job stand in the first status of its workflow. The job is locked. */
export async function enterFirstStatus(
  context: Context,
  jobId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const job = await context.db.from('job').select('job.workflow_id').where('job.id', '=', jobId).executeTakeFirst()
  if (!job?.workflow_id || candidateIds.length === 0) return
  const workflow = await heldGroup(context.db, job.workflow_id)
  const [first] = workflow.statuses
  if (first) await enterStatus(context, { workflow, statusId: first.id, jobId, candidateIds, cause: 'added' })
}

/** Puts candidates of a job into a status of its workflow; those who stand there already stay, and nothing fires. */
export async function moveCandidates(
  context: Context,
  { jobId, statusId, candidateIds }: BodyOf<typeof workflowMoveCandidates>,
) {
  const { db } = context
  const job = await db
    .from('job')
    .select(['job.id', 'job.workflow_id'])
    .where('job.id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw notFound()
  const workflow = job.workflow_id === null ? null : await heldGroup(db, job.workflow_id)
  const status = workflow?.statuses.find(({ id }) => id === statusId.toLowerCase())
  if (!workflow || !status) throw badInput({ statusId: ["is no status of the job's workflow"] })
  const rows = await db
    .from('job_candidate')
    .select(['job_candidate.candidate_id', 'job_candidate.status_id'])
    .where('job_candidate.job_id', '=', job.id)
    .where('job_candidate.candidate_id', 'in', candidateIds)
    .execute()
  const movers = rows.filter((row) => row.status_id !== status.id).map((row) => row.candidate_id)
  const stayers = rows
    .filter((row) => row.status_id === status.id)
    .map((row) => ({ candidateId: row.candidate_id, statusId: status.id }))
  return [
    ...stayers,
    ...(await enterStatus(context, {
      workflow,
      statusId: status.id,
      jobId: job.id,
      candidateIds: movers,
      cause: 'moved',
    })),
  ]
}
