import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/jobDatas/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  kind?: contract.JobDataKind
  symbol?: string
  jobs?: number
}

/** REST services that keep job data in memory. */
export function jobDataServices(...given: Given[]) {
  const items = given.map(({ name, kind = 'jobType', symbol = '', jobs = 0 }, at) => ({
    item: { id: uuid(at + 1), kind, name, symbol, isDefault: at === 0, place: at + 1 } as contract.JobData,
    jobs,
  }))
  const find = (id: unknown) => {
    const found = items.find(({ item }) => item.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void items.splice(items.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.jobDataManageList, ({ body }) =>
      pageAt(
        items
          .map(({ item }) => item)
          .filter(({ kind, name }) => (!body.kind || kind === body.kind) && name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.jobDataManageByIds, ({ body }) =>
      items.map(({ item }) => item).filter(({ id }) => body.ids.includes(id)),
    )
    .on(contract.jobDataManageUsage, ({ body }) =>
      body.ids.flatMap((id) => {
        const { item, jobs } = find(id)
        return item.kind === 'interviewRound' ? [] : [{ id, jobs }]
      }),
    )
    .on(contract.jobDataManageCreate, ({ body: { kind, ...fields } }) => {
      if (items.some(({ item }) => item.name === fields.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const item = { id: uuid(items.length + 1), kind, symbol: '', place: items.length + 1, ...fields }
      items.push({ item, jobs: 0 })
      return item
    })
    .on(contract.jobDataManageUpdate, ({ params, body }) => Object.assign(find(params!.id).item, body))
    .on(contract.jobDataManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).item
    })
    .on(contract.jobDataManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
