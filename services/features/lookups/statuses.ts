import type { Status, StatusGroup } from './contract.ts'
import { entriesOf, type Parts } from './vocabulary.ts'

/** The kinds of vocabulary_item that hold interview statuses. Their data has a key and a color. */
export const statusKinds = { group: 'statusGroup', status: 'workflowStatus', system: 'systemStatus' } as const

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]
const toStatus = ({ item, data }: Entry): Status => ({
  id: item.id,
  name: item.name,
  ...(data as { key: string; color: string }),
})

/** Returns the groups with their statuses, both in the order of an interview process. */
export async function statusGroups(parts: Parts): Promise<StatusGroup[]> {
  const [groups, statuses] = [await entriesOf(parts, statusKinds.group), await entriesOf(parts, statusKinds.status)]
  const within = Map.groupBy(statuses, ({ parentId }) => parentId)
  return groups.map(({ item }) => ({
    id: item.id,
    name: item.name,
    statuses: (within.get(item.id) ?? []).map(toStatus),
  }))
}

/** Returns the built-in statuses of the product. */
export const systemStatuses = async (parts: Parts): Promise<Status[]> =>
  (await entriesOf(parts, statusKinds.system)).map(toStatus)
