import * as contract from '../../../services/features/approvals/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { globalId } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Job } from '../jobs/job.ts'
import { Offer } from '../offers/offer.ts'
import { User } from '../users/user.ts'

const WaitingDecisionKind = enumOf<contract.WaitingKind>('WaitingDecisionKind', 'What is waiting for a decision.', {
  job: 'A new job.',
  salaryOffer: 'The terms to be offered to a candidate.',
  offerLetter: 'An offer letter to a candidate.',
})

const WaitingDecision = builder
  .objectRef<contract.WaitingDecision>('WaitingDecision')
  .implement({
    description: "Something that is waiting for the viewer's decision.",
    fields: (t) => ({
      id: globalId(t, 'WaitingDecision'),
      databaseId: t.id({
        description: 'The id in the services: of the offer if there is one, otherwise of the job.',
        resolve: ({ offerId, jobId }) => offerId ?? jobId,
      }),
      kind: t.expose('kind', { type: WaitingDecisionKind, description: 'What is waiting for the decision.' }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job, or null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      offer: t.field({
        type: Offer,
        nullable: true,
        description: 'The offer, or null if the job itself is waiting.',
        resolve: ({ offerId }, _args, context, info) => Offer.refer(context, offerId, info),
      }),
      askedAt: t.expose('askedDate', { type: 'DateTime', description: 'When the decision was requested.' }),
      insteadOf: t.field({
        type: User,
        nullable: true,
        description: "The user for whom the viewer deputises, or null if it is the viewer's own turn.",
        resolve: ({ insteadOf }, _args, context, info) => (insteadOf ? User.named(context, insteadOf, info) : null),
      }),
    }),
  })

const WaitingDecisionFilter = builder.inputType('WaitingDecisionFilter', {
  description: 'Conditions on waiting decisions. All conditions must hold.',
  fields: (t) => ({ kinds: t.field({ type: [WaitingDecisionKind], description: 'Only decisions of these kinds.' }) }),
})

const WaitingDecisionConnection = connectionOf(WaitingDecision)

builder.queryField('waitingDecisions', (t) =>
  t.field({
    type: WaitingDecisionConnection,
    operation: contract.waitingDecisionList,
    extensions: { personal: true },
    description:
      'Everything that is waiting for the decision of the viewer, or of users for whom they deputise, longest waiting first.',
    args: {
      filter: t.arg({ type: WaitingDecisionFilter, description: 'Which decisions to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, ...args }, { rest }, info) => {
      const conditions = filter?.kinds ? { kinds: [...filter.kinds] } : {}
      return readPages(
        args,
        (page) => rest.call(contract.waitingDecisionList, { body: { ...page, ...conditions } }),
        pageSelectionOf(info),
      )
    },
  }),
)
