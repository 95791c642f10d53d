import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/jobRanks/contract.ts'
import { jobRankList } from '../../../services/features/lookups/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  candidates?: number
}

/** REST services that keep job ranks in memory. */
export function rankServices(...given: Given[]) {
  const all = given.map(({ name, candidates = 0 }, at) => ({
    word: { id: uuid(at + 1), name, place: at + 1 } as contract.JobRank,
    candidates,
  }))
  const find = (id: unknown) => {
    const found = all.find(({ word }) => word.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void all.splice(all.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.jobRankManageList, ({ body }) =>
      pageAt(
        all.map(({ word }) => word).filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(jobRankList, () => all.map(({ word }) => word))
    .on(contract.jobRankManageUsage, ({ body }) =>
      body.ids.map((id) => ({ id, place: find(id).word.place, candidates: find(id).candidates, jobs: 0, forms: 0 })),
    )
    .on(contract.jobRankManageCreate, ({ body }) => {
      if (all.some(({ word }) => word.name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const word = { id: uuid(all.length + 1), place: all.length + 1, ...body }
      all.push({ word, candidates: 0 })
      return word
    })
    .on(contract.jobRankManageUpdate, ({ params, body }) => Object.assign(find(params!.id).word, { name: body.name }))
    .on(contract.jobRankManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).word
    })
    .on(contract.jobRankManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
