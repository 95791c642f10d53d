import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import {
  createSender,
  deleteSender,
  listSenders,
  mergeSender,
  senderById,
  updateSender,
  usageOfSenders,
} from './senders.ts'

export const routes: Route[] = [
  implement(contract.emailSenderManageList, ({ body: { keyword = '', ...wanted } }, { db }) =>
    listSenders(db, keyword, wanted),
  ),
  implement(contract.emailSenderManageUsage, ({ body }, { db }) => usageOfSenders(db, body.ids)),
  implement(contract.emailSenderManageGet, ({ params }, { db }) => senderById(db, params.id)),
  implement(contract.emailSenderManageCreate, async ({ body }, { db }) => senderById(db, await createSender(db, body))),
  implement(contract.emailSenderManageUpdate, async ({ params, body }, { db }) => {
    await updateSender(db, params.id, body)
    return senderById(db, params.id)
  }),
  implement(contract.emailSenderManageMerge, async ({ params, body }, { db }) =>
    senderById(db, await mergeSender(db, params.id, body.into)),
  ),
  implement(contract.emailSenderManageDelete, async ({ params }, { db }) => {
    await deleteSender(db, params.id)
    return { status: 'OK' }
  }),
]
