import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { systemStatuses } from '../lookups/statuses.ts'
import type { workflowGroupCreate, workflowGroupUpdate } from './contract.ts'
import { longestName, type WorkflowGroup } from './workflowShapes.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { checkedName, lockGroup, touch } from './guards.ts'
import { group } from './queries.ts'
import { saveStatuses } from './statuses.ts'
import './tables.ts'

/** Returns the name as it is stored. Throws if another workflow of the company has it. */
async function freeName(db: CompanyDb, typed: string, ownId: string): Promise<string> {
  const name = checkedName(typed, longestName.workflow)
  const other = await db
    .from('workflow')
    .select('workflow.id')
    .where(sql<string>`lower(workflow.name)`, '=', sql<string>`lower(${name})`)
    .where('workflow.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw nameTaken()
  return name
}
const nameTaken = () => badInput({ name: [createMessage('WORKFLOW_TAKEN')] })

type OnDepartments = BodyOf<typeof workflowGroupCreate>['onDepartments']

/** Replaces the departments: at least one (decision D-91), all of the company. */
async function setDepartments(db: CompanyDb, workflowId: string, onDepartments: OnDepartments): Promise<void> {
  const ids = [...new Set(onDepartments.map((one) => one.id_Department.toLowerCase()))]
  if (ids.length === 0) throw badInput({ onDepartments: [required] })
  const known = await db.from('department').select('department.id').where('department.id', 'in', ids).execute()
  if (known.length < ids.length) throw badInput({ onDepartments: [createMessage('UNKNOWN_DEPARTMENT')] })
  await db.delete('workflow_department').where('workflow_department.workflow_id', '=', workflowId).execute()
  await db
    .insert(
      'workflow_department',
      ids.map((id) => ({ workflow_id: workflowId, department_id: id })),
    )
    .execute()
}

/** Creates a workflow and returns its id. It is inactive and has the system statuses. */
export async function createGroup(
  context: RequestContext,
  { name: typed, onDepartments }: BodyOf<typeof workflowGroupCreate>,
): Promise<string> {
  const {
    db,
    caller: { userName },
  } = context
  const id = newId()
  const name = await freeName(db, typed, id)
  // If two requests create the same name, the second waits for the first and finds it taken.
  const added = await db
    .insert('workflow', { id, name, created_by: userName, updated_by: userName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('workflow.id')
    .executeTakeFirst()
  if (!added) throw nameTaken()
  await setDepartments(db, id, onDepartments)
  const statuses = (await systemStatuses(context)).map(({ name: title, key, color }, position) => ({
    id: newId(),
    workflow_id: id,
    name: title,
    key,
    color,
    position,
    is_system: true,
  }))
  if (statuses.length > 0) await db.insert('workflow_status', statuses).execute()
  return id
}

/** Replaces the fields and the statuses of a workflow. */
export async function updateGroup(
  context: RequestContext,
  id: string,
  body: BodyOf<typeof workflowGroupUpdate>,
): Promise<WorkflowGroup> {
  const { db, caller } = context
  const { version, updated_by: updatedBy, updated_at: updatedAt } = await lockGroup(db, id)
  if (version !== body.version)
    throw stale(`Changed meanwhile by ${updatedBy}`, { updatedBy, updatedDate: updatedAt.toISOString() })
  const name = await freeName(db, body.name, id.toLowerCase())
  await db.update('workflow').set({ name, is_active: body.active }).where('workflow.id', '=', id).execute()
  await setDepartments(db, id, body.onDepartments)
  await saveStatuses(context, await group(db, id), body.statuses)
  await touch(db, id, caller.userName)
  return group(db, id)
}

/** Deletes a workflow that no job follows. */
export async function deleteGroup({ db }: RequestContext, id: string): Promise<boolean> {
  const { name } = await lockGroup(db, id)
  const { jobCount, statuses } = await group(db, id)
  if (jobCount! > 0)
    throw refused('WORKFLOW_IN_USE', `Jobs follow the workflow ${name}: ${jobCount}`, { name, count: String(jobCount) })
  const standing = statuses.find(({ candidateCount }) => candidateCount! > 0)
  if (standing)
    throw refused('WORKFLOW_STATUS_IN_USE', `Candidates stand in ${standing.name}`, {
      name: standing.name,
      count: String(standing.candidateCount),
    })
  await db.delete('workflow').where('workflow.id', '=', id).execute()
  return true
}
