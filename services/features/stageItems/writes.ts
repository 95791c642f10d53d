import { sql } from 'kysely'
import { ownEndPrefix } from '../../../common/stageKeys.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import '../interviewForms/tables.ts'
import { lockList, type Details } from '../lookups/words/details.ts'
import { wordsByIds, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, updateWord } from '../lookups/words/writes.ts'
import * as contract from './contract.ts'
import { stageOf, usageOfStages } from './queries.ts'

/** Throws 400 if the product depends on the status, a workflow uses it, or the approval of a form leads to it. */
async function demandUnused(db: CompanyDb, id: string): Promise<void> {
  const { name, isBuiltIn } = await stageOf(db, id)
  if (isBuiltIn) throw refused('STAGE_BUILT_IN', 'The product itself acts on it', { name })
  const uses = (await usageOfStages(db, [id]))[0]?.uses ?? 0
  if (uses > 0) throw refused('STAGE_IN_USE', `Uses: ${uses}`, { name, count: String(uses) })
  const form = await db
    .from('form_template')
    .select('form_template.name')
    .where(sql<boolean>`position(${id} in form_template.approvals) > 0`)
    .limit(1)
    .executeTakeFirst()
  if (form) throw refused('STAGE_IN_FORM', 'A form leads there', { name, form: form.name })
}

const stages: WordList<contract.StageKind> = {
  kinds: contract.stageKinds,
  longest: contract.longestStage,
  orderedKinds: contract.stageKinds,
  demandUnused,
  // Workflows store names and colours themselves. `showInWorkflows` updates both.
  carryOver: async () => undefined,
}

interface Sent {
  color?: string
  groupId?: string
  place?: number
}

/**
 * Returns the data of a status or a group besides its name and key. Throws 400 for missing data, and for data that its
 * list does not have.
 */
async function detailsOf(
  db: CompanyDb,
  kind: contract.StageKind,
  { color: typed, groupId, place }: Sent,
): Promise<Details & { color: string | null }> {
  const color = typed?.trim().toLowerCase()
  const without = [createMessage('NOT_WITH', { name: 'kind' })]
  if (!contract.isStatus(kind)) {
    if (color !== undefined) throw badInput({ color: without })
  } else if (color === undefined) throw badInput({ color: [required] })
  else if (!/^#[0-9a-f]{6}$/.test(color)) throw badInput({ color: [createMessage('INVALID')] })
  if (kind !== 'workflowStatus') {
    if (groupId !== undefined) throw badInput({ groupId: without })
  } else {
    if (groupId === undefined) throw badInput({ groupId: [required] })
    const [group] = await wordsByIds(db, ['statusGroup'], [groupId])
    if (!group) throw badInput({ groupId: [createMessage('INVALID')] })
  }
  return {
    color: color ?? null,
    ...(groupId !== undefined && { parentId: groupId.toLowerCase() }),
    ...(place !== undefined && { place }),
  }
}

/** Adds a status or a group and returns it. */
export const createStage = (
  db: CompanyDb,
  { kind, name, isEnd = false, ...sent }: BodyOf<typeof contract.stageManageCreate>,
): Promise<contract.Stage> =>
  db.transaction(async (tx) => {
    if (isEnd && !contract.isStatus(kind)) throw badInput({ isEnd: [createMessage('NOT_WITH', { name: 'kind' })] })
    const { color, ...details } = await detailsOf(tx, kind, sent)
    const key = (isEnd ? ownEndPrefix : 'OWN_') + newId().replaceAll('-', '').slice(-12).toUpperCase()
    const data = color === null ? {} : { data: { key, color } }
    const id = await createWord(tx, stages, kind, name, { ...details, ...data })
    const all = await tx
      .from('vocabulary_item')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('vocabulary_item.kind', '=', kind)
      .executeTakeFirstOrThrow()
    if (Number(all.count) > contract.mostStages)
      throw refused('TOO_MANY_STAGES', 'No more', { most: String(contract.mostStages) })
    return stageOf(tx, id)
  })

/**
 * Updates a changed status in workflows: a system status always, another one unless they have given it their own name
 * or colour.
 */
async function showInWorkflows(
  db: CompanyDb,
  userName: string,
  before: contract.Stage,
  after: contract.Stage,
): Promise<void> {
  const isSystem = after.kind === 'systemStatus'
  for (const [column, old, next] of [
    ['name', before.name, after.name],
    ['color', before.color, after.color],
  ] as const) {
    if (old === next || after.key === null || next === null) continue
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const changed = await db
      .update('workflow_status')
      .set({ [column]: next })
      .where('workflow_status.key', '=', after.key)
      .where('workflow_status.is_system', '=', isSystem)
      .$if(!isSystem, (query) =>
        query.where(sql`lower(${sql.ref(`workflow_status.${column}`)})`, '=', old!.toLowerCase()),
      )
      .returning('workflow_status.workflow_id')
      .execute()
    if (changed.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- two at most
    await db
      .update('workflow')
      .set({ version: sql<number>`workflow.version + 1`, updated_by: userName, updated_at: new Date() })
      .where('workflow.id', 'in', [...new Set(changed.map((row) => row.workflow_id))])
      .execute()
  }
}

/** Changes a status or a group, and updates workflows that show the status. */
export const updateStage = (
  { db: outer, caller: { userName } }: RequestContext,
  id: string,
  { name, ...sent }: Sent & { name: string },
): Promise<contract.Stage> =>
  outer.transaction(async (db) => {
    await lockList(db, (await stageOf(db, id)).kind)
    const before = await stageOf(db, id)
    const { color, ...details } = await detailsOf(db, before.kind, sent)
    const data = color === null ? {} : { data: { key: before.key, color } }
    await updateWord(db, stages, id, name, { ...details, ...data })
    const after = await stageOf(db, id)
    await showInWorkflows(db, userName, before, after)
    return after
  })

/** Deletes a status or a group that is not used. */
export const deleteStage = (db: CompanyDb, id: string): Promise<void> => deleteWord(db, stages, id)
