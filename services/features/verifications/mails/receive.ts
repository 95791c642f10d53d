import type { MailHandler } from '../../../core/inbound/handler.ts'
import { newId } from '../../candidates/ids.ts'
import { importTypes } from '../contract.ts'
import { announceRows } from '../imports.ts'
import { folderMails } from '../rights.ts'
import { mailQueue } from './job.ts'
import { plain } from './text.ts'

/** Writes each mail to an e-mail folder into its log, also one that was refused, and queues the work on it. */
export const mailHandler: MailHandler = {
  kind: folderMails,
  receive: ({ db, jobs }, folderId, mail) =>
    db.transaction(async (tx) => {
      const folder = await tx
        .from('verification_folder')
        .select('id')
        .where('id', '=', folderId)
        .where('import_type', '=', importTypes.email)
        .forShare()
        .executeTakeFirst()
      if (!folder) return false
      const id = newId()
      await tx
        .insert('verification_mail', {
          id,
          verification_id: folderId,
          sender: plain(mail.sender, 320),
          size: mail.size,
          raw_path: mail.path,
          ...(mail.path === null && { outcome: 'tooLarge', processed_at: new Date() }),
        })
        .execute()
      if (mail.path !== null) await jobs.add(tx, mailQueue.name, id, { companyId: db.companyId, mailId: id })
      await announceRows(tx, folderId)
      return true
    }),
}
