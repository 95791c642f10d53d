import { mailFileOwner } from '../../core/mail/outbox.ts'
import type { FileAccess } from '../media/access.ts'

/** The pictures of a mail may be read by its sender, who may send the text again. */
export const mailFiles: FileAccess = {
  kind: mailFileOwner,
  mayRead: async ({ db, caller }, id) =>
    (await db
      .from('mail')
      .select('mail.id')
      .where('mail.id', '=', id)
      .where('mail.created_by', '=', caller.userName)
      .executeTakeFirst()) !== undefined,
}
