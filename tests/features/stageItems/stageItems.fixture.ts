import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/stageItems/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given extends Partial<contract.Stage> {
  name: string
  uses?: number
}

/** REST services that keep stages in memory; their ids are numbers from 1. */
export function stageServices(...given: Given[]) {
  const items = given.map(({ uses = 0, ...stage }, at) => ({
    item: {
      ...{ id: uuid(at + 1), kind: 'systemStatus', key: `OWN_${at}`, color: '#112233', groupId: null },
      ...{ place: at + 1, isEnd: false, isBuiltIn: false },
      ...stage,
    } as contract.Stage,
    uses,
  }))
  const find = (id: unknown) => {
    const found = items.find(({ item }) => item.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(contract.stageManageList, ({ body }) =>
      pageAt(
        items
          .map(({ item }) => item)
          .filter(({ kind, name }) => (!body.kind || kind === body.kind) && name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.stageManageByIds, ({ body }) =>
      items.map(({ item }) => item).filter(({ id }) => body.ids.includes(id)),
    )
    .on(contract.stageManageUsage, ({ body }) => body.ids.map((id) => ({ id, uses: find(id).uses })))
    .on(contract.stageManageCreate, ({ body: { kind, groupId = null, color = null, isEnd = false, ...fields } }) => {
      if (items.some(({ item }) => item.name === fields.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const place = items.length + 1
      const item = {
        id: uuid(place),
        kind,
        key: `OWN_${place}`,
        color,
        groupId,
        isEnd,
        isBuiltIn: false,
        place,
        ...fields,
      }
      items.push({ item, uses: 0 })
      return item
    })
    .on(contract.stageManageUpdate, ({ params, body }) => Object.assign(find(params!.id).item, body))
    .on(contract.stageManageDelete, ({ params }) => {
      items.splice(items.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}

/** A system status, a group and one of its statuses. */
export const three: Given[] = [
  { name: 'Offered', key: 'OFFERED', isBuiltIn: true, uses: 101 },
  { name: 'Trial', kind: 'statusGroup', key: null, color: null, uses: 1 },
  { name: 'On trial', kind: 'workflowStatus', groupId: uuid(2) },
]
