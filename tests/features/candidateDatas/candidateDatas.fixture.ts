import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/candidateDatas/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  kind?: contract.CandidateDataKind
  candidates?: number
}

/** REST services that keep candidate statuses and labels in memory. */
export function candidateDataServices(...given: Given[]) {
  const items = given.map(({ name, kind = 'candidateStatus', candidates = 0 }, at) => ({
    item: {
      id: uuid(at + 1),
      kind,
      name,
      color: '#112233',
      isDefault: at === 0,
      place: at + 1,
    } as contract.CandidateData,
    candidates,
  }))
  const find = (id: unknown) => {
    const found = items.find(({ item }) => item.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void items.splice(items.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.candidateDataManageList, ({ body }) =>
      pageAt(
        items
          .map(({ item }) => item)
          .filter(({ kind, name }) => (!body.kind || kind === body.kind) && name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.candidateDataManageByIds, ({ body }) =>
      items.map(({ item }) => item).filter(({ id }) => body.ids.includes(id)),
    )
    .on(contract.candidateDataManageUsage, ({ body }) =>
      body.ids.map((id) => ({ id, candidates: find(id).candidates })),
    )
    .on(contract.candidateDataManageCreate, ({ body: { kind, ...fields } }) => {
      if (items.some(({ item }) => item.name === fields.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const item = { id: uuid(items.length + 1), kind, isDefault: false, place: items.length + 1, ...fields }
      items.push({ item, candidates: 0 })
      return item
    })
    .on(contract.candidateDataManageUpdate, ({ params, body }) => Object.assign(find(params!.id).item, body))
    .on(contract.candidateDataManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).item
    })
    .on(contract.candidateDataManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
