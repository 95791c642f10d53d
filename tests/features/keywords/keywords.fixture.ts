import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/keywords/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  kind?: contract.KeywordKind
  candidates?: number
}

/** REST services that keep keywords in memory. */
export function keywordServices(...given: Given[]) {
  const words = given.map(({ name, kind = 'skillKeyword', candidates = 0 }, at) => ({
    word: { id: uuid(at + 1), name, kind } as contract.Keyword,
    candidates,
  }))
  const find = (id: unknown) => {
    const found = words.find(({ word }) => word.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void words.splice(words.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.keywordManageList, ({ body }) =>
      pageAt(
        words
          .map(({ word }) => word)
          .filter(({ kind, name }) => (!body.kind || kind === body.kind) && name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.keywordManageByIds, ({ body }) =>
      words.map(({ word }) => word).filter(({ id }) => body.ids.includes(id)),
    )
    .on(contract.keywordManageUsage, ({ body }) =>
      body.ids.map((id) => ({ id, candidates: find(id).candidates, jobs: 0 })),
    )
    .on(contract.keywordManageCreate, ({ body }) => {
      if (words.some(({ word }) => word.name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const word = { id: uuid(words.length + 1), ...body }
      words.push({ word, candidates: 0 })
      return word
    })
    .on(contract.keywordManageUpdate, ({ params, body }) => Object.assign(find(params!.id).word, { name: body.name }))
    .on(contract.keywordManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).word
    })
    .on(contract.keywordManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
