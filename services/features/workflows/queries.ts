import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import '../candidates/tables.ts'
import '../departments/tables.ts'
import '../emailTemplates/tables.ts'
import '../interviewForms/tables.ts'
import '../jobs/tables.ts'
import type { Trigger, WorkflowGroup, WorkflowStatus } from './workflowShapes.ts'
import './tables.ts'

const workflows = (db: CompanyDb) =>
  db
    .from('workflow')
    .select([
      'workflow.id',
      'workflow.name',
      'workflow.is_active as active',
      'workflow.version',
      'workflow.created_by as createdBy',
      'workflow.created_at',
      'workflow.updated_by as updatedBy',
      'workflow.updated_at',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof workflows>['execute']>>[number]

async function triggersOf(db: CompanyDb, statusIds: readonly string[]): Promise<Trigger[]> {
  if (statusIds.length === 0) return []
  const rows = await db
    .from('workflow_trigger')
    .leftJoin('email_template', (join) =>
      join
        .onRef('email_template.company_id', '=', 'workflow_trigger.company_id')
        .onRef('email_template.id', '=', 'workflow_trigger.template_id'),
    )
    .leftJoin('form_template', (join) =>
      join
        .onRef('form_template.company_id', '=', 'workflow_trigger.company_id')
        .onRef('form_template.id', '=', 'workflow_trigger.form_id'),
    )
    .select([
      'workflow_trigger.id',
      'workflow_trigger.status_id as statusId',
      'workflow_trigger.kind',
      'workflow_trigger.template_id as templateId',
      'email_template.name as templateName',
      'workflow_trigger.form_id as formId',
      'form_template.name as formName',
      'workflow_trigger.recipient',
      'workflow_trigger.user_names as userNames',
      'workflow_trigger.target_id as targetId',
      'workflow_trigger.channel_ids as channelIds',
      'workflow_trigger.department_ids as departmentIds',
      'workflow_trigger.least_score as leastScore',
      'workflow_trigger.delay_minutes as delayMinutes',
      'workflow_trigger.is_paused as isPaused',
      'workflow_trigger.version',
      'workflow_trigger.created_by as createdBy',
      'workflow_trigger.created_at',
    ])
    .where('workflow_trigger.status_id', 'in', statusIds)
    .orderBy('workflow_trigger.position')
    .orderBy('workflow_trigger.id')
    .execute()
  return rows.map(({ created_at: at, ...row }) => ({ ...row, createdDate: at.toISOString() }))
}

/** Returns the statuses of workflows, in order, with their triggers. */
async function statusesOf(db: CompanyDb, workflowIds: readonly string[]): Promise<WorkflowStatus[]> {
  const rows = await db
    .from('workflow_status')
    .select([
      'workflow_status.id',
      'workflow_status.workflow_id as groupId',
      'workflow_status.name',
      'workflow_status.key',
      'workflow_status.color',
      'workflow_status.is_system as isSystem',
    ])
    .where('workflow_status.workflow_id', 'in', workflowIds)
    .orderBy('workflow_status.position')
    .orderBy('workflow_status.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const triggers = Map.groupBy(await triggersOf(db, ids), ({ statusId }) => statusId)
  const standing =
    ids.length === 0
      ? []
      : await db
          .from('job_candidate')
          .select(({ fn }) => ['job_candidate.status_id', fn.countAll<string>().as('count')])
          .where('job_candidate.status_id', 'in', ids)
          .groupBy('job_candidate.status_id')
          .execute()
  const counts = new Map(standing.map((row) => [row.status_id, Number(row.count)]))
  return rows.map((row) => ({ ...row, candidateCount: counts.get(row.id) ?? 0, triggers: triggers.get(row.id) ?? [] }))
}

async function withParts(db: CompanyDb, rows: readonly Row[]): Promise<WorkflowGroup[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const departments = Map.groupBy(
    await db
      .from('workflow_department')
      .innerJoin('department', (join) =>
        join
          .onRef('department.company_id', '=', 'workflow_department.company_id')
          .onRef('department.id', '=', 'workflow_department.department_id'),
      )
      .select(['workflow_department.workflow_id', 'department.id', 'department.key', 'department.name'])
      .where('workflow_department.workflow_id', 'in', ids)
      .orderBy(sql`department.name collate "und-x-icu"`)
      .orderBy('department.id')
      .execute(),
    (row) => row.workflow_id,
  )
  const following = await db
    .from('job')
    .select(({ fn }) => ['job.workflow_id', fn.countAll<string>().as('count')])
    .where('job.workflow_id', 'in', ids)
    .groupBy('job.workflow_id')
    .execute()
  const jobs = new Map(following.map((row) => [row.workflow_id, Number(row.count)]))
  const statuses = Map.groupBy(await statusesOf(db, ids), ({ groupId }) => groupId)
  return rows.map(({ created_at: createdAt, updated_at: updatedAt, ...row }) => {
    const on = departments.get(row.id) ?? []
    return {
      ...row,
      onDepartments: on.map(({ id, key }) => ({ id_Department: id, departmentKey: key })),
      departments: on.map(({ name }) => name),
      statuses: statuses.get(row.id) ?? [],
      jobCount: jobs.get(row.id) ?? 0,
      createdDate: createdAt.toISOString(),
      updatedDate: updatedAt.toISOString(),
    }
  })
}

/** Returns one page of the workflows, newest first. */
export async function listGroups(db: CompanyDb, wanted: PageRequest): Promise<Listed<WorkflowGroup>> {
  const found = await list(workflows(db), latest('workflow'), wanted)
  return { ...found, data: await withParts(db, found.data as Row[]) }
}

/** Returns all workflows, in name order. */
export const allGroups = async (db: CompanyDb): Promise<WorkflowGroup[]> =>
  withParts(
    db,
    await workflows(db)
      .orderBy(sql`workflow.name collate "und-x-icu"`)
      .orderBy('workflow.id')
      .execute(),
  )

/** Returns one workflow. Throws 404 if the company has no workflow with this id. */
export async function group(db: CompanyDb, id: string): Promise<WorkflowGroup> {
  const [found] = await withParts(db, await workflows(db).where('workflow.id', '=', id).execute())
  if (!found) throw notFound()
  return found
}

/**
 * Returns the workflow that a status belongs to, and the status. Throws 404 if the company has no status with this id.
 */
export async function groupOfStatus(
  db: CompanyDb,
  statusId: string,
): Promise<{ group: WorkflowGroup; status: WorkflowStatus }> {
  const row = await db
    .from('workflow_status')
    .select('workflow_status.workflow_id')
    .where('workflow_status.id', '=', statusId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const found = await group(db, row.workflow_id)
  return { group: found, status: found.statuses.find(({ id }) => id === statusId.toLowerCase())! }
}

/**
 * Returns the statuses of the workflow that a job follows, or none if it follows none. Throws 404 if the job is
 * unknown.
 */
export async function statusesOfJob(db: CompanyDb, jobId: string): Promise<WorkflowStatus[]> {
  const job = await db.from('job').select('job.workflow_id').where('job.id', '=', jobId).executeTakeFirst()
  if (!job) throw notFound()
  return job.workflow_id === null ? [] : (await group(db, job.workflow_id)).statuses
}

/** Returns one status for each key that active workflows have. */
export async function activeStatuses(db: CompanyDb): Promise<WorkflowStatus[]> {
  const all = (await allGroups(db)).filter(({ active }) => active).flatMap(({ statuses }) => statuses)
  return [...new Map(all.toReversed().map((status) => [status.key, status])).values()].toReversed()
}
