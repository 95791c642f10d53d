import type { CompanyDb } from '../../core/database/companyDb.ts'
import { candidatePath, firstOf, notify, type News } from '../../core/notifications/notify.ts'
import { putMails, type NewMail } from '../../core/mail/outbox.ts'
import { notifyWatchers } from '../candidates/watchers.ts'
import { record } from '../candidates/writes/history.ts'
import { newId } from '../../core/ids.ts'
import { placesOf, recountJobs, stageOf, publishPipelineChange, writeMoves, type NewMove } from '../pipelines/moves.ts'
import type { RunCause, TriggerKind, WorkflowGroup } from './workflowShapes.ts'
import { askBySteps } from './feedback.ts'
import { occasionsOf, type TriggerContext } from './occasions.ts'
import { isAtOnce, plan, type Occasion, type PlannedMail, type PlannedStep } from './plan.ts'
import { group } from './queries.ts'
import { queueDelayedTriggers } from './triggers/waking.ts'
import './tables.ts'

interface Entry {
  workflow: WorkflowGroup
  statusId: string
  jobId: string
  candidateIds: readonly string[]
  cause: RunCause
  /** The id for undoing the action; generated if omitted. */
  actionId?: string
  /** The statuses through which triggers have already moved the candidates. */
  been?: readonly string[]
}

/**
 * Moves candidates of a job into a status and runs its triggers, all in the caller's transaction. The caller must hold a lock on the job,
 * so that a candidate cannot enter two statuses at once.
 */
export async function enterStatus(
  context: TriggerContext,
  { workflow, statusId, jobId, candidateIds, cause, actionId = newId(), been = [] }: Entry,
): Promise<{ candidateId: string; statusId: string }[]> {
  const {
    db,
    caller: { userName },
  } = context
  const stage = (id: string) => workflow.statuses.find((status) => status.id === id)!
  const nameOf = (id: string) => stage(id).name
  const planned = (await occasionsOf(context, workflow, jobId, candidateIds)).map((occasion) => {
    const steps = plan(workflow, statusId, occasion, been)
    return { occasion, steps, path: [statusId, ...steps.filter(isAtOnce).flatMap(({ targetId }) => targetId ?? [])] }
  })
  if (planned.length === 0) return []
  // Taken before feedback is requested, because undoing also withdraws the requests made since then.
  const at = new Date()
  const { planned: entered, news } = await askBySteps(context, planned)
  const before = new Map((await placesOf(db, jobId, candidateIds)).map((place) => [place.candidate_id, place]))
  for (const [last, group] of Map.groupBy(entered, ({ path }) => path.at(-1)!)) {
    await db
      .update('job_candidate')
      .set({ status_id: last, status_by: userName, status_at: at })
      .where('job_candidate.job_id', '=', jobId)
      .where(
        'job_candidate.candidate_id',
        'in',
        group.map(({ occasion }) => occasion.candidate.id),
      )
      .execute()
  }
  const moves = entered.flatMap(({ occasion, steps, path }) => {
    const place = before.get(occasion.candidate.id)!
    return path.map((id, step): NewMove => {
      const was = step === 0 ? stageOf(place) : stage(path[step - 1]!)
      return {
        jobId,
        candidateId: place.candidate_id,
        cause: step === 0 ? cause : 'trigger',
        from: was,
        to: stage(id),
        actionId,
        userName,
        at,
        mails: step === 0 ? steps.filter(isAtOnce).reduce((sum, { mails }) => sum + mails.length, 0) : 0,
        was: { by: place.status_by, at: place.status_at },
      }
    })
  })
  await writeMoves(db, moves)
  await recountJobs(db, [jobId])
  await publishPipelineChange(db, { jobId, ids: [...before.values()].map(({ id }) => id) })
  const runs = entered.flatMap(({ occasion, steps, path }) =>
    steps.map((step) => {
      const row = runOf(workflow.id, occasion, step, step.statusId === statusId ? cause : 'trigger', userName)
      return isAtOnce(step)
        ? { mails: step.mails, row }
        : { mails: [], row: { ...row, ...delayed(step, at, [...been, ...path]) } }
    }),
  )
  await db.insertMany(
    'workflow_run',
    runs.map(({ row }) => row),
  )
  await queueDelayedTriggers(
    context,
    runs.flatMap(({ row: { due_at: dueAt } }) => dueAt ?? []),
  )
  await putMails(
    db,
    runs.flatMap(({ row, mails }) => mailsOf(row, mails)),
  )
  await notify(db, userName, ...news, ...newsOf(workflow, entered))
  // Adding a candidate to a job is not a move.
  if (cause !== 'added')
    for (const [last, group] of Map.groupBy(entered, ({ path }) => path.at(-1)!))
      await notifyWatchers(
        context,
        group.map(({ occasion: { candidate } }) => candidate.id),
        (theirs) => ({
          kind: 'candidateMoved',
          params: { ...firstOf(theirs), status: nameOf(last), job: group[0]!.occasion.job.title },
          path: candidatePath(theirs[0]!.id),
        }),
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

/** Returns the mails of a log entry for the outbox. */
export const mailsOf = (
  { id: sourceId, kind, user_name: createdBy }: { id: string; kind: TriggerKind; user_name: string },
  mails: readonly PlannedMail[],
): NewMail[] =>
  mails.map(({ userName: _reader, contents: _said, ...mail }) => ({
    ...mail,
    kind: `workflow-${kind}`,
    sourceId,
    createdBy,
  }))

/** Returns the columns of the log with the result of a step, or the reason why it did nothing. */
export const resultOf = (step: PlannedStep) => ({
  outcome: step.outcome,
  reason: step.reason,
  unmet: step.unmet,
  recipients: step.mails.map(({ recipient }) => recipient),
  subject: step.mails[0]?.subject ?? null,
  target_name: step.targetName,
})

/** Returns the columns of a step that waits for its time, with the conditions under which it will run. */
const delayed = ({ delayMinutes, statusId }: PlannedStep, at: Date, path: string[]) => ({
  outcome: 'delayed' as const,
  reason: null,
  unmet: [],
  recipients: [],
  subject: null,
  target_name: null,
  due_at: new Date(at.getTime() + delayMinutes * 60_000),
  status_id: statusId,
  entered_at: at,
  path,
})

/** Returns the log entry of a step. */
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
  ...resultOf(step),
  user_name: userName,
  at: new Date(),
  due_at: null as Date | null,
  status_id: null as string | null,
  entered_at: null as Date | null,
  path: null as string[] | null,
})

