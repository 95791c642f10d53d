import { Type } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'

// Re-exported for the gateway, which takes the shape of a type from the feature to which it belongs.
export type { MailReason, MailState, MailStatus } from '../../core/contract/mails.ts'

/** The maximum number of addresses of one call. Each gets a separate mail, so that they do not see each other. */
export const mostRecipients = 100

export const emailSend = operation({
  id: 'emailSend',
  method: 'POST',
  path: '/commons/send-email',
  service: 'commons',
  access: ['VendorRequest:CreateVendorRequest', 'VendorRequest:UpdateVendorRequest'],
  effect: 'write',
  idempotent: true,
  origin: 'spec',
  body: Type.Object({
    subject: Type.String({ maxLength: 250, description: 'one line, not blank' }),
    contents: Type.String({
      maxLength: 500_000,
      description:
        'HTML with some text: paragraphs, headings 2 and 3, lists, links, and uploaded pictures; everything else is left out',
    }),
    emailFrom: Type.String({ maxLength: 250, description: 'address of one of the e-mail senders of the company' }),
    emailFromName: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'name displayed with the address; the name of the sender if left out',
      }),
    ),
    emailTo: Type.String({
      maxLength: 30_000,
      description: `addresses separated by semicolons, at most ${mostRecipients}`,
    }),
  }),
  answer: Type.Object({
    emailIds: Type.Array(Id, { description: 'ids of the mails, one per address, for emailStatuses' }),
  }),
  doc:
    'Sends a separate mail to each of the addresses, so that recipients do not see each other. The mails are ' +
    'sent after the response; emailStatuses returns their delivery status. Pictures are included in the mail. ' +
    'Placeholders (`data-token`) are refused, because they have no values. MAIL_OFF if no mail server is ' +
    'configured.',
  place: '001/7.4/31',
})

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
    'Returns the delivery status of mails that the caller has caused or, for users who manage e-mail templates, ' +
    'of all mails of the company. Other mails are left out.',
  place: 'ours',
})
