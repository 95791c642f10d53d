import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createIcon, deleteIcon, iconById, listIcons, updateIcon, usageOfIcons } from './icons.ts'

export const routes: Route[] = [
  implement(contract.iconManageList, ({ body: { keyword = '', ...wanted } }, { db }) => listIcons(db, keyword, wanted)),
  implement(contract.iconManageUsage, ({ body }, { db }) => usageOfIcons(db, body.ids)),
  implement(contract.iconManageGet, ({ params }, { db }) => iconById(db, params.id)),
  implement(contract.iconManageCreate, async ({ body }, { db }) => iconById(db, await createIcon(db, body))),
  implement(contract.iconManageUpdate, async ({ params, body }, { db }) => {
    await updateIcon(db, params.id, body)
    return iconById(db, params.id)
  }),
  implement(contract.iconManageDelete, async ({ params }, { db }) => {
    await deleteIcon(db, params.id)
    return { status: 'OK' }
  }),
]
