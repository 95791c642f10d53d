import { timeZoneOf } from '../../core/identity/people/readers.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { routes as accountRoutes, lookupRoutes } from './accounts.ts'
import { checkPermission, currentUserInfo, userSearch, usersByUserNames } from './contract.ts'
import { routes as profileRoutes } from './profiles.ts'
import { checkAccount, userInfo } from './queries.ts'

export const routes: Route[] = [
  ...accountRoutes,
  ...lookupRoutes,
  ...profileRoutes,
  implement(currentUserInfo, async (_input, { db, directory, caller }) => ({
    ...(await userInfo(directory, caller)),
    timeZone: await timeZoneOf(db, caller.userName),
  })),
  implement(checkPermission, (_input, context) => checkAccount(context)),
  implement(usersByUserNames, ({ body }, { directory }) => directory.byUserNames(body)),
  implement(userSearch, ({ body: { keyword = '', ...paging } }, { directory }) => directory.search(keyword, paging)),
]
