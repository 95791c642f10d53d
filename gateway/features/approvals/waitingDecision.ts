import * as contract from '../../../services/features/approvals/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { globalId } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Job } from '../jobs/job.ts'
import { Offer } from '../offers/offer.ts'
import { User } from '../users/user.ts'

const WaitingDecisionKind = enumOf<contract.WaitingKind>('WaitingDecisionKind', 'What waits for a decision.', {
  job: 'A new job.',
  salaryOffer: 'What is to be offered to a candidate.',
  offerLetter: 'A letter to a candidate.',
})

const WaitingDecision = builder
  .objectRef<contract.WaitingDecision>('WaitingDecision')
  .implement({
    description: 'Something that waits for the decision of the viewer.',
    fields: (t) => ({
      id: globalId(t, 'WaitingDecision'),
      databaseId: t.id({
        description: "The services' id of what waits: of the offer, else of the job.",
        resolve: ({ offerId, jobId }) => offerId ?? jobId,
      }),
      kind: t.expose('kind', { type: WaitingDecisionKind, description: 'What it is.' }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null for who may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      offer: t.field({
        type: Offer,
        nullable: true,
        description: 'The offer; null where the job itself waits.',
        resolve: ({ offerId }, _args, context, info) => Offer.refer(context, offerId, info),
      }),
      askedAt: t.expose('askedDate', { type: 'DateTime', description: 'Since when it waits.' }),
      insteadOf: t.field({
        type: User,
        nullable: true,
        description: 'Whom the viewer stands in for; null: it is their own turn.',
        resolve: ({ insteadOf }, _args, context, info) => (insteadOf ? User.named(context, insteadOf, info) : null),
      }),
    }),
  })

const WaitingDecisionFilter = builder.inputType('WaitingDecisionFilter', {
  description: 'Conditions on what waits; all of them must hold.',
  fields: (t) => ({ kinds: t.field({ type: [WaitingDecisionKind], description: 'Only these kinds.' }) }),
})

const WaitingDecisionConnection = connectionOf(WaitingDecision)

builder.queryField('waitingDecisions', (t) =>
  t.field({
    type: WaitingDecisionConnection,
    operation: contract.waitingDecisionList,
    extensions: { personal: true },
    description:
      'All that waits for the decision of the viewer, or of those whom they stand in for, what waits longest first.',
    args: { filter: t.arg({ type: WaitingDecisionFilter, description: 'Which of it; all without it.' }), ...pageArgs },
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
