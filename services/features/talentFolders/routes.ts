import { implement, type Route } from '../../core/routes.ts'
import { talentFolderList } from './contract.ts'
import { listOwnFolders } from './queries.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(talentFolderList, ({ body }, { db, caller }) => listOwnFolders(db, caller.userName, body.keyword ?? '', body)),
]
