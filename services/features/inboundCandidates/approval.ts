import { refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { limitReached, reviewRow } from '../reviews/approval.ts'
import type { ApprovalPayload, Approved } from '../reviews/contract.ts'
import { checkStatus } from '../reviews/form.ts'
import { announceCollected, lockedRow } from './queries.ts'
import { greetingRights, type RightsContext } from './rights.ts'

type Context = RightsContext & Pick<RequestContext, 'directory'>

/** Approves or rejects one inbound candidate. Approval creates the candidate and requires an owner (decision D-43). */
export const review = (context: Context, body: ApprovalPayload): Promise<Approved> =>
  reviewRow(context, body, {
    lockedRow,
    isOwnerRequired: true,
    async demand(tx, row) {
      // An earlier review takes precedence over rules that have changed since.
      checkStatus(row, body.status)
      const { may, isUsedUp } = await greetingRights({ ...context, db: tx })
      if (isUsedUp) throw limitReached()
      if (!may)
        throw refused('REVIEW_NO_RULE', 'No active rule lets your role review inbound candidates', undefined, 403)
    },
    update: (tx, id, change) => tx.update('collected_candidate').where('id', '=', id).set(change).execute(),
    announce: (tx, row) => announceCollected(tx, row.id),
  })
