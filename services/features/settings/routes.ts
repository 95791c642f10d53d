import { randomUUID } from 'node:crypto'
import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { visibleFields } from './fieldSight.ts'
import { columnsOf, setExtension, setting, skip } from './queries.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.uniqueKey, async () => randomUUID()),
  implement(contract.extendCandidateList, (_input, context) => visibleFields(context, context.caller)),
  implement(contract.companyExtendSetting, ({ body }, { db, caller }) =>
    setExtension(db, body.extendCandidate, caller.userName),
  ),
  implement(contract.tableDisplayItems, ({ query }, context) => columnsOf(context, query.table, context.caller.role)),
  implement(contract.currentCompanyStatusSetting, async (_input, context) => {
    const status = await setting(context, 'status')
    return context.caller.isExternal ? { ...status, skippedBy: null } : status
  }),
  implement(contract.skipGuideline, (_input, context) => skip(context, context.caller.userName)),
  implement(contract.supportContactList, (_input, context) => setting(context, 'supportContacts')),
]
