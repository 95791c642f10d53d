import { companyModules } from '../../core/identity/roles/companyModules.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { menuByUser, menuList } from './contract.ts'
import { linksOf, menu, menuOf } from './menu.ts'

export const routes: Route[] = [
  implement(menuByUser, async (_input, { cache, db, caller }) => [
    ...menuOf(caller),
    ...(caller.isExternal ? [] : linksOf(await companyModules(cache, db))),
  ]),
  implement(menuList, async () => [...menu]),
]
