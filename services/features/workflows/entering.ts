import { badInput, notFound } from '../../core/errors.ts'
import { putMail } from '../../core/mail.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { record } from '../candidates/history.ts'
import { newId } from '../candidates/ids.ts'
import type { RunCause, workflowMoveCandidates, WorkflowGroup } from './contract.ts'
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
export async function enterStatus(context: Context, { workflow, statusId, jobId, candidateIds, cause }: Entry): Promise<{ candidateId: string; statusId: string }[]> {
  const { db, caller: { userName } } = context
  const entered = []
  const moves: { candidateId: string; kind: 'movedToStatus'; subject: string }[] = []
  const nameOf = (id: string) => workflow.statuses.find((status) => status.id === id)!.name
  for (const occasion of await occasionsOf(context, workflow, jobId, candidateIds)) {
    const steps = plan(workflow, statusId, occasion)
    const { candidate, job } = occasion
    const path = [statusId, ...steps.flatMap(({ outcome, targetId }) => (outcome === 'done' && targetId ? [targetId] : []))]
    const last = path.at(-1)!
    await db.update('job_candidate').set({ status_id: last, status_by: userName, status_at: new Date() })
      .where('job_candidate.job_id', '=', job.id).where('job_candidate.candidate_id', '=', candidate.id).execute()
    for (const step of steps) await carryOut(context, workflow.id, occasion, step, step.statusId === statusId ? cause : 'trigger')
    for (const id of cause === 'added' ? path.slice(1) : path) moves.push({ candidateId: candidate.id, kind: 'movedToStatus', subject: `${nameOf(id)} (${job.title})` })
    entered.push({ candidateId: candidate.id, statusId: last })
  }
  await record(db, userName, moves)
  return entered
}

/** Sends what a step sends, and writes it into the log of the workflow. */
async function carryOut({ db, caller: { userName } }: Context, workflowId: string, { candidate, job }: Occasion, step: PlannedStep, cause: RunCause): Promise<void> {
  for (const mail of step.mails) await putMail(db, { kind: `workflow-${step.kind}`, ...mail, createdBy: userName })
  await db.insert('workflow_run', {
    id: newId(), workflow_id: workflowId, trigger_id: step.triggerId, kind: step.kind, status_name: step.statusName,
    candidate_id: candidate.id, candidate_name: candidate.name, job_id: job.id, job_title: job.title,
    cause, outcome: step.outcome, reason: step.reason, recipients: step.mails.map(({ recipient }) => recipient),
    subject: step.mails[0]?.subject ?? null, target_name: step.targetName, user_name: userName,
  }).execute()
}

/** Candidates that were just added to a job stand in the first status of its workflow. The job is locked. */
export async function enterFirstStatus(context: Context, jobId: string, candidateIds: readonly string[]): Promise<void> {
  const job = await context.db.from('job').select('job.workflow_id').where('job.id', '=', jobId).executeTakeFirst()
  if (!job?.workflow_id || candidateIds.length === 0) return
  const workflow = await group(context.db, job.workflow_id)
  const [first] = workflow.statuses
  if (first) await enterStatus(context, { workflow, statusId: first.id, jobId, candidateIds, cause: 'added' })
}

/** Puts candidates of a job into a status of its workflow; those who stand there already stay, and nothing fires. */
export async function moveCandidates(context: Context, { jobId, statusId, candidateIds }: BodyOf<typeof workflowMoveCandidates>) {
  const { db } = context
  const job = await db.from('job').select(['job.id', 'job.workflow_id']).where('job.id', '=', jobId).forUpdate().executeTakeFirst()
  if (!job) throw notFound()
  const workflow = job.workflow_id === null ? null : await group(db, job.workflow_id)
  const status = workflow?.statuses.find(({ id }) => id === statusId.toLowerCase())
  if (!workflow || !status) throw badInput({ statusId: ['is no status of the job\'s workflow'] })
  const rows = await db.from('job_candidate').select(['job_candidate.candidate_id', 'job_candidate.status_id'])
    .where('job_candidate.job_id', '=', job.id).where('job_candidate.candidate_id', 'in', candidateIds).execute()
  const movers = rows.filter((row) => row.status_id !== status.id).map((row) => row.candidate_id)
  const stayers = rows.filter((row) => row.status_id === status.id).map((row) => ({ candidateId: row.candidate_id, statusId: status.id }))
  return [...stayers, ...await enterStatus(context, { workflow, statusId: status.id, jobId: job.id, candidateIds: movers, cause: 'moved' })]
}
