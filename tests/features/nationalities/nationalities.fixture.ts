import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/nationalities/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  candidates?: number
}

/** REST services that keep nationalities in memory. */
export function nationalityServices(...given: Given[]) {
  const all = given.map(({ name, candidates = 0 }, at) => ({
    word: { id: uuid(at + 1), name } as contract.Nationality,
    candidates,
  }))
  const find = (id: unknown) => {
    const found = all.find(({ word }) => word.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void all.splice(all.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.nationalityManageList, ({ body }) =>
      pageAt(
        all.map(({ word }) => word).filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.nationalityManageByIds, ({ body }) =>
      all.map(({ word }) => word).filter(({ id }) => body.ids.includes(id)),
    )
    .on(contract.nationalityManageUsage, ({ body }) => body.ids.map((id) => ({ id, candidates: find(id).candidates })))
    .on(contract.nationalityManageCreate, ({ body }) => {
      if (all.some(({ word }) => word.name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const word = { id: uuid(all.length + 1), ...body }
      all.push({ word, candidates: 0 })
      return word
    })
    .on(contract.nationalityManageUpdate, ({ params, body }) =>
      Object.assign(find(params!.id).word, { name: body.name }),
    )
    .on(contract.nationalityManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).word
    })
    .on(contract.nationalityManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
