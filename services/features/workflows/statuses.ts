import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { statusGroups, systemStatuses } from '../lookups/statuses.ts'
import type { workflowGroupUpdate } from './contract.ts'
import type { workflowStatusOrder, workflowStatusUpdate } from './statusContract.ts'
import { longestName, type WorkflowGroup, type WorkflowStatus } from './workflowShapes.ts'
import { checkedName, lockGroup, touch } from './guards.ts'
import { group, groupOfStatus } from './queries.ts'
import './tables.ts'

type StatusInput = BodyOf<typeof workflowGroupUpdate>['statuses'][number]

const systemFixed = ({ name }: { name: string }) => badInput({ statuses: [createMessage('SYSTEM_STATUS', { name })] })
const inUse = ({ name, candidateCount }: WorkflowStatus) =>
  refused('WORKFLOW_STATUS_IN_USE', `Candidates stand in ${name}: ${candidateCount}`, {
    name,
    count: String(candidateCount),
  })

/** Throws if a status cannot be removed. */
function demandRemovable(status: WorkflowStatus): void {
  if (status.isSystem) throw systemFixed(status)
  if (status.candidateCount! > 0) throw inUse(status)
}

/** Returns a status with its new name and colour. Throws if it is a fixed one that would change. */
function changedStatus(before: WorkflowStatus, { name: typed, color }: Pick<StatusInput, 'name' | 'color'>) {
  const name = checkedName(typed, longestName.status, 'statuses')
  if (before.isSystem && (name !== before.name || color.toLowerCase() !== before.color.toLowerCase()))
    throw systemFixed(before)
  return { name, color }
}

/** Replaces the statuses of a workflow, in this order. */
export async function saveStatuses(
  context: RequestContext,
  { id, statuses }: WorkflowGroup,
  wanted: readonly StatusInput[],
): Promise<void> {
  const { db } = context
  const known = new Map(statuses.map((status) => [status.id, status]))
  const kept = wanted.flatMap((one) => one.id?.toLowerCase() ?? [])
  if (kept.some((one) => !known.has(one))) throw badInput({ statuses: [createMessage('STATUS_OF_ANOTHER')] })
  const keys = wanted.map((one) => known.get(one.id?.toLowerCase() ?? '')?.key ?? one.key)
  if (new Set(kept).size < kept.length || new Set(keys).size < keys.length)
    throw badInput({ statuses: [createMessage('STATUS_TWICE')] })
  const gone = statuses.filter((status) => !kept.includes(status.id))
  gone.forEach(demandRemovable)
  if (gone.length > 0)
    await db
      .delete('workflow_status')
      .where(
        'workflow_status.id',
        'in',
        gone.map((status) => status.id),
      )
      .execute()

  const system = new Set((await systemStatuses(context)).map(({ key }) => key))
  const catalogue = new Map(
    [...(await statusGroups(context)).flatMap((one) => one.statuses), ...(await systemStatuses(context))].map((one) => [
      one.key,
      one,
    ]),
  )
  for (const [position, one] of wanted.entries()) {
    const before = known.get(one.id?.toLowerCase() ?? '')
    if (before) {
      await db
        .update('workflow_status')
        .set({ ...changedStatus(before, one), position })
        .where('workflow_status.id', '=', before.id)
        .execute()
      continue
    }
    const source = catalogue.get(one.key)
    if (!source) throw badInput({ statuses: [createMessage('STATUS_MISSING', { name: one.key })] })
    const isSystem = system.has(source.key)
    const shown = isSystem ? source : { name: checkedName(one.name, longestName.status, 'statuses'), color: one.color }
    await db
      .insert('workflow_status', {
        id: newId(),
        workflow_id: id,
        name: shown.name,
        key: source.key,
        color: shown.color,
        position,
        is_system: isSystem,
      })
      .execute()
  }
}

async function lockStatus(db: CompanyDb, id: string) {
  const {
    group: { id: groupId },
  } = await groupOfStatus(db, id)
  await lockGroup(db, groupId)
  return groupOfStatus(db, id)
}

/** Changes the name and colour of one status. */
export async function updateStatus(
  { db, caller }: RequestContext,
  { id, ...change }: BodyOf<typeof workflowStatusUpdate>,
): Promise<WorkflowStatus> {
  const {
    group: { id: groupId },
    status,
  } = await lockStatus(db, id)
  await db.update('workflow_status').set(changedStatus(status, change)).where('workflow_status.id', '=', id).execute()
  await touch(db, groupId, caller.userName)
  return (await groupOfStatus(db, id)).status
}

/** Removes one status. */
export async function deleteStatus({ db, caller }: RequestContext, id: string): Promise<boolean> {
  const {
    group: { id: groupId },
    status,
  } = await lockStatus(db, id)
  demandRemovable(status)
  await db.delete('workflow_status').where('workflow_status.id', '=', id).execute()
  await touch(db, groupId, caller.userName)
  return true
}

/** Reorders the statuses of a workflow. */
export async function orderStatuses(
  { db, caller }: RequestContext,
  { groupId, statusIds }: BodyOf<typeof workflowStatusOrder>,
): Promise<WorkflowStatus[]> {
  await lockGroup(db, groupId)
  const ids = statusIds.map((id) => id.toLowerCase())
  const before = (await group(db, groupId)).statuses.map(({ id }) => id)
  if (ids.length !== before.length || !before.every((id) => ids.includes(id)))
    throw badInput({ statusIds: [createMessage('STATUSES_ONCE')] })
  await db
    .update('workflow_status')
    .set({ position: sql<number>`array_position(${ids}::uuid[], workflow_status.id)` })
    .where('workflow_status.workflow_id', '=', groupId)
    .execute()
  await touch(db, groupId, caller.userName)
  return (await group(db, groupId)).statuses
}
