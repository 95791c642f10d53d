import type { CompanyDb } from '../../core/database/companyDb.ts'
import { candidatePath, firstOf, notify, type News } from '../../core/notifications/notify.ts'
import { putMails, type NewMail } from '../../core/mail/outbox.ts'
import { tellWatchers } from '../candidates/watchers.ts'
import { record } from '../candidates/writes/history.ts'
import { newId } from '../../core/ids.ts'
import { placesOf, recountJobs, stageOf, tellPipeline, writeMoves, type NewMove } from '../pipelines/moves.ts'
import type { RunCause, TriggerKind, WorkflowGroup } from './workflowShapes.ts'
import { askBySteps } from './feedback.ts'
import { occasionsOf, type TriggerContext } from './occasions.ts'
import { isAtOnce, plan, type Occasion, type PlannedMail, type PlannedStep } from './plan.ts'
import { group } from './queries.ts'
import { wakeAt } from './triggers/waking.ts'
import './tables.ts'

interface Entry {
  workflow: WorkflowGroup
  statusId: string
  jobId: string
  candidateIds: readonly string[]
  cause: RunCause
  /** By which it is undone; a new one when left out. */
  actionId?: string
  /** The statuses that triggers have led the candidates through before. */
  been?: readonly string[]
}

/**
 * Candidates of a job enter a status: where they stand is written down, and the triggers do what they are there for, all in
 * the caller's transaction. The job is locked by the caller, so that nobody enters two statuses at once.
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
  // Before what is asked: undoing takes back what was asked since.
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
  await tellPipeline(db, { jobId, ids: [...before.values()].map(({ id }) => id) })
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
  await wakeAt(
    context,
    runs.flatMap(({ row: { due_at: dueAt } }) => dueAt ?? []),
  )
  await putMails(
    db,
    runs.flatMap(({ row, mails }) => mailsOf(row, mails)),
  )
  await notify(db, userName, ...news, ...newsOf(workflow, entered))
  // Who adds a candidate to a job has moved nobody.
  if (cause !== 'added')
    for (const [last, group] of Map.groupBy(entered, ({ path }) => path.at(-1)!))
      await tellWatchers(
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

/** What the outbox takes of an entry of the log. */
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

/** What the log tells of what a step has done, or why it has done nothing. */
export const resultOf = (step: PlannedStep) => ({
  outcome: step.outcome,
  reason: step.reason,
  unmet: step.unmet,
  recipients: step.mails.map(({ recipient }) => recipient),
  subject: step.mails[0]?.subject ?? null,
  target_name: step.targetName,
})

/** The entry of a step whose time has not come: it says under which conditions it will. */
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

/** The entry of the log for a step. */
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

/** What triggers put into the inboxes of colleagues: one notification a trigger and person, however many candidates entered. */
export function newsOf({ statuses }: WorkflowGroup, entered: readonly Entered[]): News[] {
  const triggers = new Map(statuses.flatMap((status) => status.triggers.map((trigger) => [trigger.id, trigger])))
  // Who has no e-mail address is told here all the same.
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

/** A workflow whose statuses nobody changes until the transaction ends. */
export async function heldGroup(db: CompanyDb, id: string): Promise<WorkflowGroup> {
  await db.from('workflow').select('workflow.id').where('workflow.id', '=', id).forShare().execute()
  return group(db, id)
}

/** Candidates that were just added to a job stand in the first status of its workflow. The job is locked. */
export async function enterFirstStatus(
  context: TriggerContext,
  jobId: string,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return
  const { db, caller } = context
  const job = await db.from('job').select('job.workflow_id').where('job.id', '=', jobId).executeTakeFirst()
  const workflow = job?.workflow_id ? await heldGroup(db, job.workflow_id) : null
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
  await tellPipeline(db, { jobId, ids: (await placesOf(db, jobId, candidateIds)).map(({ id }) => id) })
}
