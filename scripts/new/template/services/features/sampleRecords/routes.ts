import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { listSampleRecords, sampleRecordsByIds } from './queries.ts'
import { createSampleRecord, deleteSampleRecord, updateSampleRecord } from './writes.ts'

export const routes: Route[] = [
  implement(contract.sampleRecordList, ({ body }, { db }) => listSampleRecords(db, body)),
  implement(contract.sampleRecordByIds, ({ body }, { db }) => sampleRecordsByIds(db, body.ids)),
  implement(contract.sampleRecordCreate, ({ body }, context) => createSampleRecord(context, body)),
  implement(contract.sampleRecordUpdate, ({ params, body }, context) => updateSampleRecord(context, params.id, body)),
  implement(contract.sampleRecordDelete, ({ params }, context) => deleteSampleRecord(context, params.id)),
]
