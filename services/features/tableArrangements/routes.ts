import { implement, type Route } from '../../core/http/routes.ts'
import '../settings/tables.ts'
import { deleteArrangement, listArrangements, ownTables, saveArrangement } from './arrangements.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.tableArrangementOwn, (_input, context) => ownTables(context, context.caller.role)),
  implement(contract.tableArrangementList, ({ body: { tables = [], ...paging } }, context) =>
    listArrangements(context, tables, paging),
  ),
  implement(contract.tableArrangementSave, ({ params, body: { role = null, columns } }, context) =>
    saveArrangement(context, { table: params.table, role, columns }, context.caller.userName),
  ),
  implement(contract.tableArrangementDelete, ({ params, query: { role = null } }, { db, caller }) =>
    deleteArrangement(db, { table: params.table, role }, caller.userName),
  ),
]
