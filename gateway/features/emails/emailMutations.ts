import { emailSend } from '../../../services/features/emails/contract.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Email } from './email.ts'

/**
 * Maps the REST names of input fields to those of GraphQL, so an error message appears at the right field of the form.
 */
const fieldNames = { emailFrom: 'senderAddress', emailFromName: 'senderName', emailTo: 'recipients' }

mutation('sendEmail', {
  description: 'Sends an e-mail to each of the recipients. They do not see each other.',
  operation: emailSend,
  input: (t) => ({
    subject: t.string({ required: true, description: 'The subject: one line, at most 250 characters.' }),
    contents: t.string({
      required: true,
      description:
        'The text as HTML: paragraphs, headings, lists, links and uploaded pictures. Everything else is left out.',
    }),
    senderAddress: t.field({
      type: 'EmailAddress',
      required: true,
      description: 'The address of one of `emailSenders`.',
    }),
    senderName: t.string({ description: "The name beside the address. The sender's name by default." }),
    recipients: t.field({ type: ['EmailAddress'], required: true, description: 'E-mail addresses, at most 100.' }),
  }),
  payload: (t: PayloadFields<{ emailIds: string[] }>) => ({
    emails: t.field({
      type: [Email],
      // Accepted e-mails are reported as sent even if they cannot be read again.
      mayFailAlone: true,
      description: 'One e-mail for each recipient. Right after the call they are waiting.',
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
