import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { changeSetting, historyOf, listSettings, resetSetting, restoreSetting, settingOf } from './managed.ts'

export const routes: Route[] = [
  implement(contract.settingManageList, ({ body: { areas = [], ...paging } }, { db }) =>
    listSettings(db, areas, paging),
  ),
  implement(contract.settingManageGet, ({ params }, { db }) => settingOf(db, params.id)),
  implement(contract.settingManageHistory, ({ params, body }, { db }) => historyOf(db, params.id, body)),
  implement(contract.settingManageUpdate, async ({ params: { id: key }, body }, { db, caller: { userName } }) => {
    await changeSetting(db, { key, value: body.value, version: body.version, userName })
    return settingOf(db, key)
  }),
  implement(contract.settingManageRestore, async ({ params: { id: key }, body }, { db, caller: { userName } }) => {
    await restoreSetting(db, { key, from: body.from, version: body.version, userName })
    return settingOf(db, key)
  }),
  implement(contract.settingManageDelete, async ({ params: { id: key } }, { db, caller: { userName } }) => {
    await resetSetting(db, key, userName)
    return settingOf(db, key)
  }),
]
