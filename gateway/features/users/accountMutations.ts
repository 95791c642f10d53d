import { accountResetSecondFactor } from '../../../services/features/secondFactors/contract.ts'
import { accountPasswordLink, accountSignOut, passwordUpdateOf } from '../../../services/features/users/contract.ts'
import { userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from './user.ts'
import { userId } from './userMutations.ts'

/** The payload with the changed user, who is identified by global id. */
const userPayload = (t: PayloadFields<{ id: string }>) => ({
  user: t.field({
    type: User,
    nullable: true,
    description: 'The user after the change.',
    resolve: ({ id }, _args, context) => User.tryLoad(context, userNameOf(id)),
  }),
})

mutation('sendPasswordLink', {
  description: 'E-mails a user a link for setting their password; earlier links become invalid.',
  operation: accountPasswordLink,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    isInvitation: t.boolean({
      description:
        'Whether to invite a new user, with a link that is valid for 7 days; otherwise it is valid for an hour.',
    }),
  }),
  payload: (t: PayloadFields<{ email: string }>) => ({
    address: t.expose('email', { type: 'EmailAddress', description: 'The address that it is sent to.' }),
  }),
  resolve: async ({ id, isInvitation }, context) =>
    context.rest.call(accountPasswordLink, {
      body: { userId: await userId(id, context), kind: isInvitation ? 'invitation' : 'reset' },
    }),
})

mutation('setUserPassword', {
  description:
    "Sets a user's password; the viewer confirms with their own password. The user's sessions end, and an e-mail tells them who did it.",
  operation: passwordUpdateOf,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    currentPassword: t.string({ required: true, description: 'The current password of the viewer.' }),
    newPassword: t.string({ required: true, description: 'The new password of the user, up to 128 characters.' }),
  }),
  payload: userPayload,
  resolve: async ({ id, currentPassword, newPassword }, context) => {
    const { ok } = await context.rest.call(passwordUpdateOf, {
      params: { id: await userId(id, context) },
      fieldNames: { CurrentPassword: 'currentPassword', NewPassword: 'newPassword' },
      body: { CurrentPassword: currentPassword, NewPassword: newPassword },
    })
    assertAccepted(ok, 'The password was not set')
    return { id }
  },
})

mutation('signOutUser', {
  description: 'Ends all sessions of a user in every browser; they may sign in again.',
  operation: accountSignOut,
  input: (t) => ({ id: t.id({ required: true, description: 'The user (global id).' }) }),
  payload: userPayload,
  resolve: async ({ id }, context) => {
    const { ok } = await context.rest.call(accountSignOut, { body: { userId: await userId(id, context) } })
    assertAccepted(ok, 'The user was not signed out')
    return { id: String(id) }
  },
})

mutation('resetUserSecondFactor', {
  description:
    'Removes the second factor of a user who has lost theirs and signs them out everywhere; an e-mail tells them who did it and why.',
  operation: accountResetSecondFactor,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    reason: t.string({ required: true, description: 'Reason, shown to the user. Up to 500 characters.' }),
  }),
  payload: userPayload,
  resolve: async ({ id, reason }, context) => {
    const { ok } = await context.rest.call(accountResetSecondFactor, {
      body: { userId: await userId(id, context), reason },
    })
    assertAccepted(ok, 'The second factor was not reset')
    return { id: String(id) }
  },
})
