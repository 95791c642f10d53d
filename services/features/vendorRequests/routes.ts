import { implement, type Route } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import * as contract from './contract.ts'
import { requestFiles } from './files.ts'
import { jobsOf, listRequests, mailsOf, requestOf, requestsByIds } from './queries.ts'
import { requestStatuses } from './requestShapes.ts'
import { createRequest, updateRequest } from './writes.ts'

export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.vendorRequestList, ({ body }, context) => listRequests(context, body)),
  implement(contract.vendorRequestByIds, ({ body }, context) => requestsByIds(context, body.ids)),
  implement(contract.vendorRequestStatusList, async () => requestStatuses.map((name) => ({ id: name, name }))),
  implement(contract.vendorJobList, (_input, context) => jobsOf(context)),
  implement(contract.vendorRequestMails, ({ body }, { db }) => mailsOf(db, body)),
  implement(contract.vendorRequestGet, ({ params }, context) => requestOf(context, params.id)),
  implement(contract.vendorRequestCreate, ({ body }, context) => createRequest(context, body, accesses)),
  implement(contract.vendorRequestUpdate, ({ params, body }, context) =>
    updateRequest(context, params.id, body, accesses),
  ),
]

export const fileAccesses = [requestFiles]
