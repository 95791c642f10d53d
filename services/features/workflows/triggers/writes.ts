import { sql } from 'kysely'
import type { BodyOf } from '../../../core/contract/operation.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { badInput, notFound, stale } from '../../../core/http/errors.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { lockGroup } from '../guards.ts'
import { groupOfStatus } from '../queries.ts'
import { mostTriggers, type Trigger } from '../workflowShapes.ts'
import { settingsOf } from './checks.ts'
import type {
  workflowTriggerAdd,
  workflowTriggerDetach,
  workflowTriggerOrder,
  workflowTriggerPause,
  workflowTriggerUpdate,
} from './triggerContract.ts'
import '../tables.ts'

/** Returns a status and its workflow. Locks the workflow's statuses and triggers until the transaction ends. */
async function lockStatus(db: CompanyDb, statusId: string) {
  const { group } = await groupOfStatus(db, statusId)
  await lockGroup(db, group.id)
  return groupOfStatus(db, statusId)
}

async function triggerOf(db: CompanyDb, statusId: string, id: string): Promise<Trigger> {
  const found = (await groupOfStatus(db, statusId)).status.triggers.find((one) => one.id === id.toLowerCase())
  if (!found) throw notFound()
  return found
}

/** Returns the position after the last trigger of a status. */
async function nextPosition(db: CompanyDb, statusId: string): Promise<number> {
  const { last } = await db
    .from('workflow_trigger')
    .select(({ fn }) => fn.max('workflow_trigger.position').as('last'))
    .where('workflow_trigger.status_id', '=', statusId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Adds a trigger to a status, after the existing ones. */
export async function addTrigger(
  context: RequestContext,
  { statusId, trigger }: BodyOf<typeof workflowTriggerAdd>,
): Promise<Trigger> {
  const { db, caller } = context
  const { group, status } = await lockStatus(db, statusId)
  if (status.triggers.length >= mostTriggers)
    throw badInput({ statusId: [createMessage('MOST_TRIGGERS', { most: mostTriggers })] })
  const id = newId()
  await db
    .insert('workflow_trigger', {
      id,
      status_id: status.id,
      ...(await settingsOf(context, group, status, trigger)),
      position: await nextPosition(db, status.id),
      created_by: caller.userName,
      updated_by: caller.userName,
    })
    .execute()
  return triggerOf(db, statusId, id)
}

/** Replaces the settings of a trigger. Its log entries are not changed. */
export async function updateTrigger(
  context: RequestContext,
  { statusId, triggerId, version, trigger }: BodyOf<typeof workflowTriggerUpdate>,
): Promise<Trigger> {
  const { db, caller } = context
  const { group, status } = await lockStatus(db, statusId)
  const before = await db
    .from('workflow_trigger')
    .select(['workflow_trigger.id', 'workflow_trigger.version', 'workflow_trigger.updated_by'])
    .where('workflow_trigger.status_id', '=', status.id)
    .where('workflow_trigger.id', '=', triggerId)
    .executeTakeFirst()
  if (!before) throw notFound()
  if (before.version !== version)
    throw stale(`Changed meanwhile by ${before.updated_by}`, { updatedBy: before.updated_by })
  await db
    .update('workflow_trigger')
    .set({
      ...(await settingsOf(context, group, status, trigger)),
      version: version + 1,
      updated_by: caller.userName,
      updated_at: new Date(),
    })
    .where('workflow_trigger.id', '=', before.id)
    .execute()
  return triggerOf(db, statusId, before.id)
}

/** Pauses or resumes a trigger. Its settings stay as they are. */
export async function pauseTrigger(
  { db }: RequestContext,
  { statusId, triggerId, isPaused }: BodyOf<typeof workflowTriggerPause>,
): Promise<Trigger> {
  const { status } = await lockStatus(db, statusId)
  await db
    .update('workflow_trigger')
    .set({ is_paused: isPaused })
    .where('workflow_trigger.status_id', '=', status.id)
    .where('workflow_trigger.id', '=', triggerId)
    .execute()
  return triggerOf(db, statusId, triggerId)
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Reorders the triggers of a status. They run in the new order from then on. */
export async function orderTriggers(
  { db }: RequestContext,
  { statusId, seenIds, triggerIds }: BodyOf<typeof workflowTriggerOrder>,
): Promise<Trigger[]> {
  const [seen, ids] = [seenIds, triggerIds].map((list) => list.map((id) => id.toLowerCase())) as [string[], string[]]
  const { status } = await lockStatus(db, statusId)
  const now = status.triggers.map(({ id }) => id)
  if (!isSame(now, seen)) throw stale('The triggers have changed meanwhile')
  if (!isSame(now.toSorted(), ids.toSorted())) throw badInput({ triggerIds: [createMessage('TRIGGERS_ONCE')] })
  await db
    .update('workflow_trigger')
    .set({ position: sql<number>`array_position(${ids}::uuid[], workflow_trigger.id)` })
    .where('workflow_trigger.status_id', '=', status.id)
    .execute()
  return (await groupOfStatus(db, statusId)).status.triggers
}

/** Removes a trigger from a status. */
export async function detachTrigger(
  { db }: RequestContext,
  { statusId, triggerId }: BodyOf<typeof workflowTriggerDetach>,
): Promise<boolean> {
  const gone = await db
    .delete('workflow_trigger')
    .where('workflow_trigger.status_id', '=', statusId)
    .where('workflow_trigger.id', '=', triggerId)
    .returning('workflow_trigger.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return true
}
