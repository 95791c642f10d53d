import { implement, type Route } from '../../core/http/routes.ts'
import { addToDps } from './add.ts'
import * as contract from './contract.ts'
import { dpsStatuses } from './dpsShapes.ts'
import { listTasks, openJobs, task } from './queries.ts'
import { listTypes, renameType } from './types.ts'
import { deleteTask, saveTask } from './writes.ts'

export const routes: Route[] = [
  implement(
    contract.dpsTypeListAll,
    async (_input, { db }) => (await listTypes(db, { pageIndex: 0, pageSize: 100_000 })).data,
  ),
  implement(contract.dpsTypeList, ({ body }, { db }) => listTypes(db, body)),
  implement(contract.dpsTypeEdit, ({ body }, { db }) => renameType(db, body)),
  implement(contract.dpsList, ({ body }, { db }) => listTasks(db, body)),
  implement(contract.dpsListGet, ({ query }, { db }) => listTasks(db, query)),
  implement(contract.dpsStatusList, async () => dpsStatuses.map((status) => ({ id: status, name: status }))),
  implement(contract.dpsOpenJobList, (_input, { db }) => openJobs(db)),
  implement(contract.dpsGet, ({ params }, { db }) => task(db, params.id)),
  implement(contract.dpsUpdate, ({ params, body }, context) => saveTask(context, params.id, body)),
  implement(contract.dpsDelete, ({ params }, { db }) => deleteTask(db, params.id)),
  implement(contract.dpsAdd, ({ body }, context) => addToDps(context, body)),
]
