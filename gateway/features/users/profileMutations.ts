import {
  avatarUpdate,
  passwordUpdate,
  profileUpdate,
  type UserDetail,
} from '../../../services/features/users/contract.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from './user.ts'

mutation('updateProfile', {
  description:
    "Changes the viewer's own names, e-mail address and phone number. CONFLICT if the record has changed since.",
  operation: profileUpdate,
  input: (t) => ({
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    givenName: t.string({ required: true, description: 'Given name of the viewer.' }),
    familyName: t.string({ required: true, description: 'Family name; may be empty.' }),
    fullName: t.string({ description: 'The display name; family name and given name by default.' }),
    email: t.field({ type: 'EmailAddress', description: 'E-mail address; a new one has to be confirmed.' }),
    phone: t.string({ description: 'Phone number of the viewer.' }),
    currentPassword: t.string({ description: 'The current password; required for a new e-mail address.' }),
  }),
  payload: (t: PayloadFields<{ user: UserDetail }>) => ({
    user: t.field({ type: User, description: 'The viewer after the change.', resolve: ({ user }) => user }),
  }),
  resolve: async ({ version, givenName: name, familyName, fullName, email, phone, currentPassword }, { rest }) => ({
    user: await rest.call(profileUpdate, {
      fieldNames: { name: 'givenName', CurrentPassword: 'currentPassword' },
      body: {
        version,
        name,
        familyName,
        ...(fullName && { fullName }),
        email: email ?? null,
        phone: phone ?? null,
        ...(currentPassword && { CurrentPassword: currentPassword }),
      },
    }),
  }),
})

mutation('updateAvatar', {
  description: "Sets or removes the viewer's picture.",
  operation: avatarUpdate,
  input: (t) => ({ image: t.string({ description: 'JPG or PNG under 2 MB in base64; null removes the picture.' }) }),
  payload: (t: PayloadFields<{ user: UserDetail }>) => ({
    user: t.field({ type: User, description: 'The viewer after the change.', resolve: ({ user }) => user }),
  }),
  resolve: async ({ image }, { rest }) => ({
    user: await rest.call(avatarUpdate, { fieldNames: { imageBase64: 'image' }, body: { imageBase64: image ?? '' } }),
  }),
})

mutation('changePassword', {
  description: "Changes the viewer's own password, given the current one; they are signed out everywhere.",
  operation: passwordUpdate,
  input: (t) => ({
    currentPassword: t.string({ required: true, description: 'The current password.' }),
    newPassword: t.string({
      required: true,
      description:
        'The new password: 6 characters or more with lower case, upper case, a digit and one of #$^+=!*()@%&.',
    }),
  }),
  payload: (t: PayloadFields<{ userName: string }>) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'The viewer whose password was changed.',
      resolve: ({ userName }, _args, context) => User.tryLoad(context, userName),
    }),
  }),
  resolve: async ({ currentPassword, newPassword }, context) => {
    const { ok } = await context.rest.call(passwordUpdate, {
      fieldNames: { CurrentPassword: 'currentPassword', NewPassword: 'newPassword' },
      body: { CurrentPassword: currentPassword, NewPassword: newPassword },
    })
    assertAccepted(ok, 'The password was not changed')
    return { userName: signedIn(context).userName }
  },
})
