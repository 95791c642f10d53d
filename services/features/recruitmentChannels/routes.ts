import { implement, type Route } from '../../core/http/routes.ts'
import {
  channel,
  createChannel,
  deleteChannel,
  listChannels,
  mergeChannel,
  updateChannel,
  usageOfChannels,
} from './channels.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.channelManageList, ({ body: { keyword = '', ...wanted } }, { db }) =>
    listChannels(db, keyword, wanted),
  ),
  implement(contract.channelManageUsage, ({ body }, { db }) => usageOfChannels(db, body.ids)),
  implement(contract.channelManageGet, ({ params }, { db }) => channel(db, params.id)),
  implement(contract.channelManageCreate, async ({ body }, { db }) => channel(db, await createChannel(db, body.name))),
  implement(contract.channelManageUpdate, async ({ params, body }, { db }) => {
    await updateChannel(db, params.id, body.name)
    return channel(db, params.id)
  }),
  implement(contract.channelManageMerge, async ({ params, body }, { db }) =>
    channel(db, await mergeChannel(db, params.id, body.into)),
  ),
  implement(contract.channelManageDelete, async ({ params }, { db }) => {
    await deleteChannel(db, params.id)
    return { status: 'OK' }
  }),
]
