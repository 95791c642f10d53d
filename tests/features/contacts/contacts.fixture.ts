import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/contacts/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

/** REST services that keep messages from these people in memory. */
export function contactServices(...names: string[]) {
  const all = names.map((fullName, at): contract.Contact => ({
    id: uuid(at + 1),
    fullName,
    email: `${fullName.toLowerCase()}@mail.example`,
    content: `A question of ${fullName}`,
    userName: null,
    userAgent: 'Mozilla/5.0',
  }))
  const find = (id: unknown) => {
    const found = all.find((contact) => contact.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const kept = ({
    userName = null,
    userAgent = null,
    ...body
  }: Omit<contract.Contact, 'id' | 'userName' | 'userAgent'> & {
    userName?: string | null
    userAgent?: string | null
  }) => {
    if (!body.email.includes('@'))
      throw new RequestError('BAD_INPUT', 'no', { fields: { email: ['is not a valid e-mail address'] } })
    return { ...body, userName, userAgent }
  }
  return fakeRest()
    .on(contract.contactList, ({ body }) =>
      pageAt(
        all.filter(({ fullName }) => fullName.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.contactGet, ({ params }) => find(params!.id))
    .on(contract.contactCreate, ({ body }) => {
      all.unshift({ id: uuid(all.length + 1), ...kept(body) })
      return all[0]!
    })
    .on(contract.contactUpdate, ({ params, body }) => Object.assign(find(params!.id), kept(body)))
    .on(contract.contactDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}
