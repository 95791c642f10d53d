import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { listTexts, textByKey, resetText, saveTexts } from './texts.ts'

export const routes: Route[] = [
  implement(contract.companyTextManageList, ({ body: { keyword = '', ...page } }, { db }) =>
    listTexts(db, keyword, page),
  ),
  implement(contract.companyTextManageGet, ({ params }, { db }) => textByKey(db, params.key)),
  implement(contract.companyTextManageUpdate, async ({ params, body }, { db }) => {
    await saveTexts(db, [params.key, ...(body.also ?? [])], body.texts)
    return textByKey(db, params.key)
  }),
  implement(contract.companyTextManageDelete, async ({ params }, { db }) => {
    await resetText(db, params.key)
    return { status: 'OK' }
  }),
]
