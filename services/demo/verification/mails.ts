import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../../features/verifications/tables.ts'
import type { Cv } from '../cvs/cvs.ts'

/** A mail with CVs for a folder. */
interface DemoMail {
  id: string
  sender: string
  name: string
  subject: string
  text: string
  at: Date
}

const messageIdOf = ({ id, sender }: Pick<DemoMail, 'id' | 'sender'>) =>
  `<${id}@${sender.slice(sender.indexOf('@') + 1)}>`

/** Returns the raw mail as it was received. */
export async function writtenMail(mail: DemoMail, to: string, cvs: readonly Cv[]): Promise<Buffer> {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await writer.sendMail({
    from: { name: mail.name, address: mail.sender },
    to,
    subject: mail.subject,
    text: mail.text,
    date: mail.at,
    messageId: messageIdOf(mail),
    attachments: cvs.map(({ name, bytes }) => ({ filename: name, content: bytes, contentType: 'application/pdf' })),
  })
  return message as Buffer
}

/** Adds a mail to the log of its folder, with the rows that were created from its CVs. */
export async function insertMail(
  db: CompanyDb,
  mail: DemoMail & { folderId: string; importId: string; path: string; size: number },
  cvs: readonly (Cv & { rowId: string })[],
): Promise<void> {
  await db
    .insert('verification_mail', {
      id: mail.id,
      verification_id: mail.folderId,
      import_id: mail.importId,
      sender: mail.sender,
      from_text: `${mail.name} <${mail.sender}>`,
      subject: mail.subject,
      message_id: messageIdOf(mail),
      raw_path: mail.path,
      size: mail.size,
      outcome: 'taken',
      reason: null,
      row_count: cvs.length,
      received_at: mail.at,
      processed_at: new Date(mail.at.getTime() + 2_000),
    })
    .execute()
  await db.insertMany(
    'verification_mail_file',
    cvs.map(({ name, bytes, rowId }, index) => ({
      mail_id: mail.id,
      position: index + 1,
      verification_id: mail.folderId,
      name,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      outcome: 'taken',
      reason: null,
      row_id: rowId,
    })),
  )
}
