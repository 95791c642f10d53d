import { Type } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'

// Passed on for the gateway, which takes a type's shape from the feature that it belongs to.
export type { MailReason, MailState, MailStatus } from '../../core/contract/mails.ts'

/** Most addresses of one call; each gets a mail of its own, so that none sees another. */
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
        'HTML with some text: paragraphs, headings 2 and 3, lists, links, and pictures that were uploaded; all else is left out',
    }),
    emailFrom: Type.String({ maxLength: 250, description: 'address of one of the e-mail senders of the company' }),
    emailFromName: Type.Optional(
      Type.String({ maxLength: 100, description: 'name beside it; that of the sender when left out' }),
    ),
    emailTo: Type.String({
      maxLength: 30_000,
      description: `addresses, separated by semicolons: at most ${mostRecipients}`,
    }),
  }),
  answer: Type.Object({
    emailIds: Type.Array(Id, { description: 'one mail for each address, as emailStatuses reads them' }),
  }),
  doc:
    'Sends a mail to each of the addresses, none of which sees the others. It is sent after the answer: emailStatuses says what becomes of it. ' +
    'Its pictures go with it. Placeholders (`data-token`) are refused: nothing stands for them. Refused with MAIL_OFF where no mail server is configured.',
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
    'What has become of mails that the caller has caused, and for those who look after e-mail templates of all of the company; others are ' +
    'left out.',
  place: 'ours',
})
