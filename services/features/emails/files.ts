import type { FileAccess } from '../media/access.ts'

/** Kind of the files that a mail has taken. */
export const mailOwner = 'mail'

/** Pictures of a mail are read by who has sent it, who may send the text again. */
export const mailFiles: FileAccess = {
  kind: mailOwner,
  mayRead: async ({ db, caller }, id) =>
    (await db
      .from('mail')
      .select('mail.id')
      .where('mail.id', '=', id)
      .where('mail.created_by', '=', caller.userName)
      .executeTakeFirst()) !== undefined,
}
