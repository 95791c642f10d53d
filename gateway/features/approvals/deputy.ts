import { say } from '../../../services/core/contract/messages.ts'
import * as contract from '../../../services/features/delegations/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { User } from '../users/user.ts'

const ApprovalDeputy = builder
  .objectRef<contract.Deputy>('ApprovalDeputy')
  .implement({
    description: 'Who approves in the place of the viewer, and when.',
    fields: (t) => ({
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who stands in.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      startAt: t.expose('fromDate', { type: 'DateTime', description: 'When it begins.' }),
      endAt: t.expose('toDate', { type: 'DateTime', description: 'When it ends.' }),
    }),
  })

const ApprovalDelegation = builder
  .objectRef<contract.Delegation>('ApprovalDelegation')
  .implement({
    description: 'Who approves for whom while people are away.',
    fields: (t) => ({
      deputy: t.expose('deputy', {
        type: ApprovalDeputy,
        nullable: true,
        description: 'Who stands in for the viewer; null: nobody.',
      }),
      standsInFor: t.field({
        type: [User],
        mayFailAlone: true,
        description: 'For whom the viewer stands in now.',
        resolve: ({ standsInFor }, _args, context, info) => User.allNamed(context, standsInFor, info),
      }),
    }),
  })

builder.queryField('approvalDelegation', (t) =>
  t.field({
    type: ApprovalDelegation,
    operation: contract.delegationGet,
    extensions: { personal: true },
    description: 'Who approves in the place of the viewer, and for whom the viewer does.',
    resolve: (_root, _args, { rest }) => rest.call(contract.delegationGet),
  }),
)

const payload = (t: PayloadFields<{ delegation: contract.Delegation }>) => ({
  delegation: t.expose('delegation', { type: ApprovalDelegation, description: 'As it is arranged now.' }),
})

mutation('setApprovalDeputy', {
  description:
    'Lets somebody approve in the place of the viewer for a while, in the place of whoever did before; without a user the viewer approves alone again.',
  operation: contract.delegationSet,
  input: (t) => ({
    userId: t.id({ description: 'Who stands in (global id); null: nobody.' }),
    startAt: t.field({ type: 'DateTime', description: 'From when; now when left out.' }),
    endAt: t.field({ type: 'DateTime', description: 'Until when, at most 180 days later; needed with a user.' }),
  }),
  payload,
  resolve: async ({ userId, startAt, endAt }, { rest }) => {
    if (!userId) return { delegation: await rest.call(contract.delegationEnd) }
    if (!endAt) throw badInput({ endAt: say('REQUIRED') })
    return {
      delegation: await rest.call(contract.delegationSet, {
        body: {
          userName: userNameOf(userId, 'userId'),
          fromDate: (startAt ?? new Date()).toISOString(),
          toDate: endAt.toISOString(),
        },
        fieldNames: { userName: 'userId', fromDate: 'startAt', toDate: 'endAt' },
      }),
    }
  },
})
