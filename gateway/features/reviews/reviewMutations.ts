import type { Operation } from '../../../services/core/contract/operation.ts'
import type { ApprovalPayload, Approved } from '../../../services/features/reviews/contract.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import type { NodeRef } from '../../core/graph/node.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { approvalBody, approvalFields, reviewFieldNames, reviewFields, type InputBuilder } from './approval.ts'
import type { ReviewRow } from './reviewRow.ts'

/** How the rows of a list are approved and rejected. */
interface Reviewed<Row extends ReviewRow> {
  /** Name of the row type, from which the names of the mutations are built. */
  type: string
  ref: NodeRef<Row>
  operation: Operation<any, any, typeof ApprovalPayload, typeof Approved>
  /** Description of the row that the mutations return. */
  candidate: string
  approve: string
  reject: string
  /** Whether approving requires an owner of the candidate; if so, rejecting accepts no owner (decision D-43). */
  isOwnerRequired: boolean
}

const ownerField = <const R extends boolean>(t: InputBuilder, required: R) => ({
  ownerId: t.id({ required, description: 'User responsible for the candidate (global id).' }),
})

/** Declares the mutations that approve and reject the rows of a list. */
export function reviewMutations<Row extends ReviewRow>({
  type,
  ref,
  operation,
  candidate,
  approve,
  reject,
  isOwnerRequired,
}: Reviewed<Row>): void {
  // The row is read again only if requested: failing to read it does not undo the review.
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
