import { accountResetSecondFactor } from '../../../services/features/secondFactors/contract.ts'
import { accountPasswordLink, accountSignOut, passwordUpdateOf } from '../../../services/features/users/contract.ts'
import { userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from './user.ts'
import { userId } from './userMutations.ts'

/** The user whose account was changed, by their global id. */
const userPayload = (t: PayloadFields<{ id: string }>) => ({
  user: t.field({
    type: User,
    nullable: true,
    description: 'The user as they are now.',
    resolve: ({ id }, _args, context) => User.tryLoad(context, userNameOf(id)),
  }),
})

mutation('sendPasswordLink', {
  description: 'Mails a user a link by which they set a password; earlier links end.',
  operation: accountPasswordLink,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    isInvitation: t.boolean({ description: 'Invites somebody new, for 7 days; else the link is good for an hour.' }),
  }),
  payload: (t: PayloadFields<{ email: string }>) => ({
    address: t.expose('email', { type: 'EmailAddress', description: 'The address that it goes to.' }),
  }),
  resolve: async ({ id, isInvitation }, context) =>
    context.rest.call(accountPasswordLink, {
      body: { userId: await userId(id, context), kind: isInvitation ? 'invitation' : 'reset' },
    }),
})

mutation('setUserPassword', {
  description:
    "Sets a user's password by the viewer's own; what the user is signed in with ends, and a mail tells them who did it.",
  operation: passwordUpdateOf,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    currentPassword: t.string({ required: true, description: 'The present password of the viewer.' }),
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
  description: 'Ends what a user is signed in with, in every browser; they may sign in again.',
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
    'Removes the second factor of a user who has lost theirs, and signs them out everywhere; a mail tells them who did it and why.',
  operation: accountResetSecondFactor,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    reason: t.string({ required: true, description: 'Why; the user reads it. Up to 500 characters.' }),
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