interface Entered {
  occasion: Occasion
  steps: readonly PlannedStep[]
}

/** Returns the inbox notifications that triggers send to colleagues: one per trigger and user, regardless of the number of candidates. */
export function newsOf({ statuses }: WorkflowGroup, entered: readonly Entered[]): News[] {
  const triggers = new Map(statuses.flatMap((status) => status.triggers.map((trigger) => [trigger.id, trigger])))
  // Users without an e-mail address are notified here nevertheless.
  const told = entered.flatMap(({ occasion, steps }) =>
    steps
      .filter((step) => isAtOnce(step) && (step.outcome === 'done' || step.reason === 'noRecipient'))
      .map((step) => ({ ...occasion, step })),
  )
  return [...Map.groupBy(told, ({ step }) => step.triggerId)].flatMap(([id, group]): News[] => {
    const [{ candidate, job, step }] = group as [(typeof group)[number]]
    const about = { to: triggers.get(id)?.userNames ?? [], path: candidatePath(candidate.id) }
    const params = { ...firstOf(group.map((each) => each.candidate)), job: job.title }
    return step.kind === 'notifyUsers'
      ? [{ ...about, kind: 'statusEntered', params: { ...params, status: step.statusName } }]
      : []
  })
}

/** Returns a workflow and locks its statuses against changes until the transaction ends. */
export async function lockGroupShared(db: CompanyDb, id: string): Promise<WorkflowGroup> {
  await db.from('workflow').select('workflow.id').where('workflow.id', '=', id).forShare().execute()
  return group(db, id)
}

/** Moves candidates who were just added to a job into the first status of its workflow. The caller must hold a lock on the job. */
export async function enterFirstStatus(
  context: TriggerContext,
  jobId: string,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return
  const { db, caller } = context
  const job = await db.from('job').select('job.workflow_id').where('job.id', '=', jobId).executeTakeFirst()
  const workflow = job?.workflow_id ? await lockGroupShared(db, job.workflow_id) : null
  const first = workflow?.statuses[0]
  if (workflow && first) {
    await enterStatus(context, { workflow, statusId: first.id, jobId, candidateIds, cause: 'added' })
    return
  }
  const actionId = newId()
  const added = { jobId, cause: 'added', from: null, to: null, actionId, userName: caller.userName } as const
  await writeMoves(
    db,
    candidateIds.map((candidateId) => ({ ...added, candidateId })),
  )
  await recountJobs(db, [jobId])
  await publishPipelineChange(db, { jobId, ids: (await placesOf(db, jobId, candidateIds)).map(({ id }) => id) })
}
