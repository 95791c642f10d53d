import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createModule, deleteModule, listModules, moduleByCode, setActive, updateModule } from './modules.ts'

export const routes: Route[] = [
  implement(contract.appModuleList, ({ body }, { cache, db }) => listModules(cache, db, body)),
  implement(contract.appModuleGet, ({ params }, { cache, db }) => moduleByCode(cache, db, params.code)),
  implement(contract.appModuleCreate, async ({ body }, { cache, db }) =>
    moduleByCode(cache, db, await createModule(db, body)),
  ),
  implement(contract.appModuleUpdate, async ({ params: { code }, body: { version, ...input } }, { cache, db }) => {
    await updateModule(db, await moduleByCode(cache, db, code), version, input)
    return moduleByCode(cache, db, code)
  }),
  implement(contract.appModuleStatus, async ({ body: { code, active, version } }, { cache, db }) => {
    await setActive(db, await moduleByCode(cache, db, code), version, active)
    return moduleByCode(cache, db, code)
  }),
  implement(contract.appModuleDelete, async ({ params: { code } }, { cache, db }) => {
    await deleteModule(db, await moduleByCode(cache, db, code))
    return { ok: true }
  }),
]
