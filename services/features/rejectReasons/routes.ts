import { sql } from 'kysely'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { templates } from '../emailTemplates/queries.ts'
import { rejectReasonList } from '../lookups/vocabularyContract.ts'
import {
  countedUses,
  listPlaced,
  placedByIds,
  selectWords,
  type NamedWord,
  type Placed,
  type WordList,
} from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, mergeWord, updateWord } from '../lookups/words/writes.ts'
import { keepReasonTemplate, reasonTemplates } from '../pipelines/reasonTemplates.ts'
import '../pipelines/tables.ts'
import * as contract from './contract.ts'

const { kind } = rejectReasonList
const kinds = [kind]

const rejected = countedUses(sql`from job_candidate
  where job_candidate.company_id = vocabulary_item.company_id
    and job_candidate.reject_reason_id = vocabulary_item.id`)

/** Returns how many candidates of jobs are rejected for each of the reasons. */
async function usageOf(db: CompanyDb, ids: readonly string[]): Promise<contract.RejectReasonUsage[]> {
  if (ids.length === 0) return []
  const rows = await selectWords(db, kinds)
    .where('vocabulary_item.id', 'in', ids)
    .select(rejected.as('candidates'))
    .execute()
  return rows.map(({ id, candidates }) => ({ id, candidates: Number(candidates) }))
}

/** Counts rejected candidates for another reason. That reason takes over the e-mail template if it has none. */
async function carryOver(db: CompanyDb, _kind: string, { id: from }: NamedWord, { id: to }: NamedWord): Promise<void> {
  if (from === to) return
  await db.update('job_candidate').set({ reject_reason_id: to }).where('reject_reason_id', '=', from).execute()
  const suggested = await reasonTemplates(db)
  const templateId = suggested.find(({ reasonId }) => reasonId === from)?.templateId
  if (!templateId) return
  await keepReasonTemplate(db, from, null)
  if (!suggested.some(({ reasonId }) => reasonId === to)) await keepReasonTemplate(db, to, templateId)
}

const reasons: WordList<string> = {
  kinds,
  longest: contract.longestReason,
  orderedKinds: kinds,
  demandUnused: async (db, id) => {
    const candidates = (await usageOf(db, [id]))[0]?.candidates ?? 0
    if (candidates > 0)
      throw refused('REJECT_REASON_IN_USE', `${candidates} candidates are rejected for it`, {
        count: String(candidates),
      })
  },
  carryOver,
}

/** Returns the reasons with the e-mail templates that they suggest. */
async function shown(db: CompanyDb, rows: readonly Placed<string>[]): Promise<contract.RejectReason[]> {
  const suggested = new Map((await reasonTemplates(db)).map(({ reasonId, templateId }) => [reasonId, templateId]))
  return rows.map(({ id, name, isDefault, place }) => ({
    id,
    name,
    isDefault,
    place,
    templateId: suggested.get(id) ?? null,
  }))
}

async function reasonOf(db: CompanyDb, id: string): Promise<contract.RejectReason> {
  const [found] = await shown(db, await placedByIds(db, kinds, [id]))
  if (!found) throw notFound()
  return found
}

/** Throws 400 for a template that the company does not have. */
async function demandTemplate(context: RequestContext, id: string | null | undefined): Promise<void> {
  if (id && !(await templates(context)).some((template) => template.id === id.toLowerCase()))
    throw badInput({ templateId: [createMessage('UNKNOWN_TEMPLATE')] })
}

const detailsOf = ({ isDefault, place }: { isDefault: boolean; place?: number }) => ({
  isDefault,
  ...(place !== undefined && { place }),
})

export const routes: Route[] = [
  implement(contract.rejectReasonManageList, async ({ body: { keyword = '', ...wanted } }, { db }) => {
    const page = await listPlaced(db, kinds, keyword, wanted)
    return { ...page, data: await shown(db, page.data) }
  }),
  implement(contract.rejectReasonManageByIds, async ({ body }, { db }) =>
    shown(db, await placedByIds(db, kinds, body.ids)),
  ),
  implement(contract.rejectReasonManageUsage, ({ body }, { db }) => usageOf(db, body.ids)),
  implement(contract.rejectReasonManageGet, ({ params }, { db }) => reasonOf(db, params.id)),
  implement(contract.rejectReasonManageCreate, async ({ body }, context) => {
    const { db } = context
    await demandTemplate(context, body.templateId)
    const id = await createWord(db, reasons, kind, body.name, detailsOf(body))
    await keepReasonTemplate(db, id, body.templateId ?? null)
    return reasonOf(db, id)
  }),
  implement(contract.rejectReasonManageUpdate, async ({ params: { id }, body }, context) => {
    const { db } = context
    await reasonOf(db, id)
    await demandTemplate(context, body.templateId)
    await updateWord(db, reasons, id, body.name, detailsOf(body))
    if (body.templateId !== undefined) await keepReasonTemplate(db, id, body.templateId)
    return reasonOf(db, id)
  }),
  implement(contract.rejectReasonManageMerge, async ({ params, body }, { db }) =>
    reasonOf(db, await mergeWord(db, reasons, params.id, body.into)),
  ),
  implement(contract.rejectReasonManageDelete, async ({ params }, { db }) => {
    await deleteWord(db, reasons, params.id)
    await keepReasonTemplate(db, params.id, null)
    return { status: 'OK' }
  }),
]
