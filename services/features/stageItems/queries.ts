import { sql } from 'kysely'
import { isEndKey, isKnownKey } from '../../../common/stageKeys.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Listed } from '../../core/http/paging.ts'
import { countedUses, listBelow, placedByIds, selectWords, type Placed } from '../lookups/words/wordLists.ts'
import '../workflows/tables.ts'
import { stageKinds, type Stage, type StageKind, type stageManageList, type StageUsage } from './contract.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function shown({ id, kind, name, data, parentId, place }: Placed<StageKind>): Stage {
  const key = textOf(data.key)
  return {
    ...{ id, kind, name, key, color: textOf(data.color), groupId: parentId, place },
    isEnd: key !== null && isEndKey(key),
    isBuiltIn: key !== null && isKnownKey(key),
  }
}

/** Returns one page of a list in its order, or of all lists. Statuses with groups are listed group by group. */
export async function listStages(
  db: CompanyDb,
  { kind, keyword = '', ...wanted }: BodyOf<typeof stageManageList>,
): Promise<Listed<Stage>> {
  const page = await listBelow(db, kind ? [kind] : stageKinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns the statuses and groups with these ids. */
export const stagesByIds = async (db: CompanyDb, ids: readonly string[]): Promise<Stage[]> =>
  (await placedByIds(db, stageKinds, ids)).map(shown)

/** Returns one status or group. Throws 404 if the id is unknown. */
export async function stageOf(db: CompanyDb, id: string): Promise<Stage> {
  const [found] = await stagesByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns how many workflows use each of the statuses, and how many statuses each of the groups has. */
export async function usageOfStages(db: CompanyDb, ids: readonly string[]): Promise<StageUsage[]> {
  if (ids.length === 0) return []
  const rows = await selectWords(db, stageKinds)
    .where('vocabulary_item.id', 'in', ids)
    .select([
      countedUses(sql`from workflow_status where workflow_status.company_id = vocabulary_item.company_id
        and workflow_status.key = vocabulary_item.data ->> 'key'`).as('workflows'),
      countedUses(sql`from vocabulary_item as below where below.company_id = vocabulary_item.company_id
        and below.parent_id = vocabulary_item.id`).as('statuses'),
    ])
    .execute()
  return rows.map(({ id, kind, workflows, statuses }) => ({
    id,
    uses: Number(kind === 'statusGroup' ? statuses : workflows),
  }))
}
