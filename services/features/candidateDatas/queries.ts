import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Listed } from '../../core/http/paging.ts'
import '../candidates/tables.ts'
import { countedUses, listPlaced, placedByIds, selectWords, type Placed } from '../lookups/words/wordLists.ts'
import {
  candidateDataKinds,
  type CandidateData,
  type CandidateDataKind,
  type candidateDataManageList,
  type CandidateDataUsage,
} from './contract.ts'

const shown = ({ id, kind, name, data, isDefault, place }: Placed<CandidateDataKind>): CandidateData => ({
  id,
  kind,
  name,
  color: String(data.color ?? ''),
  isDefault,
  place,
})

/** Returns one page of one list in its order, or of both lists. */
export async function listCandidateDatas(
  db: CompanyDb,
  { kind, keyword = '', ...wanted }: BodyOf<typeof candidateDataManageList>,
): Promise<Listed<CandidateData>> {
  const page = await listPlaced(db, kind ? [kind] : candidateDataKinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns the statuses and labels with these ids. */
export const candidateDatasByIds = async (db: CompanyDb, ids: readonly string[]): Promise<CandidateData[]> =>
  (await placedByIds(db, candidateDataKinds, ids)).map(shown)

/** Returns one status or label. Throws 404 if it does not exist. */
export async function candidateDataOf(db: CompanyDb, id: string): Promise<CandidateData> {
  const [found] = await candidateDatasByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns how many candidates have each of the entries. An id is either that of a status or that of a label. */
export async function usageOfCandidateDatas(db: CompanyDb, ids: readonly string[]): Promise<CandidateDataUsage[]> {
  if (ids.length === 0) return []
  const rows = await selectWords(db, candidateDataKinds)
    .where('vocabulary_item.id', 'in', ids)
    .select([
      countedUses(sql`from candidate where candidate.company_id = vocabulary_item.company_id
        and candidate.status_id = vocabulary_item.id and candidate.deleted_at is null`).as('statuses'),
      countedUses(sql`from candidate where candidate.company_id = vocabulary_item.company_id
        and candidate.label_ids @> array[vocabulary_item.id] and candidate.deleted_at is null`).as('labels'),
    ])
    .execute()
  return rows.map(({ id, kind, statuses, labels }) => ({
    id,
    candidates: Number(kind === 'label' ? labels : statuses),
  }))
}
