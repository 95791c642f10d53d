import { implement, type Route } from '../../core/http/routes.ts'
import { market } from '../../core/identity/roles/market.ts'
import { publishStatuses } from '../jobs/jobShapes.ts'
import * as contract from './contract.ts'
import { decidePublication, listPublications, publication } from './queries.ts'

export const routes: Route[] = [
  implement(contract.publishApprovalList, ({ body }, { db }) => listPublications(db, body)),
  implement(contract.publishApprovalStatusList, async () =>
    publishStatuses.map((name) => ({ id: name, name, isDefault: name === 'Pending' })),
  ),
  implement(contract.publishApprovalCompanyList, async (_input, { db }) => (await market(db)).companies()),
  implement(contract.publishApprovalApprove, ({ query }, context) =>
    decidePublication(context, query.jobId, 'Approve'),
  ),
  implement(contract.publishApprovalReject, ({ query }, context) => decidePublication(context, query.jobId, 'Reject')),
  implement(contract.publishApprovalGet, ({ params }, { db }) => publication(db, params.jobId)),
]
