import {
  emailStatuses,
  type MailReason,
  type MailState,
  type MailStatus,
} from '../../../services/features/emails/contract.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'

const EmailState = enumOf<MailState>('EmailState', 'What has become of an e-mail.', {
  waiting: 'It waits to be sent.',
  sending: 'It is on its way to the mail server.',
  sent: 'A mail server has accepted it.',
  failed: 'It was not sent, and is not tried again.',
})

const EmailReason = enumOf<MailReason>('EmailReason', 'Why an e-mail still waits, or has failed.', {
  noServer: 'No mail server is set up.',
  unreachable: 'The mail server could not be reached, or refuses the login.',
  deferred: 'The mail server asks to try again later.',
  refused: 'The mail server does not take it.',
  unclear: 'The connection ended before the server had answered: it may have taken it or not.',
  bounced: 'It was accepted and then sent back by another server.',
  suppressed: 'E-mails to this address came back before, for the address does not exist.',
  unsubscribed: 'The reader wants no mails that go to many.',
  noFile: 'A file that belongs to it is gone.',
  neverSent: 'It is from the time when the product sent no e-mails.',
})

export const Email = node<MailStatus>('Email', {
  description:
    'An e-mail that the product sends. By its id it is read by who has caused it, and by those who look after e-mail templates.',
  isByRecord: true,
  loader: loader<MailStatus>({
    read: (ids, { rest }) => rest.call(emailStatuses, { body: { ids: [...ids] } }),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    recipient: t.expose('recipient', { type: 'EmailAddress', description: 'Address that it goes to.' }),
    subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
    state: t.expose('state', { type: EmailState, description: 'What has become of it.' }),
    reason: t.expose('reason', {
      type: EmailReason,
      nullable: true,
      description: 'Why it still waits, or has failed; null where there is nothing to say.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'What the mail server said last, as it came.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried.' }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was written.' }),
    nextTryAt: t.expose('nextTryDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null unless it waits.',
    }),
    sentAt: t.expose('sentDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server accepted it; null until then.',
    }),
  }),
})
