import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { deleteKit, kits, orderKits, saveKit } from './kits.ts'

export const routes: Route[] = [
  implement(contract.interviewKitList, ({ body }, { db }) => kits(db, body)),
  implement(contract.interviewKitSave, ({ body }, { db }) => saveKit(db, body)),
  implement(contract.interviewKitDelete, ({ params }, { db }) => deleteKit(db, params.id)),
  implement(contract.interviewKitOrder, ({ body }, { db }) => orderKits(db, body)),
]
