import type { Selectable } from 'kysely'
import { noCache } from '../../../core/cache.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { companyDirectory } from '../../../core/identity/people/directory.ts'
import type { Queue } from '../../../core/jobs/jobs.ts'
import { putMails } from '../../../core/mail/outbox.ts'
import { notify } from '../../../core/notifications/notify.ts'
import { endedJobStates } from '../../pipelines/actionOutcomes.ts'
import { placesOf } from '../../pipelines/moves.ts'
import { enterStatus, lockGroupShared, mailsOf, newsOf, resultOf } from '../entering.ts'
import { askBySteps } from '../feedback.ts'
import { occasionsOf, type TriggerContext } from '../occasions.ts'
import { planTrigger } from '../plan.ts'
import type { WorkflowRunTable } from '../tables.ts'
import type { SkipReason } from '../workflowShapes.ts'
import { delayedTriggers, type DueTriggers } from './waking.ts'
import '../tables.ts'

type Run = Selectable<WorkflowRunTable>

/** Selects the runs that are due at a moment, in the order of their due times. */
const dueBy = (db: CompanyDb, { dueAt }: DueTriggers) =>
  db
    .from('workflow_run')
    .select('workflow_run.id')
    .where('workflow_run.outcome', '=', 'delayed')
    .where('workflow_run.due_at', '<=', new Date(dueAt))
    .orderBy('workflow_run.due_at')
    .orderBy('workflow_run.id')

/** Locks the job of a run, as moving its candidates does, and then the run itself. Returns null if the run is over. */
async function lockRun(db: CompanyDb, id: string) {
  const found = await db
    .from('workflow_run')
    .select('workflow_run.job_id')
    .where('workflow_run.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const job = await db
    .from('job')
    .select(['job.id', 'job.status'])
    .where('job.id', '=', found.job_id)
    .forUpdate()
    .executeTakeFirst()
  const run = await db
    .from('workflow_run')
    .selectAll('workflow_run')
    .where('workflow_run.id', '=', id)
    .where('workflow_run.outcome', '=', 'delayed')
    .forUpdate()
    .executeTakeFirst()
  return run ? { run, job } : null
}

/** Returns the event since the move because of which the trigger must not run, or null. */
async function overtaken(db: CompanyDb, run: Run, status: number | undefined): Promise<SkipReason | null> {
  if (status === undefined || endedJobStates.has(status)) return 'jobEnded'
  const [place] = await placesOf(db, run.job_id, [run.candidate_id])
  // If the candidate left and came back, the triggers have run again.
  const isThere = place?.status_id === run.status_id && place?.status_at?.getTime() === run.entered_at?.getTime()
  if (!place || !isThere) return 'left'
  return place.rejected_at ? 'rejected' : null
}

/** Runs a delayed trigger or records why it did not run. This happens only once, however often it is called. */
async function fire(context: Omit<TriggerContext, 'caller'>, id: string): Promise<void> {
  const { db } = context
  const locked = await lockRun(db, id)
  if (!locked) return
  const { run, job } = locked
  const end = (change: Partial<ReturnType<typeof resultOf>>) =>
    db.update('workflow_run').set(change).where('workflow_run.id', '=', id).execute()
  const skip = (reason: SkipReason) => end({ outcome: 'skipped', reason })
  const reason = await overtaken(db, run, job?.status)
  if (reason) return void (await skip(reason))

  const { user_name: userName, job_id: jobId, candidate_id: candidateId } = run
  const own: TriggerContext = { ...context, caller: { userName } }
  const workflow = await lockGroupShared(db, run.workflow_id)
  const status = workflow.statuses.find((one) => one.id === run.status_id)
  const trigger = status?.triggers.find((one) => one.id === run.trigger_id)
  const [occasion] = await occasionsOf(own, workflow, jobId, [candidateId])
  if (!status || !trigger || !occasion) return void (await skip(occasion ? 'detached' : 'left'))
  const been = run.path ?? []
  const now = { ...planTrigger(trigger, status, workflow, occasion, new Set(been)), delayMinutes: 0 }
  const { planned, news } = await askBySteps(own, [{ occasion, steps: [now] }])
  const step = planned[0]!.steps[0]!
  await end(resultOf(step))
  await putMails(db, mailsOf(run, step.mails))
  await notify(db, userName, ...news, ...newsOf(workflow, [{ occasion, steps: [step] }]))
  if (step.targetId)
    await enterStatus(own, {
      workflow,
      statusId: step.targetId,
      jobId,
      candidateIds: [candidateId],
      cause: 'trigger',
      been,
    })
}

/** Runs the triggers that are due, each in a separate transaction, so that a failure does not affect the others. */
export const delayQueue: Queue<DueTriggers> = {
  name: delayedTriggers,
  async handle(due, { companyDb, product, jobs, log, signal }) {
    const outer = companyDb(due.companyId)
    const failures: unknown[] = []
    for (const { id } of await dueBy(outer, due).execute()) {
      signal.throwIfAborted()
      await outer
        .transaction((db) => fire({ db, cache: noCache, directory: companyDirectory(noCache, db), product, jobs }, id))
        .catch((error: unknown) => {
          log.error({ err: error, run: id }, 'a delayed trigger')
          failures.push(error)
        })
    }
    if (failures.length > 0) throw failures[0]
  },
  async failed(due, { companyDb }) {
    const outer = companyDb(due.companyId)
    await outer
      .update('workflow_run')
      .set({ outcome: 'failed', reason: 'broken' })
      .where('workflow_run.id', 'in', dueBy(outer, due))
      .execute()
  },
}
