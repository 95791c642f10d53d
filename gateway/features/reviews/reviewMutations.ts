import type { Operation } from '../../../services/core/contract/operation.ts'
import type { ApprovalPayload, Approved } from '../../../services/features/reviews/contract.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import type { NodeRef } from '../../core/graph/node.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { approvalBody, approvalFields, reviewFieldNames, reviewFields, type InputBuilder } from './approval.ts'
import type { ReviewRow } from './reviewRow.ts'

/** How the rows of one list are approved and rejected. */
interface Reviewed<Row extends ReviewRow> {
  /** Name of the type of its rows, of which those of the mutations are made. */
  type: string
  ref: NodeRef<Row>
  operation: Operation<any, any, typeof ApprovalPayload, typeof Approved>
  /** Of the row that the mutations answer. */
  candidate: string
  approve: string
  reject: string
  /** Who takes care of an approved candidate must be named; a rejected row takes no owner then (decision D-43). */
  isOwnerRequired: boolean
}

const ownerField = <const R extends boolean>(t: InputBuilder, required: R) => ({
  ownerId: t.id({ required, description: 'Who takes care of the candidate (global id).' }),
})

/** Declares the mutations that approve and reject the rows of one list. */
export function reviewMutations<Row extends ReviewRow>({
  type,
  ref,
  operation,
  candidate,
  approve,
  reject,
  isOwnerRequired,
}: Reviewed<Row>): void {
  // The row is read again only when it is asked for: a failure to read it does not undo the review.
  const payload = (t: PayloadFields<{ id: string }>) => ({
    candidate: t.field({
      type: ref as NodeRef<ReviewRow>,
      nullable: true,
      description: candidate,
      resolve: ({ id }, _args, context) => ref.load(context, id),
    }),
  })
  async function send({ rest }: GatewayContext, body: ApprovalPayload, failure: string) {
    assertAccepted(await rest.call(operation, { fieldNames: reviewFieldNames, body }), failure)
    return { id: body.id }
  }
  mutation(`approve${type}`, {
    description: approve,
    operation,
    input: (t) => ({ ...reviewFields(t), ...approvalFields(t), ...ownerField(t, isOwnerRequired) }),
    payload,
    resolve: ({ id, ...approval }, context) =>
      send(context, approvalBody(idOf(type, id), approval), 'The candidate was not approved'),
  })
  mutation(`reject${type}`, {
    description: reject,
    operation,
    input: (t) => ({ ...reviewFields(t), ...(isOwnerRequired ? {} : ownerField(t, false)) }),
    payload,
    resolve: ({ id, remark, ownerId }, context) =>
      send(
        context,
        { id: idOf(type, id), status: 'rejected', remark, ...(ownerId && { owner: userNameOf(ownerId, 'ownerId') }) },
        'The candidate was not rejected',
      ),
  })
}
