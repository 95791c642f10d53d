import type { Selectable } from 'kysely'
import { noCache } from '../../../core/cache.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { companyDirectory } from '../../../core/identity/people/directory.ts'
import type { Queue } from '../../../core/jobs/jobs.ts'
import { putMails } from '../../../core/mail/outbox.ts'
import { notify } from '../../../core/notifications/notify.ts'
import { endedStates } from '../../pipelines/asked.ts'
import { placesOf } from '../../pipelines/moves.ts'
import { enterStatus, heldGroup, mailsOf, newsOf, resultOf } from '../entering.ts'
import { askBySteps } from '../feedback.ts'
import { occasionsOf, type TriggerContext } from '../occasions.ts'
import { planTrigger } from '../plan.ts'
import type { WorkflowRunTable } from '../tables.ts'
import type { SkipReason } from '../workflowShapes.ts'
import { delayedTriggers, type Due } from './waking.ts'
import '../tables.ts'

type Run = Selectable<WorkflowRunTable>

/** Runs whose time had come at a moment, in the order in which they were written. */
const dueBy = (db: CompanyDb, { dueAt }: Due) =>
  db
    .from('workflow_run')
    .select('workflow_run.id')
    .where('workflow_run.outcome', '=', 'delayed')
    .where('workflow_run.due_at', '<=', new Date(dueAt))
    .orderBy('workflow_run.due_at')
    .orderBy('workflow_run.id')

/** The job of a run under a lock, as for those who move its candidates, and then the run itself, unless it is over. */
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

/** What has come to pass since the move, so that the trigger does not fire any more. */
async function overtaken(db: CompanyDb, run: Run, status: number | undefined): Promise<SkipReason | null> {
  if (status === undefined || endedStates.has(status)) return 'jobEnded'
  const [place] = await placesOf(db, run.job_id, [run.candidate_id])
  // Who left and came back has fired the triggers anew.
  const isThere = place?.status_id === run.status_id && place?.status_at?.getTime() === run.entered_at?.getTime()
  if (!place || !isThere) return 'left'
  return place.rejected_at ? 'rejected' : null
}

/** Does what a delayed trigger is there for, or writes down why not; once, whoever comes to it how often. */
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
  const workflow = await heldGroup(db, run.workflow_id)
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

/** Fires the triggers whose time has come. Each is a transaction of its own: one that fails does not keep the others. */
export const delayQueue: Queue<Due> = {
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
