import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { MailHandler } from '../../../core/inbound/handler.ts'
import { newId } from '../../../core/ids.ts'
import { importTypes } from '../contract.ts'
import { announceRows } from '../imports/imports.ts'
import { folderMails } from '../rights.ts'
import { mailQueue } from './job.ts'
import { plain } from './text.ts'

/** The maximum number of refused mails that the log of a folder records per hour, in total and per sender. */
const mostNoted = { folder: 20, sender: 1 }

/** Whether the log has enough refused mails of the last hour. Announcing a large mail costs the sender nothing. */
async function isNoted(db: CompanyDb, folderId: string, sender: string): Promise<boolean> {
  const { all, own } = await db
    .from('verification_mail')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn.countAll<string>().filterWhere('sender', '=', plain(sender, 320)).as('own'),
    ])
    .where('verification_id', '=', folderId)
    .where('outcome', '=', 'tooLarge')
    .where('received_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return Number(all) >= mostNoted.folder || Number(own) >= mostNoted.sender
}

/** Records each mail to an e-mail folder in its log, even if it was refused, and queues its processing. */
export const mailHandler: MailHandler = {
  kind: folderMails,
  receive: ({ db, jobs }, folderId, mail) =>
    db.transaction(async (tx) => {
      const query = tx
        .from('verification_folder')
        .select('id')
        .where('id', '=', folderId)
        .where('import_type', '=', importTypes.email)
      // Refusals are handled one after the other, so that simultaneous ones are recorded once.
      const folder = await (mail.path === null ? query.forUpdate() : query.forShare()).executeTakeFirst()
      if (!folder) return false
      if (mail.path === null && (await isNoted(tx, folderId, mail.sender))) return true
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
