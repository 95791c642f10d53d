import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/emailSenders/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  templates?: number
}

/** REST services that keep e-mail senders in memory. The first one is the default. */
export function senderServices(...given: Given[]) {
  const all = given.map(({ name, templates = 0 }, at) => ({
    sender: {
      id: uuid(at + 1),
      name,
      email: `${name.toLowerCase()}@hr.example`,
      isDefault: at === 0,
      place: at + 1,
    } as contract.EmailSender,
    templates,
  }))
  const find = (id: unknown) => {
    const found = all.find(({ sender }) => sender.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void all.splice(all.indexOf(find(id)), 1)
  return fakeRest()
    .on(contract.emailSenderManageList, ({ body }) =>
      pageAt(
        all.map(({ sender }) => sender).filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.emailSenderManageUsage, ({ body }) =>
      body.ids.map((id) => ({ id, place: find(id).sender.place, templates: find(id).templates })),
    )
    .on(contract.emailSenderManageCreate, ({ body }) => {
      if (all.some(({ sender }) => sender.email === body.email))
        throw new RequestError('BAD_INPUT', 'no', { fields: { email: ['This is already taken'] } })
      const sender = { id: uuid(all.length + 1), isDefault: false, place: all.length + 1, ...body }
      all.push({ sender, templates: 0 })
      return sender
    })
    .on(contract.emailSenderManageUpdate, ({ params, body }) => Object.assign(find(params!.id).sender, body))
    .on(contract.emailSenderManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into).sender
    })
    .on(contract.emailSenderManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
