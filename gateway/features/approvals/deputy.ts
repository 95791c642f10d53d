import { createMessage } from '../../../services/core/contract/messages.ts'
import * as contract from '../../../services/features/delegations/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { User } from '../users/user.ts'

const ApprovalDeputy = builder
  .objectRef<contract.Deputy>('ApprovalDeputy')
  .implement({
    description: 'The user who approves in place of the viewer, and the period.',
    fields: (t) => ({
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'The user who deputises.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      startAt: t.expose('fromDate', { type: 'DateTime', description: 'When the period begins.' }),
      endAt: t.expose('toDate', { type: 'DateTime', description: 'When the period ends.' }),
    }),
  })

const ApprovalDelegation = builder
  .objectRef<contract.Delegation>('ApprovalDelegation')
  .implement({
    description: 'Who approves for whom while users are away.',
    fields: (t) => ({
      deputy: t.expose('deputy', {
        type: ApprovalDeputy,
        nullable: true,
        description: "The viewer's deputy, or null if there is none.",
      }),
      standsInFor: t.field({
        type: [User],
        mayFailAlone: true,
        description: 'The users for whom the viewer currently deputises.',
        resolve: ({ standsInFor }, _args, context, info) => User.allNamed(context, standsInFor, info),
      }),
    }),
  })

builder.queryField('approvalDelegation', (t) =>
  t.field({
    type: ApprovalDelegation,
    operation: contract.delegationGet,
    extensions: { personal: true },
    description: "The viewer's deputy, and the users for whom the viewer deputises.",
    resolve: (_root, _args, { rest }) => rest.call(contract.delegationGet),
  }),
)

const payload = (t: PayloadFields<{ delegation: contract.Delegation }>) => ({
  delegation: t.expose('delegation', { type: ApprovalDelegation, description: 'The arrangement after the change.' }),
})

mutation('setApprovalDeputy', {
  description:
    'Sets the user who approves in place of the viewer for a while, and replaces an earlier deputy. Without a user the viewer has no deputy any more.',
  operation: contract.delegationSet,
  input: (t) => ({
    userId: t.id({ description: 'The deputy (global id), or null for none.' }),
    startAt: t.field({ type: 'DateTime', description: 'When the period begins. The default is now.' }),
    endAt: t.field({
      type: 'DateTime',
      description: 'When the period ends, at most 180 days later. Required with a user.',
    }),
  }),
  payload,
  resolve: async ({ userId, startAt, endAt }, { rest }) => {
    if (!userId) return { delegation: await rest.call(contract.delegationEnd) }
    if (!endAt) throw badInput({ endAt: createMessage('REQUIRED') })
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
