import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { today } from '../../core/localTime.ts'
import '../candidates/tables.ts'
import type { FileAccess } from '../media/access.ts'
import { storeRichText } from '../media/pictures.ts'
import '../workflows/tables.ts'
import { recordJobEvent, publishJobChange, notifyNewTeamMembers } from './events.ts'
import { recountJobs } from '../pipelines/moves.ts'
import { askForNew } from '../requisitions/gate.ts'
import { jobFileOwner } from './files.ts'
import type { JobDetail, JobFields } from './jobShapes.ts'
import { job } from './queries.ts'
import { checkedFields, richTexts } from './validation.ts'
import type { jobCreate, jobUpdate } from './writeContract.ts'

/** Returns the rich texts of a job as they are stored, with their pictures. */
async function storedTexts(
  context: RequestContext,
  id: string,
  sent: JobFields,
  before: Partial<Record<(typeof richTexts)[number], string | null>>,
  accesses: readonly FileAccess[],
) {
  const owner = { kind: jobFileOwner, id }
  const stored: Partial<Record<(typeof richTexts)[number], string>> = {}
  for (const name of richTexts) {
    const change = { html: sent[name] ?? '', kind: 'job', owner, before: before[name] ?? '', accesses } as const
    stored[name] = await storeRichText(context, change)
  }
  return stored
}

/**
 * Returns the requested workflow, which must be active. Without one, returns the only active workflow of the
 * department.
 */
async function workflowOf(
  db: CompanyDb,
  asked: string | undefined,
  departmentId: string | null,
): Promise<string | null> {
  const active = db.from('workflow').select('workflow.id').where('workflow.is_active', '=', true)
  if (asked) {
    const found = await active.where('workflow.id', '=', asked).executeTakeFirst()
    if (!found) throw badInput({ workflowId: [createMessage('NO_ACTIVE_WORKFLOW')] })
    return found.id
  }
  if (departmentId === null) return null
  const ofDepartment = db
    .from('workflow_department')
    .select('workflow_department.workflow_id')
    .where('workflow_department.department_id', '=', departmentId)
  const found = await active.where('workflow.id', 'in', ofDepartment).limit(2).execute()
  return found.length === 1 ? found[0]!.id : null
}

/** Creates a job of the company. It is open, unless the company requires an approval first. */
export async function createJob(
  context: RequestContext,
  { workflowId, ...sent }: BodyOf<typeof jobCreate>,
  accesses: readonly FileAccess[],
): Promise<JobDetail> {
  const {
    db,
    caller: { userName },
  } = context
  const id = newId()
  const fields = await checkedFields(context, sent)
  const workflow_id = await workflowOf(db, workflowId, fields.department_id)
  await db
    .insert('job', {
      id,
      ...fields,
      ...(await storedTexts(context, id, sent, {}, accesses)),
      workflow_id,
      open_date: sent.openDate ?? today(context.timezoneOffset),
      lack: fields.total,
      created_by: userName,
    })
    .execute()
  await recordJobEvent(db, { jobId: id, kind: 'created', userName })
  await askForNew(context, { id, title: fields.title, owner: fields.owner, department_id: fields.department_id })
  const made = await job(db, id)
  await notifyNewTeamMembers(db, userName, made)
  return made
}

/** Reads the job under a lock. */
async function lock(db: CompanyDb, id: string) {
  const found = await db
    .from('job')
    .select(['job.id', 'job.version', 'job.updated_by', 'job.updated_at'])
    .where('job.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Replaces the fields of the job, unless somebody has changed it since the caller read it. */
export async function updateJob(
  context: RequestContext,
  id: string,
  sent: BodyOf<typeof jobUpdate>,
  accesses: readonly FileAccess[],
): Promise<JobDetail> {
  const {
    db,
    caller: { userName },
  } = context
  const { version, updated_by: by, updated_at: at } = await lock(db, id)
  const before = await job(db, id)
  if (sent.version !== undefined && sent.version !== version) {
    const updatedBy = by ?? before.createdBy
    throw stale(`Changed meanwhile by ${updatedBy}`, { updatedBy, updatedDate: at.toISOString() })
  }
  const people = [before.owner, ...(before.hiringTeam ?? [])]
  // A caller that does not know the current priority omits it.
  const { priority = before.priority as JobFields['priority'] } = sent
  const fields = await checkedFields(context, { ...sent, priority }, people)
  await db
    .update('job')
    .set({
      ...fields,
      ...(await storedTexts(context, id, sent, before, accesses)),
      ...(sent.openDate && { open_date: sent.openDate }),
      version: version + 1,
      updated_by: userName,
      updated_at: new Date(),
    })
    .where('job.id', '=', id)
    .execute()
  // The number of people still to hire depends on the number of openings.
  await recountJobs(db, [id])
  await recordJobEvent(db, { jobId: id, kind: 'changed', userName })
  const changed = await job(db, id)
  await notifyNewTeamMembers(db, userName, changed, people)
  return changed
}

/** Deletes a job that has had no candidates, and its pictures. */
export async function deleteJob(context: RequestContext, id: string, accesses: readonly FileAccess[]) {
  const { db } = context
  await lock(db, id)
  const candidate = await db.from('job_candidate').select('candidate_id').where('job_id', '=', id).limit(1).execute()
  const before = await job(db, id)
  if (candidate.length > 0 || (before.submitted ?? 0) > 0)
    throw refused('JOB_HAS_CANDIDATES', 'A job that has had candidates is archived instead', { title: before.title })
  await storedTexts(context, id, { title: before.title, quantity: 1 }, before, accesses)
  await db.delete('job').where('job.id', '=', id).execute()
  await publishJobChange(db, id)
  return { status: 'OK' }
}
