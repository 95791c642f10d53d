import { refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { assignCallsToCandidate } from '../calls/approval.ts'
import { limitReached, reviewRow } from '../reviews/approval.ts'
import type { ApprovalPayload, Approved } from '../reviews/contract.ts'
import { checkStatus } from '../reviews/form.ts'
import { lockedRow } from './candidates.ts'
import { visibleFolder } from './folders/folders.ts'
import { announceRows } from './imports/imports.ts'
import { reviewRights } from './folders/rules.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'directory' | 'timezoneOffset'>

/** Approves or rejects one row of a folder. */
export const review = (context: Context, body: ApprovalPayload): Promise<Approved> =>
  reviewRow(context, body, {
    lockedRow,
    async demand(tx, row) {
      const { caller, timezoneOffset } = context
      const folder = await visibleFolder(tx, caller, row.verification_id)
      const rights = await reviewRights({ db: tx, caller, timezoneOffset }, [folder.id])
      if (!rights.may(folder)) {
        if (rights.isUsedUp(folder)) throw limitReached()
        throw refused('REVIEW_NOT_YOURS', 'Only the creator of the folder may review its rows', undefined, 403)
      }
      checkStatus(row, body.status)
    },
    update: (tx, id, change) => tx.update('verification_candidate').where('id', '=', id).set(change).execute(),
    approved: (tx, row, candidateId) => assignCallsToCandidate(tx, row.id, candidateId),
    announce: (tx, row) => announceRows(tx, row.verification_id, row.id),
  })
