import { sql } from 'kysely'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import type { Details } from '../lookups/words/details.ts'
import { wordOf, type NamedWord, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, mergeWord, updateWord } from '../lookups/words/writes.ts'
import * as contract from './contract.ts'
import { candidateDataOf, candidateDatasByIds, listCandidateDatas, usageOfCandidateDatas } from './queries.ts'

/** Replaces one entry by another in all candidates. They refer to entries by id, so a new name requires no change. */
async function replaceEntry(
  db: CompanyDb,
  kind: contract.CandidateDataKind,
  { id: from }: NamedWord,
  { id: to }: NamedWord,
): Promise<void> {
  if (from === to) return
  // Somebody who is editing such a candidate gets a conflict and does not restore the old entry.
  const version = sql<number>`candidate.version + 1`
  if (kind === contract.statusKind)
    await db.update('candidate').set({ status_id: to, version }).where('candidate.status_id', '=', from).execute()
  else
    await db
      .update('candidate')
      .set({
        label_ids: sql<string[]>`(select array_agg(distinct case when one = ${from} then ${to} else one end)
          from unnest(candidate.label_ids) as one)`,
        version,
      })
      .where(sql<boolean>`candidate.label_ids @> array[${from}]::uuid[]`)
      .execute()
}

/** Throws if a candidate has the entry. Deleted candidates count too, because they may be restored. */
async function demandUnused(db: CompanyDb, id: string): Promise<void> {
  const candidates = (await usageOfCandidateDatas(db, [id]))[0]?.candidates ?? 0
  const inBin = await db
    .from('candidate')
    .select('candidate.id')
    .where('candidate.deleted_at', 'is not', null)
    .where((where) =>
      where.or([where('candidate.status_id', '=', id), sql<boolean>`candidate.label_ids @> array[${id}]::uuid[]`]),
    )
    .limit(1)
    .executeTakeFirst()
  if (candidates > 0 || inBin)
    throw refused('CANDIDATE_DATA_IN_USE', `${candidates} candidates have it`, { count: String(candidates) })
}

const candidateDatas: WordList<contract.CandidateDataKind> = {
  kinds: contract.candidateDataKinds,
  longest: contract.longestCandidateData,
  orderedKinds: [contract.statusKind],
  demandUnused,
  carryOver: replaceEntry,
}

interface Sent {
  color: string
  isDefault?: boolean
  place?: number
}

/** Returns the data of an entry besides its name. Throws 400 for an invalid colour and for a default label. */
function detailsOf(kind: contract.CandidateDataKind, { color: typed, isDefault, place }: Sent): Details {
  const color = typed.trim().toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(color)) throw badInput({ color: [createMessage('INVALID')] })
  if (isDefault && kind !== contract.statusKind)
    throw badInput({ isDefault: [createMessage('NOT_WITH', { name: 'kind' })] })
  return { data: { color }, ...(isDefault !== undefined && { isDefault }), ...(place !== undefined && { place }) }
}

export const routes: Route[] = [
  implement(contract.candidateDataManageList, ({ body }, { db }) => listCandidateDatas(db, body)),
  implement(contract.candidateDataManageByIds, ({ body }, { db }) => candidateDatasByIds(db, body.ids)),
  implement(contract.candidateDataManageUsage, ({ body }, { db }) => usageOfCandidateDatas(db, body.ids)),
  implement(contract.candidateDataManageGet, ({ params }, { db }) => candidateDataOf(db, params.id)),
  implement(contract.candidateDataManageCreate, async ({ body }, { db }) =>
    candidateDataOf(db, await createWord(db, candidateDatas, body.kind, body.name, detailsOf(body.kind, body))),
  ),
  implement(contract.candidateDataManageUpdate, async ({ params, body }, { db }) => {
    const { kind } = await wordOf(db, contract.candidateDataKinds, params.id)
    await updateWord(db, candidateDatas, params.id, body.name, detailsOf(kind, body))
    return candidateDataOf(db, params.id)
  }),
  implement(contract.candidateDataManageMerge, async ({ params, body }, { db }) =>
    candidateDataOf(db, await mergeWord(db, candidateDatas, params.id, body.into)),
  ),
  implement(contract.candidateDataManageDelete, async ({ params }, { db }) => {
    await deleteWord(db, candidateDatas, params.id)
    return { status: 'OK' }
  }),
]
