import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { appsOf, createVersion, deleteVersion, listVersions, updateVersion, versionById } from './versions.ts'

export const routes: Route[] = [
  implement(contract.appVersionList, ({ body: { keyword = '', ...wanted } }, { db }) =>
    listVersions(db, keyword, wanted),
  ),
  implement(contract.appVersionApps, async (_input, { product }) => appsOf(product)),
  implement(contract.appVersionGet, ({ params }, { db }) => versionById(db, params.id)),
  implement(contract.appVersionCreate, async ({ body }, { db, product }) =>
    versionById(db, await createVersion(db, appsOf(product), body)),
  ),
  implement(contract.appVersionUpdate, async ({ params, body }, { db, product }) => {
    await updateVersion(db, appsOf(product), params.id, body)
    return versionById(db, params.id)
  }),
  implement(contract.appVersionDelete, async ({ params }, { db }) => {
    await deleteVersion(db, params.id)
    return { status: 'OK' }
  }),
]
