import { Type } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'

// Passed on for the gateway, which takes a type's shape from the feature that it belongs to.
export type { MailReason, MailState, MailStatus } from '../../core/contract/mails.ts'

export const emailStatuses = operation({
  id: 'emailStatuses',
  method: 'POST',
  path: '/commons/email-statuses',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(MailStatus),
  doc:
    'What has become of mails that the caller has caused, and for those who look after e-mail templates of all of the company; others are ' +
    'left out.',
  place: 'ours',
})
