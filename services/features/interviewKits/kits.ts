import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, stale } from '../../core/http/errors.ts'
import { newId } from '../../core/ids.ts'
import { sanitizeRichText } from '../../core/richText/sanitize.ts'
import { isFeedbackForm } from '../interviews/checks.ts'
import '../interviews/tables.ts'
import '../workflows/tables.ts'
import {
  kitLimits,
  type InterviewKit,
  type interviewKitList,
  type interviewKitOrder,
  type interviewKitSave,
} from './contract.ts'

const columns = [
  'interview_kit.id',
  'interview_kit.status_id as statusId',
  'interview_kit.title',
  'interview_kit.minutes',
  'interview_kit.form_id as formId',
  'interview_kit.focus',
  'interview_kit.preparation',
  'interview_kit.version',
] as const

/** Returns kits by their stages or ids. The kits of a stage are in their order. */
export async function kits(
  db: CompanyDb,
  { statusIds, ids }: BodyOf<typeof interviewKitList>,
): Promise<InterviewKit[]> {
  if (!statusIds?.length && !ids?.length) return []
  let query = db.from('interview_kit').select(columns)
  if (statusIds?.length) query = query.where('interview_kit.status_id', 'in', statusIds)
  if (ids?.length) query = query.where('interview_kit.id', 'in', ids)
  return query.orderBy('interview_kit.status_id').orderBy('interview_kit.position').execute()
}

const kitsOf = (db: CompanyDb, statusId: string) => kits(db, { statusIds: [statusId] })

/** Locks the stage, so that its kits are counted and reordered one request at a time. */
async function lockStage(db: CompanyDb, id: string): Promise<void> {
  const stage = await db
    .from('workflow_status')
    .select('workflow_status.id')
    .where('workflow_status.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!stage) throw badInput({ statusId: [createMessage('UNKNOWN_STATUS')] })
}

/** Creates a kit at the end of its stage, or changes one. */
export async function saveKit(db: CompanyDb, body: BodyOf<typeof interviewKitSave>): Promise<InterviewKit> {
  return db.transaction(async (tx) => {
    await lockStage(tx, body.statusId)
    const title = body.title.trim()
    const focus = [...new Set((body.focus ?? []).map((one) => one.trim()).filter((one) => one))]
    const formId = body.formId?.toLowerCase() ?? null
    if (!title) throw badInput({ title: [createMessage('REQUIRED')] })
    const stage = await kitsOf(tx, body.statusId)
    const before = stage.find(({ id }) => id === body.id?.toLowerCase())
    if (body.id && !before) throw notFound()
    if (before && body.version !== undefined && before.version !== body.version)
      throw stale('Somebody else has changed the kit')
    if (formId && formId !== before?.formId && !(await isFeedbackForm(tx, formId)))
      throw badInput({ formId: [createMessage('UNKNOWN_FORM')] })
    const row = {
      title,
      minutes: body.minutes,
      form_id: formId,
      focus,
      preparation: sanitizeRichText(body.preparation ?? '', 'job'),
    }
    if (before)
      return tx
        .update('interview_kit')
        .set({ ...row, version: before.version + 1 })
        .where('interview_kit.id', '=', before.id)
        .returning(columns)
        .executeTakeFirstOrThrow()
    if (stage.length >= kitLimits.ofStage)
      throw badInput({ title: [createMessage('MOST_KITS', { most: kitLimits.ofStage })] })
    return tx
      .insert('interview_kit', {
        ...row,
        id: newId(),
        status_id: body.statusId,
        position: await endOf(tx, body.statusId),
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
  })
}

async function endOf(db: CompanyDb, statusId: string): Promise<number> {
  const { last } = await db
    .from('interview_kit')
    .select(({ fn }) => fn.max('interview_kit.position').as('last'))
    .where('interview_kit.status_id', '=', statusId)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** Deletes a kit. Interviews that were planned with it stay. */
export async function deleteKit(db: CompanyDb, id: string): Promise<boolean> {
  const [{ numDeletedRows }] = (await db.delete('interview_kit').where('interview_kit.id', '=', id).execute()) as [
    { numDeletedRows: bigint },
  ]
  if (numDeletedRows === 0n) throw notFound()
  return true
}

/** Reorders the kits of a stage. */
export async function orderKits(
  db: CompanyDb,
  { statusId, ids }: BodyOf<typeof interviewKitOrder>,
): Promise<InterviewKit[]> {
  return db.transaction(async (tx) => {
    await lockStage(tx, statusId)
    const order = ids.map((id) => id.toLowerCase())
    const there = new Set((await kitsOf(tx, statusId)).map(({ id }) => id))
    if (new Set(order).size !== order.length || order.length !== there.size || !order.every((id) => there.has(id)))
      throw badInput({ ids: [createMessage('KITS_ONCE')] })
    for (const [position, id] of order.entries())
      await tx.update('interview_kit').set({ position }).where('interview_kit.id', '=', id).execute()
    return kitsOf(tx, statusId)
  })
}
