import { emailSend } from '../../../services/features/emails/contract.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Email } from './email.ts'

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { emailFrom: 'senderAddress', emailFromName: 'senderName', emailTo: 'recipients' }

mutation('sendEmail', {
  description: 'Sends an e-mail to each of the recipients, none of whom sees the others.',
  operation: emailSend,
  input: (t) => ({
    subject: t.string({ required: true, description: 'Subject of the e-mail: one line, at most 250 characters.' }),
    contents: t.string({
      required: true,
      description:
        'Text of the e-mail as HTML: paragraphs, headings, lists, links and uploaded pictures; all else is left out.',
    }),
    senderAddress: t.field({ type: 'EmailAddress', required: true, description: 'Address of one of `emailSenders`.' }),
    senderName: t.string({ description: 'Name beside it; that of the sender when left out.' }),
    recipients: t.field({ type: ['EmailAddress'], required: true, description: 'E-mail addresses, at most 100.' }),
  }),
  payload: (t: PayloadFields<{ emailIds: string[] }>) => ({
    emails: t.field({
      type: [Email],
      // What was handed over is told as sent, also when it cannot be read again.
      mayFailAlone: true,
      description: 'One e-mail for each recipient; right after the call they wait.',
      resolve: ({ emailIds }, _args, context) => Email.loadAll(context, emailIds),
    }),
  }),
  resolve: ({ subject, contents, senderAddress, senderName, recipients }, { rest }) =>
    rest.call(emailSend, {
      fieldNames,
      body: {
        subject,
        contents,
        emailFrom: senderAddress,
        ...(senderName && { emailFromName: senderName }),
        emailTo: recipients.join(';'),
      },
    }),
})
