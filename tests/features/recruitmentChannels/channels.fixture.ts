import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/recruitmentChannels/contract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  candidates?: number
}

/** REST services that keep recruitment channels in memory. */
export function channelServices(...given: Given[]) {
  const all = given.map(({ name, candidates = 0 }, at) => ({
    word: { id: uuid(at + 1), name } as contract.Channel,
    candidates,
  }))
  const find = (id: unknown) => {
    const found = all.find(({ word }) => word.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void all.splice(all.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.channelManageList, ({ body }) =>
      pageAt(
        all.map(({ word }) => word).filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(recruitmentChannelList, () => all.map(({ word }) => word))
    .on(contract.channelManageUsage, ({ body }) =>
      body.ids.map((id) => ({ id, candidates: find(id).candidates, triggers: 0 })),
    )
    .on(contract.channelManageCreate, ({ body }) => {
      if (all.some(({ word }) => word.name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const word = { id: uuid(all.length + 1), ...body }
      all.push({ word, candidates: 0 })
      return word
    })
    .on(contract.channelManageUpdate, ({ params, body }) => Object.assign(find(params!.id).word, { name: body.name }))
    .on(contract.channelManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).word
    })
    .on(contract.channelManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
