import type { Selectable } from 'kysely'
import nodemailer from 'nodemailer'
import type { FileStore } from '../files/files.ts'
import { bounceAddress } from './bounces.ts'
import { personalMail, type MailTable } from './outbox.ts'
import type { MailSettings, Sender } from './settings.ts'

/** A mail ready for sending. */
export interface Composed {
  envelope: { from: string; to: string }
  bytes: Buffer
}

/** File name of an invitation, for calendars that do not support invitations directly. */
export const calendarFile = 'invite.ics'

/**
 * The signed headers: sender, recipient and date, the thread, and how to unsubscribe from mass mailings, as RFC 8058
 * requires.
 */
const signedHeaders = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'In-Reply-To',
  'References',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Returns the Message-ID of a mail in the outbox that is sent from this address of the product. */
export const messageIdOf = (mailId: string, from: string): string => `<${mailId}@${domainOf(from)}>`

/**
 * Returns the names in the headers. Mails are sent from the domain for which the settings are valid (SPF, DKIM, DMARC);
 * a company's sender of another domain becomes the reply address. The organizer of an invitation must be its sender, so
 * the same applies there.
 */
export function namesOf(
  mail: Pick<Selectable<MailTable>, 'from_address' | 'from_name' | 'calendar' | 'reply_to'>,
  settings: MailSettings,
): { from: Sender; replyTo?: Sender } {
  const names = writerOf(mail, settings)
  return mail.reply_to
    ? { ...names, replyTo: { name: (names.replyTo ?? names.from).name, address: mail.reply_to } }
    : names
}

function writerOf(
  mail: Pick<Selectable<MailTable>, 'from_address' | 'from_name' | 'calendar'>,
  { from }: MailSettings,
): { from: Sender; replyTo?: Sender } {
  if (!mail.from_address) return { from }
  const sender = { name: mail.from_name || from.name, address: mail.from_address }
  return !mail.calendar && domainOf(sender.address) === domainOf(from.address)
    ? { from: sender }
    : { from: { name: sender.name, address: from.address }, replyTo: sender }
}

/**
 * Returns the headers for programs: that a machine wrote the mail, and how to unsubscribe from mass mailings with one
 * click (RFC 8058).
 */
const headersOf = ({ kind, unsubscribe_url: url }: Pick<Selectable<MailTable>, 'kind' | 'unsubscribe_url'>) => ({
  ...(kind !== personalMail && { 'Auto-Submitted': 'auto-generated' }),
  ...(url !== null && {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/**
 * Composes mails, signed if there is a key. The same mail always has the same Message-ID, so that a second copy is
 * recognised.
 */
export function createComposer(settings: MailSettings, files: FileStore) {
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.dkim && { dkim: { ...settings.dkim, headerFieldNames: signedHeaders } }),
  })
  return async (mail: Selectable<MailTable>): Promise<Composed> => {
    const attachments = await Promise.all(
      mail.attachments.map(async ({ name: filename, contentType, path, contentId }) => ({
        filename,
        contentType,
        ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
        content: await files.read(path),
      })),
    )
    const { message } = await writer.sendMail({
      ...namesOf(mail, settings),
      ...(mail.in_reply_to && { inReplyTo: mail.in_reply_to, references: mail.in_reply_to }),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body,
      ...(mail.html !== null && { html: mail.html }),
      attachments,
      ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: calendarFile } }),
      messageId: messageIdOf(mail.id, settings.from.address),
      date: mail.created_at,
      headers: headersOf(mail),
    })
    const { bounceDomain } = settings
    const sender = bounceDomain ? bounceAddress(mail.id, bounceDomain) : settings.from.address
    return { envelope: { from: sender, to: mail.recipient }, bytes: message as Buffer }
  }
}
export type Compose = ReturnType<typeof createComposer>
