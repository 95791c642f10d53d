import {
  emailStatuses,
  type MailReason,
  type MailState,
  type MailStatus,
} from '../../../services/features/emails/contract.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'

const EmailState = enumOf<MailState>('EmailState', 'The state of an e-mail.', {
  waiting: 'It is waiting to be sent.',
  sending: 'It is being handed over to the mail server.',
  sent: 'A mail server has accepted it.',
  failed: 'It was not sent, and will not be retried.',
})

const EmailReason = enumOf<MailReason>('EmailReason', 'Why an e-mail is still waiting or has failed.', {
  noServer: 'No mail server is set up.',
  unreachable: 'The mail server could not be reached, or refused the login.',
  deferred: 'The mail server asked for a later retry.',
  refused: 'The mail server did not accept it.',
  unclear: 'The connection ended before the server answered, so it may or may not have been accepted.',
  bounced: 'It was accepted and then returned by another server.',
  suppressed: 'Earlier e-mails to this address were returned because the address does not exist.',
  unsubscribed: 'The recipient has unsubscribed from bulk mails.',
  noFile: 'An attached file no longer exists.',
  neverSent: 'It dates from the time when the product sent no e-mails.',
})

export const Email = node<MailStatus>('Email', {
  description:
    'An e-mail sent by the product. It can be read by its id by the user who caused it, and by those who manage e-mail templates.',
  isByRecord: true,
  loader: loader<MailStatus>({
    read: (ids, { rest }) => rest.call(emailStatuses, { body: { ids: [...ids] } }),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    recipient: t.expose('recipient', { type: 'EmailAddress', description: 'The address to which it is sent.' }),
    subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
    state: t.expose('state', { type: EmailState, description: 'The state of the e-mail.' }),
    reason: t.expose('reason', {
      type: EmailReason,
      nullable: true,
      description: 'Why it is still waiting or has failed. Null if there is no reason to report.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: "The mail server's last answer, unchanged." }),
    tries: t.exposeInt('tries', { description: 'How often sending was tried.' }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the e-mail was written.' }),
    nextTryAt: t.expose('nextTryDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When sending is tried next, or null unless it is waiting.',
    }),
    sentAt: t.expose('sentDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server accepted it, or null if it has not yet.',
    }),
  }),
})
