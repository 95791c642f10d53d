import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/blockWords/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

/** REST services that keep block words in memory. */
export function blockWordServices(...keywords: string[]) {
  const words = keywords.map((keyword, at): contract.BlockWord => ({ id: uuid(at + 1), keyword }))
  const find = (id: unknown) => {
    const found = words.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(contract.blockWordList, ({ body }) =>
      pageAt(
        words.filter(({ keyword }) => keyword.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.blockWordCreate, ({ body }) => {
      if (words.some(({ keyword }) => keyword === body.keyword))
        throw new RequestError('BAD_INPUT', 'no', { fields: { keyword: ['This is already taken'] } })
      const made = { id: uuid(words.length + 1), keyword: body.keyword }
      words.push(made)
      return made
    })
    .on(contract.blockWordUpdate, ({ params, body }) => Object.assign(find(params!.id), { keyword: body.keyword }))
    .on(contract.blockWordDelete, ({ params }) => {
      words.splice(words.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}
