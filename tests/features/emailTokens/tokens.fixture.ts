import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/emailTokens/contract.ts'
import { emailTemplateTokenList } from '../../../services/features/lookups/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

/**
 * REST services that keep placeholders in memory: one of the product, and the company's own, of which the first is in
 * use.
 */
export function tokenServices(...own: string[]) {
  const tokens: contract.EmailToken[] = [
    { id: uuid(1), name: 'Job_Title', description: 'Title of the job', value: '', isOwn: false },
    ...own.map((name, at) => ({ id: uuid(at + 2), name, description: `About ${name}`, value: 'Here', isOwn: true })),
  ]
  const find = (id: unknown) => {
    const found = tokens.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(emailTemplateTokenList, () => tokens.map((token) => ({ ...token, isDefault: false })))
    .on(contract.emailTokenManageList, ({ body }) =>
      pageAt(
        tokens.filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.emailTokenManageUsage, ({ body }) => body.ids.map((id) => ({ id, templates: id === uuid(2) ? 3 : 0 })))
    .on(contract.emailTokenManageGet, ({ params }) => find(params!.id))
    .on(contract.emailTokenManageCreate, ({ body }) => {
      if (tokens.some(({ name }) => name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const made = { id: uuid(tokens.length + 1), ...body, isOwn: true }
      tokens.push(made)
      return made
    })
    .on(contract.emailTokenManageUpdate, ({ params, body }) => Object.assign(find(params!.id), body))
    .on(contract.emailTokenManageDelete, ({ params }) => {
      tokens.splice(tokens.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}
