import {
  accountVerifications,
  type verificationStates,
  type EmailVerification as Row,
} from '../../../services/features/users/contract.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { loader } from '../../core/graph/loader.ts'
import { Email } from '../emails/email.ts'
import { UserAccount } from './user.ts'

const State = enumOf<(typeof verificationStates)[number]>(
  'EmailVerificationState',
  'The state of a link that confirms an e-mail address.',
  {
    open: 'It can still be used.',
    used: 'The address was confirmed with it.',
    expired: 'It was not used in time.',
    outdated: "The user's address has changed since.",
  },
)

const EmailVerification = builder
  .objectRef<Row>('EmailVerification')
  .implement({
    description: 'A link that confirms the e-mail address of a user, and the e-mail it was sent with.',
    fields: (t) => ({
      address: t.expose('email', { type: 'EmailAddress', description: 'The address that it confirms.' }),
      state: t.expose('state', { type: State, description: 'State of the link.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was created.' }),
      expiresAt: t.expose('expiresDate', { type: 'DateTime', description: 'Until when it can be used.' }),
      usedAt: t.expose('usedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When it was used; null until then.',
      }),
      email: t.field({
        type: Email,
        nullable: true,
        description: 'The e-mail and its delivery state; null once it has been deleted.',
        resolve: ({ mail }) => mail,
      }),
    }),
  })

const verifications = loader<Row>({
  read: (userIds, { rest }) => rest.call(accountVerifications, { body: { userIds: [...userIds] } }),
  key: ({ userId }) => userId,
})

builder.objectField(UserAccount, 'emailVerification', (t) =>
  t.field({
    type: EmailVerification,
    nullable: true,
    mayFailAlone: true,
    description:
      'The most recent link to confirm the e-mail address; null if there is none, and a month after it ended.',
    resolve: ({ id }, _args, context) => (id === nullId ? null : verifications.load(context, id)),
  }),
)
